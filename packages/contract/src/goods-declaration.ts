import { z } from 'zod';
import { call, ownCall } from './call.ts';
import { bigRecordId, cnyCents, instant, singleLine, page, pageRequest, wireObject } from './wire.ts';

/** Six to ten digits, or empty. */
const hsCode = z
  .string()
  .regex(/^([0-9]{6,10})?$/)
  .default('');

const fields = {
  name: singleLine(80).min(1),
  phone: singleLine(30).min(1),
  telephone: singleLine(30).min(1),
  email: singleLine(254).min(1),
  address: singleLine(300).min(1),
  postcode: singleLine(20).min(1),
  nameChinese: singleLine(100).min(1),
  nameEnglish: singleLine(100).min(1),
  hsCode,
  material: singleLine(100).default(''),
  origin: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .default('CN'),
  quantity: z.int().min(1).max(100_000),
  unitPriceCents: cnyCents.pipe(z.int().min(0).max(100_000_000)),
};
const names = {
  telephone: 'Tel',
  postcode: 'PostCode',
  nameChinese: 'GoodsNameCN',
  nameEnglish: 'GoodsNameEN',
  hsCode: 'HSCode',
  quantity: 'Account',
  unitPriceCents: 'Price',
};

const GoodsDeclaration = wireObject(
  {
    id: bigRecordId,
    ...fields,
    /** Last four characters of the identity number or credit code; the full value is never returned. */
    idCardTail: z.string(),
    updatedAt: instant,
  },
  { ...names, updatedAt: 'UpdateTime' },
);
export type GoodsDeclaration = z.output<typeof GoodsDeclaration>;

/** Reusable goods declarations of a member, with their declarer (§3 goods declaration). */
export const goodsDeclarationCalls = {
  list: call('/Client_AddressInfo/GetDeclareInfo', {
    summary: 'Lists the member’s goods declarations, newest first.',
    input: wireObject({ ...pageRequest(20, 100), search: singleLine(60).default('') }),
    output: page(GoodsDeclaration),
  }),
  add: call('/Client_AddressInfo/AddDeclare', {
    summary: 'Adds a goods declaration.',
    input: wireObject({ ...fields, idCard: singleLine(40).min(1) }, names),
    output: GoodsDeclaration,
  }),
  update: call('/Client_AddressInfo/UpdateDeclare', {
    summary: 'Updates a goods declaration. Existing orders keep what was declared with them.',
    input: wireObject({ id: bigRecordId, ...fields, idCard: singleLine(40).min(1).optional() }, names),
    output: GoodsDeclaration,
  }),
  remove: call('/Client_AddressInfo/DeleteDeclare', {
    summary: 'Deletes goods declarations, which can be restored for a while.',
    input: wireObject({ ids: z.array(bigRecordId).min(1).max(100) }),
    output: wireObject({ removed: z.int() }),
  }),
  restore: ownCall({
    path: '/Client_AddressInfo/RestoreDeclare',
    access: 'member',
    effect: 'change',
    summary: 'Restores recently deleted goods declarations.',
    input: wireObject({ ids: z.array(bigRecordId).min(1).max(100) }),
    output: wireObject({ restored: z.int() }),
  }),
};
