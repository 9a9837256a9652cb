import { peerStates } from '@onehaul/domain/peer/credit';
import { statementStates, statementPayMethods } from '@onehaul/domain/peer/statement';
import { z } from 'zod';
import { ownCall } from './call.ts';
import { kilograms } from './fee.ts';
import { GeneratedFile } from './generated-file.ts';
import { DeclaredGoods, orderStage } from './order-fields.ts';
import {
  bigRecordId,
  cnyCents,
  instant,
  singleLine,
  page,
  pageRequest,
  recordId,
  tenths,
  thousandths,
  wireObject,
} from './wire.ts';

const PeerOrder = wireObject(
  {
    id: bigRecordId,
    number: z.string(),
    /** The peer's own order number. */
    clientNumber: z.string(),
    stage: orderStage,
    lineName: z.string(),
    countryName: z.string(),
    receiverName: z.string(),
    boxCount: z.int(),
    receivedCount: z.int(),
    total: cnyCents,
    paid: cnyCents,
    carrierBillNumber: z.string().nullable(),
    /** The statement that contains it. */
    statementNumber: z.string().nullable(),
    createdAt: instant,
    shippedAt: instant.nullable(),
  },
  {
    number: 'MainBillCode',
    lineName: 'ChannelName',
    countryName: 'DestinationName',
    receiverName: 'RecipientName',
    total: 'AccruedCharge',
    paid: 'PaidAmount',
    carrierBillNumber: 'CarrierBillCode',
    createdAt: 'CreateTime',
    shippedAt: 'ShipTime',
  },
);
export type PeerOrder = z.output<typeof PeerOrder>;

const GrantedLine = wireObject(
  {
    id: recordId,
    code: z.string(),
    name: z.string(),
    warehouseName: z.string(),
    countryName: z.string(),
    isOpen: z.boolean(),
  },
  { warehouseName: 'WareHouseName', countryName: 'DestinationName' },
);

const PeerAccount = wireObject(
  {
    name: z.string(),
    state: z.enum(peerStates),
    creditMinor: cnyCents,
    owedMinor: cnyCents,
    freeMinor: cnyCents,
    termDays: z.int(),
    /** Amount of unpaid statements, and the earliest due date. */
    dueMinor: cnyCents,
    dueOn: z.string().nullable(),
    isOverdue: z.boolean(),
    lines: z.array(GrantedLine),
  },
  {
    creditMinor: 'Credit',
    owedMinor: 'Owed',
    freeMinor: 'Free',
    dueMinor: 'DueAmount',
    lines: 'Channels',
  },
);
export type PeerAccount = z.output<typeof PeerAccount>;

const statementFields = {
  id: bigRecordId,
  number: z.string(),
  /** `2026-10`, in the shop's time zone. */
  month: z.string(),
  orders: z.int(),
  totalMinor: cnyCents,
  state: z.enum(statementStates),
  /** A date in the shop's time zone. */
  dueOn: z.string(),
  isOverdue: z.boolean(),
  issuedAt: instant,
  paidAt: instant.nullable(),
  paidBy: z.enum(statementPayMethods).nullable(),
  transferNumber: z.string(),
};
const statementNames = { totalMinor: 'Amount', paidAt: 'PayTime', issuedAt: 'CreateTime' };
const Statement = wireObject(statementFields, statementNames);
export type PeerStatement = z.output<typeof Statement>;

const StatementLine = wireObject(
  {
    orderId: bigRecordId,
    number: z.string(),
    clientNumber: z.string(),
    lineName: z.string(),
    countryName: z.string(),
    receiverName: z.string(),
    boxCount: z.int(),
    weightGrams: kilograms,
    shippedAt: instant,
    minor: cnyCents,
    taxMinor: cnyCents,
  },
  {
    number: 'MainBillCode',
    lineName: 'ChannelName',
    countryName: 'DestinationName',
    receiverName: 'RecipientName',
    weightGrams: 'Weight',
    shippedAt: 'ShipTime',
    minor: 'Amount',
    taxMinor: 'TaxAmount',
  },
);
const StatementDetails = wireObject(
  { ...statementFields, balanceMinor: cnyCents, lines: z.array(StatementLine) },
  { ...statementNames, balanceMinor: 'Money' },
);
export type PeerStatementDetails = z.output<typeof StatementDetails>;

export const peerCalls = {
  orders: ownCall({
    path: '/Peer_Order/GetDataPage',
    access: 'member',
    effect: 'read',
    module: 'peers',
    summary: 'Lists the peer’s orders, newest first.',
    input: wireObject(
      {
        ...pageRequest(20, 100),
        stage: orderStage.optional(),
        /** One of the peer's numbers, or one of ours. */
        search: singleLine(60).default(''),
      },
      { search: 'KeyWord' },
    ),
    output: page(PeerOrder),
  }),
  account: ownCall({
    path: '/Peer_Account/GetTheData',
    access: 'mainAccount',
    effect: 'read',
    module: 'peers',
    summary: 'Returns the peer’s account: its credit, what is owed, what is due, and its granted lines.',
    input: wireObject({}),
    output: PeerAccount,
  }),
  statements: ownCall({
    path: '/Peer_Account/GetStatementPage',
    access: 'mainAccount',
    effect: 'read',
    module: 'peers',
    summary: 'Lists the peer’s monthly statements, newest first.',
    input: wireObject({ ...pageRequest(20, 100) }),
    output: page(Statement),
  }),
  statement: ownCall({
    path: '/Peer_Account/GetStatement',
    access: 'mainAccount',
    effect: 'read',
    module: 'peers',
    summary: 'Returns a statement with its orders.',
    input: wireObject({ id: bigRecordId }),
    output: StatementDetails,
  }),
  statementFile: ownCall({
    path: '/Peer_Account/GetStatementFile',
    access: 'mainAccount',
    effect: 'read',
    module: 'peers',
    summary: 'Returns a statement as a PDF or a workbook.',
    input: wireObject({ id: bigRecordId, kind: z.enum(['pdf', 'xlsx']).default('pdf') }, { kind: 'Type' }),
    output: GeneratedFile,
  }),
  payStatement: ownCall({
    path: '/Peer_Account/PayStatement',
    access: 'mainAccount',
    effect: 'change',
    module: 'peers',
    spends: true,
    summary: 'Pays a statement in full from the balance.',
    input: wireObject({ id: bigRecordId }),
    output: Statement,
  }),
};

const ApiKey = wireObject(
  {
    id: bigRecordId,
    name: z.string(),
    prefix: z.string(),
    createdAt: instant,
    lastUsedAt: instant.nullable(),
    revokedAt: instant.nullable(),
  },
  { prefix: 'ApiKey', createdAt: 'CreateTime' },
);
export type PeerKey = z.output<typeof ApiKey>;

export const peerKeyCalls = {
  list: ownCall({
    path: '/Peer_Key/GetDataPage',
    access: 'mainAccount',
    effect: 'read',
    module: 'peers',
    summary: 'Lists the peer’s API keys, newest first, without their secrets.',
    input: wireObject({ ...pageRequest(20, 100) }),
    output: page(ApiKey),
  }),
  add: ownCall({
    path: '/Peer_Key/AddData',
    access: 'mainAccount',
    effect: 'change',
    module: 'peers',
    answersSecret: true,
    summary: 'Creates an API key. Its secret is returned only in this response.',
    input: wireObject({ name: singleLine(60).min(1) }),
    output: wireObject({ id: bigRecordId, prefix: z.string(), secret: z.string() }, { prefix: 'ApiKey' }),
  }),
  revoke: ownCall({
    path: '/Peer_Key/DeleteData',
    access: 'mainAccount',
    effect: 'change',
    module: 'peers',
    summary: 'Revokes an API key, effective immediately.',
    input: wireObject({ id: bigRecordId }),
    output: z.null(),
  }),
};

const NewBox = wireObject(
  {
    /** Text on the box, if it has its own number. */
    mark: singleLine(60).default(''),
    grams: thousandths,
    lengthMillimetres: tenths,
    widthMillimetres: tenths,
    heightMillimetres: tenths,
  },
  { grams: 'Weight', lengthMillimetres: 'Length', widthMillimetres: 'Width', heightMillimetres: 'Height' },
);

const NewPeerOrder = wireObject(
  {
    clientNumber: singleLine(60).min(1),
    lineCode: singleLine(40).min(1),
    receiverName: singleLine(100).min(1),
    receiverPhone: singleLine(30).min(1),
    receiverPostcode: singleLine(20).default(''),
    receiverRegion: singleLine(200).default(''),
    receiverDetail: singleLine(300).min(1),
    /** The shop pays the duty and bills it. */
    isTaxHandled: z.boolean().default(false),
    remark: singleLine(500).default(''),
    boxes: z.array(NewBox).min(1).max(50),
    declaration: z.array(DeclaredGoods).min(1).max(50),
  },
  {
    receiverName: 'RecipientName',
    receiverPhone: 'RecipientPhone',
    receiverPostcode: 'PostCode',
    receiverRegion: 'Region',
    receiverDetail: 'Address',
    lineCode: 'ChannelCode',
    isTaxHandled: 'IsTax',
    remark: 'Rem',
    declaration: 'Declares',
  },
);
export type NewPeerOrder = z.output<typeof NewPeerOrder>;

/** Calls for other software; requests are signed (docs/peer-api.md). */
export const peerOpenCalls = {
  addOrders: ownCall({
    path: '/Peer_Open/AddOrders',
    access: 'visitor',
    effect: 'change',
    module: 'peers',
    summary: 'Places orders: all of them, or none. The request is signed with an API key.',
    input: wireObject({ orders: z.array(NewPeerOrder).min(1).max(100) }),
    output: z.array(
      wireObject(
        { clientNumber: z.string(), number: z.string(), total: cnyCents },
        { number: 'MainBillCode', total: 'AccruedCharge' },
      ),
    ),
  }),
  findOrders: ownCall({
    path: '/Peer_Open/GetOrders',
    access: 'visitor',
    effect: 'read',
    module: 'peers',
    summary:
      'Returns orders by the peer’s own numbers or page by page. The request is signed with an API key.',
    input: wireObject({
      ...pageRequest(20, 100),
      clientNumbers: z.array(singleLine(60).min(1)).max(100).optional(),
    }),
    output: page(PeerOrder),
  }),
};
