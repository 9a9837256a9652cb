import { randomUUID } from 'node:crypto';
import type { Actor, Shop } from './actors.ts';
import type { TestDatabase } from './test-database.ts';

type Input = (cell: { readonly member: Actor }) => Promise<Record<string, unknown>>;

/** A checked sheet of goods with one row, with a problem or ready to commit. */
export async function aSheet(
  { sql }: TestDatabase,
  shop: { readonly id: number; readonly tenantId: number },
  member: { readonly id: number },
  isWrong = false,
): Promise<string> {
  const id = randomUUID();
  const values = {
    code: `C-${id}`.slice(0, 30),
    name: 'Cup',
    weight: 200,
    length: 100,
    width: 100,
    height: 100,
  };
  await sql(
    `insert into import_file (tenant_id, shop_id, id, member_id, account_id, kind, name, sha256, length_bytes, state,
       total_rows, done_rows, wrong_rows, headings)
     values ($1, $2, $3, $4, $4, 'codSku', 'goods.xlsx', sha256(convert_to($7, 'UTF8')), 100, $5, 1, 1, $6,
       '[{"text":"Code","column":"code"}]')`,
    [shop.tenantId, shop.id, id, member.id, isWrong ? 'wrong' : 'verified', isWrong ? 1 : 0, id],
  );
  await sql(
    `insert into import_row (tenant_id, shop_id, import_id, piece, row_number, cells, read_values, problems)
     values ($1, $2, $3, 0, 2, $4, $5, $6)`,
    [
      shop.tenantId,
      shop.id,
      id,
      JSON.stringify([values.code]),
      JSON.stringify(values),
      isWrong ? '[{"column":"code","problem":"alreadyKnown"}]' : '[]',
    ],
  );
  return id;
}

/** Minimal valid inputs for the sheet calls, referring to records of `member`. */
export function createImportInputs(database: TestDatabase, shop: Shop): Record<string, Input> {
  const kind = async () => ({ Type: 'codSku' });
  const ready: Input = async ({ member }) => ({ ImportId: await aSheet(database, shop, member) });
  return {
    '/Order/WebOrderImportExcelTemplate': kind,
    '/Order/OrderImportVerification': kind,
    '/Order/OrderImport': ready,
    '/COD_SKU/CODSKUImport': ready,
    '/Order_Import/GetDataPage': kind,
    '/Order_Import/GetTheData': ready,
    '/Order_Import/DownloadBadRows': async ({ member }) => ({
      ImportId: await aSheet(database, shop, member, true),
    }),
  };
}
