import { sql } from 'kysely';
import { prepare, prepareChange, tables } from '../../db/statement.ts';

type OrderScope = { tenantId: number; shopId: number; orderId: number };

const listColumns = [
  'boxFrom',
  'boxCount',
  'mark',
  'nameChinese',
  'nameEnglish',
  'material',
  'hsCode',
  'piecesPerBox',
  'lengthMm',
  'widthMm',
  'heightMm',
  'grossGrams',
  'netGrams',
  'unitMinor',
  'origin',
] as const;

export const boxListOf = prepare((p: OrderScope) =>
  tables
    .selectFrom('boxListLine')
    .select(listColumns)
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('orderId', '=', p.orderId)
    .orderBy('position'),
);

export const deleteBoxList = prepareChange((p: OrderScope) =>
  tables
    .deleteFrom('boxListLine')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('orderId', '=', p.orderId),
);

export const insertBoxList = prepareChange((p: OrderScope & { lines: string }) =>
  tables
    .insertInto('boxListLine')
    .columns(['tenantId', 'shopId', 'orderId', 'position', ...listColumns])
    .expression(
      sql`select ${p.tenantId}::int, ${p.shopId}::int, ${p.orderId}::bigint, (one.value ->> 'position')::smallint,
        line."boxFrom", line."boxCount", line."mark", line."nameChinese", line."nameEnglish", line."material",
        line."hsCode", line."piecesPerBox", line."lengthMm", line."widthMm", line."heightMm", line."grossGrams",
        line."netGrams", line."unitMinor", line."origin"
      from jsonb_array_elements(${p.lines}::jsonb) as one,
        jsonb_to_record(one.value) as line ("boxFrom" smallint, "boxCount" smallint, "mark" text, "nameChinese" text,
          "nameEnglish" text, "material" text, "hsCode" text, "piecesPerBox" int, "lengthMm" int, "widthMm" int,
          "heightMm" int, "grossGrams" int, "netGrams" int, "unitMinor" bigint, "origin" text)`,
    ),
);

/** Attaches the imported box list to the booking; its goods become the order's customs declaration. */
export const attachBoxList = prepareChange((p: OrderScope & { importId: string }) =>
  tables
    .updateTable('dedicatedOrder')
    .set({ boxListImportId: p.importId, boxListAt: sql`now()` })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('orderId', '=', p.orderId),
);

export const writeDeclaration = prepareChange(
  (p: OrderScope & { declaration: string; declaredMinor: number }) =>
    tables
      .updateTable('shopOrder')
      .set({ declaration: sql`${p.declaration}::jsonb`, declaredMinor: p.declaredMinor })
      .where('tenantId', '=', p.tenantId)
      .where('shopId', '=', p.shopId)
      .where('id', '=', p.orderId),
);
