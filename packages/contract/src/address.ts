import { consigneeProblems } from '@onehaul/domain/customs/consignee';
import { recognizedFields } from '@onehaul/domain/address/recognize/recognize';
import { z } from 'zod';
import { call, ownCall } from './call.ts';
import { bigRecordId, singleLine, numberedEnum, page, pageRequest, recordId, wireObject } from './wire.ts';

const kind = numberedEnum({ dispatch: 1, pickup: 2 });

const fields = {
  kind: kind.default('dispatch'),
  receiverName: singleLine(80).min(1),
  phone: singleLine(30).min(1),
  telephone: singleLine(30).default(''),
  countryId: recordId,
  /** Deepest region of the platform's list; where the list has none, the three names below are free text. */
  regionId: singleLine(20).nullable().default(null),
  province: singleLine(80).default(''),
  city: singleLine(80).default(''),
  area: singleLine(80).default(''),
  detail: singleLine(300).min(1),
  postcode: singleLine(20).default(''),
  pickupPointId: recordId.nullable().default(null),
  isDefault: z.boolean().default(false),
  /**
   * Declared by the member: the receiver is registered in the customs app with this name and number (A70).
   */
  isRegistered: z.boolean().default(false),
};
const names = {
  kind: 'Type',
  receiverName: 'RecipientName',
  telephone: 'Tel',
  countryId: 'DestinationId',
  detail: 'Address',
  postcode: 'PostCode',
  pickupPointId: 'AgentId',
};

const Address = wireObject(
  {
    id: bigRecordId,
    ...fields,
    countryName: z.string(),
    pickupPointName: z.string().nullable(),
    /** From the province down to `regionId`, for matching remote-area lists. */
    regionIds: z.array(z.string()).optional(),
    /** Last four characters; the full number is never returned. */
    idCardTail: z.string(),
    /** Whether the receiver must confirm each shipment at customs there (A70), and what would prevent it. */
    asksConsignee: z.boolean().default(false),
    consigneeProblems: z.array(z.enum(consigneeProblems)).default([]),
  },
  { ...names, countryName: 'DestinationName', pickupPointName: 'AgentName' },
);
export type Address = z.output<typeof Address>;

/** Identity number required by customs, stored encrypted. When omitted, the stored value stays. */
const idCard = singleLine(40).optional();

const certainty = z.enum(['sure', 'check', 'none']);
const RecognizedAddress = wireObject(
  {
    receiverName: z.string(),
    phone: z.string(),
    telephone: z.string(),
    /** ISO alpha-2; null when no country could be recognised. */
    countryCode: z.string().nullable(),
    /** Null also where the shop does not ship to that country. */
    countryId: recordId.nullable(),
    /** Regions of the platform's list from the province down, as far as recognised. */
    regionIds: z.array(z.string()),
    detail: z.string(),
    postcode: z.string(),
    idCard: z.string(),
    certainty: z.object(
      Object.fromEntries(recognizedFields.map((field) => [field, certainty])) as Record<
        (typeof recognizedFields)[number],
        typeof certainty
      >,
    ),
    /** Numbers that fit no remaining field. */
    leftovers: z.string(),
  },
  { ...names },
);
export type RecognizedAddress = z.output<typeof RecognizedAddress>;

export const addressCalls = {
  list: call('/Client_AddressInfo/GetDataPage', {
    summary: 'Lists the member’s addresses: the default first, then the newest.',
    input: wireObject(
      { ...pageRequest(50, 100), countryId: recordId.optional() },
      { countryId: 'DestinationId' },
    ),
    output: page(Address),
  }),
  add: call('/Client_AddressInfo/AddData', {
    summary: 'Adds an address.',
    input: wireObject(
      {
        ...fields,
        idCard,
        /** Another own address of the same receiver; its customs data is copied. */
        sameReceiverAs: bigRecordId.optional(),
      },
      { ...names, sameReceiverAs: 'SameReceiverAsId' },
    ),
    output: Address,
  }),
  update: call('/Client_AddressInfo/UpdateData', {
    summary: 'Updates an address. Existing orders keep the address they were placed with.',
    input: wireObject({ id: bigRecordId, ...fields, idCard }, names),
    output: Address,
  }),
  remove: call('/Client_AddressInfo/DeleteData', {
    summary: 'Deletes addresses.',
    input: wireObject({ ids: z.array(bigRecordId).min(1).max(100) }),
    /**
     * `undo` is an opaque token that restores them for one minute; its content is unreadable to the client.
     */
    output: wireObject({ removed: z.int(), undo: z.string() }),
  }),
  restore: ownCall({
    path: '/Client_AddressInfo/RestoreData',
    access: 'member',
    effect: 'change',
    summary: 'Restores deleted addresses, within a minute of their deletion.',
    input: wireObject({ undo: z.string().min(1).max(400_000) }),
    output: wireObject({ restored: z.int() }),
  }),
  recognize: call('/Client_AddressInfo/AutoRecognizeAddress', {
    summary: 'Recognises an address in a pasted message. The message is not stored.',
    input: wireObject({ text: z.string().trim().min(1).max(2000) }),
    output: RecognizedAddress,
  }),
  setDefault: call('/Client_AddressInfo/SetDefaultAddress', {
    summary: 'Sets the member’s default address.',
    input: wireObject({ id: bigRecordId }),
    output: wireObject({ id: bigRecordId }),
  }),
};
