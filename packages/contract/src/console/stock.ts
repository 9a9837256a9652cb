import { maxInboundLines, maxPieces } from '@onehaul/domain/stock/inbound';
import { stockMovementKinds } from '@onehaul/domain/stock/stock';
import { z } from 'zod';
import { bigRecordId, instant, pageRequest, recordId } from '../wire.ts';
import { singleLine, pageOf, searchText, staffCall } from './staff-call.ts';

const workplace = { shopId: recordId, warehouseId: recordId };

const InboundLine = z.object({
  skuId: bigRecordId,
  code: z.string(),
  barcode: z.string(),
  name: z.string(),
  pictureUrl: z.string(),
  expected: z.int(),
});
const ExpectedInbound = z.object({
  shopId: recordId,
  id: bigRecordId,
  number: z.string(),
  courierNumber: z.string(),
  memberCode: z.string(),
  memberName: z.string(),
  remark: z.string(),
  createdAt: instant,
  lines: z.array(InboundLine),
});
export type ExpectedInbound = z.output<typeof ExpectedInbound>;
export type InboundLine = z.output<typeof InboundLine>;

const StockRow = z.object({
  shopId: recordId,
  skuId: bigRecordId,
  warehouseId: recordId,
  warehouseName: z.string(),
  memberCode: z.string(),
  memberName: z.string(),
  code: z.string(),
  barcode: z.string(),
  name: z.string(),
  onHand: z.int(),
  reserved: z.int(),
  free: z.int(),
  lowAt: z.int().nullable(),
});
export type StockRow = z.output<typeof StockRow>;

const MovementForStaff = z.object({
  position: z.int(),
  kind: z.enum(stockMovementKinds),
  onHandChange: z.int(),
  reservedChange: z.int(),
  onHand: z.int(),
  reserved: z.int(),
  orderNumber: z.string(),
  inboundNumber: z.string(),
  actor: z.enum(['member', 'staff', 'system']),
  staffName: z.string(),
  remark: z.string(),
  createdAt: instant,
});
export type MovementForStaff = z.output<typeof MovementForStaff>;

const stockRef = { shopId: recordId, skuId: bigRecordId, warehouseId: recordId };

export const stockStationCalls = {
  expected: staffCall({
    path: '/console/stockIn/expected',
    access: 'stock:work',
    effect: 'read',
    summary: 'Lists deliveries to stock on their way to a warehouse, oldest first.',
    input: z.object({ ...pageRequest(20, 100), ...workplace }),
    output: pageOf(ExpectedInbound),
  }),
  find: staffCall({
    path: '/console/stockIn/find',
    access: 'stock:work',
    effect: 'read',
    summary: 'Finds a delivery to stock by its scanned number or courier number.',
    input: z.object({ ...workplace, code: singleLine(60).min(1) }),
    output: z.object({ items: z.array(ExpectedInbound) }),
  }),
  receive: staffCall({
    path: '/console/stockIn/receive',
    access: 'stock:work',
    effect: 'change',
    summary:
      'Records the count of a delivery line by line. Undamaged goods are put into stock and the owner is notified.',
    input: z.object({
      shopId: recordId,
      id: bigRecordId,
      lines: z
        .array(
          z.object({
            skuId: bigRecordId,
            counted: z.int().min(0).max(maxPieces),
            damaged: z.int().min(0).max(maxPieces),
          }),
        )
        .min(1)
        .max(maxInboundLines),
    }),
    output: z.object({ number: z.string(), putAway: z.int() }),
  }),
};

export const stockDeskCalls = {
  list: staffCall({
    path: '/console/stock/list',
    access: 'stock:read',
    effect: 'read',
    summary:
      'Lists stock in the warehouses; searchable by the beginning of a SKU, its barcode or its owner’s code.',
    input: z.object({
      ...pageRequest(20, 100),
      shopId: recordId.nullable().default(null),
      search: searchText,
      isLow: z.boolean().default(false),
    }),
    output: pageOf(StockRow),
  }),
  movements: staffCall({
    path: '/console/stock/movements',
    access: 'stock:read',
    effect: 'read',
    summary: 'Lists the stock movements of a SKU in a warehouse, newest first.',
    input: z.object({ ...pageRequest(20, 100), ...stockRef }),
    output: pageOf(MovementForStaff),
  }),
  correct: staffCall({
    path: '/console/stock/correct',
    access: 'stock:work',
    effect: 'change',
    summary: 'Corrects stock to what was counted, or disposes of pieces; with a reason.',
    input: z.object({
      ...stockRef,
      kind: z.enum(['adjust', 'dispose']),
      /** Signed difference for `adjust`, number of pieces for `dispose`. */
      count: z
        .int()
        .min(-maxPieces)
        .max(maxPieces)
        .refine((count) => count !== 0),
      reason: singleLine(300).min(1),
    }),
    output: z.object({ onHand: z.int(), reserved: z.int() }),
  }),
};
