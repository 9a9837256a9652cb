import { maxPieces } from '@onehaul/domain/stock/inbound';
import { refuseUniqueViolation } from '../../db/unique-violation.ts';
import type { ImportedRow, ImportPlan, ImportCheckContext } from '../import/index.ts';
import { ensureCategories, insertSkus, usedCodes } from './sku.repository.ts';

const columns = [
  { name: 'code', type: { is: 'text', longest: 60 }, isRequired: true },
  { name: 'name', type: { is: 'text', longest: 200 }, isRequired: true },
  { name: 'nameEnglish', type: { is: 'text', longest: 200 }, isRequired: false },
  { name: 'category', type: { is: 'text', longest: 60 }, isRequired: false },
  { name: 'barcode', type: { is: 'text', longest: 60 }, isRequired: false },
  { name: 'weight', type: { is: 'kilograms', most: 1000 }, isRequired: true },
  { name: 'length', type: { is: 'centimetres', most: 1000 }, isRequired: true },
  { name: 'width', type: { is: 'centimetres', most: 1000 }, isRequired: true },
  { name: 'height', type: { is: 'centimetres', most: 1000 }, isRequired: true },
  { name: 'declared', type: { is: 'amount', mostMinor: 100_000_000_00 }, isRequired: false },
  { name: 'hsCode', type: { is: 'text', longest: 20 }, isRequired: false },
  { name: 'lowAt', type: { is: 'whole', least: 1, most: maxPieces }, isRequired: false },
] as const satisfies ImportPlan['columns'];

const memberKeyOf = ({ shop, member }: ImportCheckContext) => ({ shopId: shop.id, memberId: member.ownerId });
const codeOf = ({ values }: ImportedRow) => String(values.code);

/** Import of SKUs: every code must be new, or the sheet is refused. Missing categories are created. */
export const skuImport: ImportPlan = {
  kind: 'codSku',
  columns,
  uniqueColumns: ['code'],

  async judge(context, rows) {
    const known = await context.db.all(usedCodes, { ...memberKeyOf(context), codes: rows.map(codeOf) });
    const codes = new Set(known.map(({ code }) => code));
    return rows
      .filter((row) => codes.has(codeOf(row)))
      .map(({ row }) => ({ row, column: 'code', problem: 'alreadyKnown' }) as const);
  },

  async commit(context, rows) {
    const drafts = rows.map(({ values }) => ({
      category: values.category,
      code: values.code,
      barcode: values.barcode ?? '',
      name: values.name,
      nameEnglish: values.nameEnglish ?? '',
      weightGrams: values.weight,
      lengthMm: values.length,
      widthMm: values.width,
      heightMm: values.height,
      declaredMinor: values.declared ?? 0,
      hsCode: values.hsCode ?? '',
      lowAt: values.lowAt,
    }));
    const names = [
      ...new Set(drafts.flatMap(({ category }) => (category === null ? [] : [String(category)]))),
    ];
    if (names.length > 0) await context.db.all(ensureCategories, { ...memberKeyOf(context), names });
    const added = await context.db
      .all(insertSkus, { ...memberKeyOf(context), rows: JSON.stringify(drafts) })
      .catch(
        refuseUniqueViolation('sku_tenant_id_shop_id_member_id_code_key', 'stock.codeTaken', { code: '' }),
      );
    return { taken: added.length };
  },
};
