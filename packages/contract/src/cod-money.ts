import { ageGroups } from '@onehaul/domain/cod/ageing';
import { codStates } from '@onehaul/domain/cod/cod-state';
import { z } from 'zod';
import { ownCall } from './call.ts';
import { bigRecordId, cnyCents, instant, page, pageRequest, wireObject } from './wire.ts';

const Collection = wireObject(
  {
    orderId: bigRecordId,
    number: z.string(),
    clientNumber: z.string(),
    carrierBillNumber: z.string(),
    state: z.enum(codStates),
    currencyCode: z.string(),
    /** In the receiver's currency, major units: collected, or still to be collected. */
    amount: z.number(),
    /** In yuan, at the rate of the collection day. */
    owedMinor: cnyCents.nullable(),
    exchangeRate: z.number().nullable(),
    /** Shipping cost not paid yet. */
    costMinor: cnyCents,
    /** When the money reached its current state. */
    since: instant.nullable(),
    remittanceNumber: z.string(),
  },
  {
    number: 'MainBillCode',
    clientNumber: 'ClientBillCode',
    carrierBillNumber: 'CarrierBillCode',
    currencyCode: 'CurrencyName',
    amount: 'CollectionAmount',
    owedMinor: 'Owed',
    costMinor: 'Cost',
    remittanceNumber: 'RemittanceNo',
  },
);
export type Collection = z.output<typeof Collection>;

const Remittance = wireObject(
  {
    id: bigRecordId,
    number: z.string(),
    orders: z.int(),
    collectedMinor: cnyCents,
    freightMinor: cnyCents,
    commissionMinor: cnyCents,
    taxMinor: cnyCents,
    netMinor: cnyCents,
    createdAt: instant,
  },
  {
    number: 'RemittanceNo',
    collectedMinor: 'Collected',
    freightMinor: 'Freight',
    commissionMinor: 'CollectionCommission',
    taxMinor: 'Tax',
    netMinor: 'Amount',
    createdAt: 'CreateTime',
  },
);
export type Remittance = z.output<typeof Remittance>;

const Sum = wireObject(
  {
    state: z.enum(['expected', 'collected', 'settled']),
    age: z.enum(ageGroups),
    currencyCode: z.string(),
    orders: z.int(),
    /** In the receivers' currency, major units. */
    amount: z.number(),
    yuanMinor: cnyCents,
  },
  { currencyCode: 'CurrencyName', amount: 'CollectionAmount', yuanMinor: 'Yuan' },
);

const Statistics = wireObject(
  {
    /** Money in progress, by state and age. */
    sums: z.array(Sum),
    remittances: z.int(),
    remittedOrders: z.int(),
    remittedMinor: cnyCents,
    /** Refused orders whose shipping cost is not charged yet. */
    refusedOrders: z.int(),
  },
  { remittedMinor: 'Remitted' },
);
export type CodStatistics = z.output<typeof Statistics>;

export const codMoneyCalls = {
  collections: ownCall({
    path: '/COD_Order/GetCollectionPage',
    access: 'member',
    effect: 'read',
    module: 'cashOnDelivery',
    summary: 'Lists cash on delivery orders with the state of their money, newest first.',
    input: wireObject({
      ...pageRequest(20, 100),
      state: z.enum(codStates).default('collected'),
      /** Restricts the list to one remittance. */
      remittanceId: bigRecordId.optional(),
    }),
    output: page(Collection),
  }),
  remittances: ownCall({
    path: '/COD_Order/GetRemittancePage',
    access: 'member',
    effect: 'read',
    module: 'cashOnDelivery',
    summary: 'Lists the remittances of collected money the shop has paid to the seller, newest first.',
    input: wireObject(pageRequest(20, 100)),
    output: page(Remittance),
  }),
  statistics: ownCall({
    path: '/COD_Order/GetStatistics',
    access: 'member',
    effect: 'read',
    module: 'cashOnDelivery',
    summary: 'Returns how much collected money is expected, with the carriers, with the shop and remitted.',
    input: wireObject({}),
    output: Statistics,
  }),
};
