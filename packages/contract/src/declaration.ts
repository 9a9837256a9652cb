import { z } from 'zod';
import { ownCall } from './call.ts';
import { goodsName, quantity, state, typedNumber } from './parcel-fields.ts';
import {
  bigRecordId,
  cnyCents,
  instant,
  singleLine,
  page,
  pageRequest,
  recordId,
  wireObject,
} from './wire.ts';

/** Customs declaration of a parcel abroad (§3 overseas declaration). */
export const OverseasDeclaration = wireObject(
  {
    parcelId: bigRecordId,
    courierNumber: z.string(),
    state,
    virtualWarehouseId: z.int(),
    virtualWarehouseName: z.string(),
    courierCompany: z.string(),
    goodsKind: z.string(),
    classification: z.string(),
    goodsName: z.string(),
    quantity: z.int(),
    currencyCode: z.string(),
    /** In hundredths of the currency, even for currencies without decimals. */
    valueMinor: cnyCents,
    createdAt: instant,
  },
  {
    courierNumber: 'Code',
    virtualWarehouseId: 'VirtualWareHouseId',
    virtualWarehouseName: 'VirtualWareHouseName',
    quantity: 'Account',
    currencyCode: 'Currency',
    valueMinor: 'Value',
    createdAt: 'CreateTime',
  },
);
export type OverseasDeclaration = z.output<typeof OverseasDeclaration>;

const declarationFields = {
  virtualWarehouseId: recordId,
  courierCompany: singleLine(60).min(1),
  goodsKind: singleLine(60).min(1),
  classification: singleLine(60).min(1),
  goodsName: goodsName.min(1),
  quantity,
  currencyCode: z.string().regex(/^[A-Z]{3}$/),
  valueMinor: cnyCents.pipe(z.int().min(1).max(10_000_000_000)),
};
const declarationNames = {
  virtualWarehouseId: 'VirtualWareHouseId',
  quantity: 'Account',
  currencyCode: 'Currency',
  valueMinor: 'Value',
} as const;

/** Goods that are shipped to an address abroad first (§3 overseas declaration). */
export const declarationCalls = {
  list: ownCall({
    path: '/Parcel_Declare/GetDataPage',
    access: 'member',
    effect: 'read',
    module: 'consolidation',
    summary: 'Lists the member’s overseas declarations, newest first.',
    input: wireObject(pageRequest(20, 50)),
    output: page(OverseasDeclaration),
  }),
  declare: ownCall({
    path: '/Parcel_Declare/AddData',
    access: 'member',
    effect: 'change',
    module: 'consolidation',
    summary: 'Declares goods sent to a virtual warehouse, and forecasts their parcel.',
    input: wireObject(
      { courierNumber: typedNumber.min(1), ...declarationFields },
      { courierNumber: 'Code', ...declarationNames },
    ),
    output: OverseasDeclaration,
  }),
  redeclare: ownCall({
    path: '/Parcel_Declare/UpdateData',
    access: 'member',
    effect: 'change',
    module: 'consolidation',
    summary: 'Updates an overseas declaration, until the goods have arrived.',
    input: wireObject({ parcelId: bigRecordId, ...declarationFields }, declarationNames),
    output: OverseasDeclaration,
  }),
};
