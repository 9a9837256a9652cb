import { exportedColumns, type ExportedList } from '@onehaul/domain/list-export';
import { orderSteps } from '@onehaul/domain/order/order-state';
import { createListExportFixture, type ExportPerson, linesOf } from '@onehaul/testing/list-export-fixture';
import { aWarehouse } from '@onehaul/testing/parcel-builders';
import { errorOf } from '@onehaul/testing/parcel-fixture';
import fc from 'fast-check';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, afterEach, describe, expect, test } from 'vitest';

const stage = await createListExportFixture();
const {
  database,
  shop,
  sister,
  owner,
  admin,
  finance,
  clerk,
  rival,
  person,
  start,
  started,
  listed,
  row,
  workUntil,
  file,
  refusalOf,
} = stage;
afterAll(stage.close);
afterEach(() => database.sql('delete from list_export'));

async function exported(who: ExportPerson, list: ExportedList, input: object = {}): Promise<string[]> {
  const id = await started(who, list, input);
  await workUntil(id, 'done');
  const [, ...lines] = linesOf((await file(who, id)).body);
  await who.call('exports/remove', { id });
  return lines;
}
async function shown(who: ExportPerson, list: ExportedList, filters: object): Promise<string[]> {
  const numbers: string[] = [];
  for (let pageIndex = 1; ; pageIndex += 1) {
    const reply = await who.call(`${list}/list`, { ...filters, pageIndex, pageRows: 5 });
    const { items, total } = reply.body.Data as unknown as { items: Record<string, string>[]; total: number };
    numbers.push(...items.map(({ number, courierNumber }) => number ?? courierNumber!));
    if (pageIndex * 5 >= total) return numbers;
  }
}

describe('the file', () => {
  test('has the rows of the list in its order, whatever the filters', async () => {
    const filters = fc.record(
      {
        shopId: fc.constantFrom(shop.id, sister.id),
        step: fc.constantFrom(...orderSteps),
        sort: fc.constantFrom('newest', 'oldest', 'amount'),
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(filters, async (asked) => {
        expect(await exported(finance, 'orders', asked)).toEqual(await shown(finance, 'orders', asked));
      }),
      { numRuns: 12, examples: [[{}], [{ shopId: shop.id, sort: 'amount' }]] },
    );
    const days = { shopId: shop.id, days: { of: 'placed', from: '2026-10-03', to: '2026-10-06' } };
    const inDays = await exported(finance, 'orders', days);
    expect(inDays).toEqual(await shown(finance, 'orders', days));
    expect(inDays).toHaveLength(4);
  });

  test('of a search has what the search finds', async () => {
    const [first] = await shown(finance, 'orders', { shopId: shop.id });
    const [member] = await database.sql('select code from member where shop_id = $1', [shop.id]);
    for (const search of [first!, first!.slice(-4), member!['code'] as string, 'nothing'])
      expect(await exported(finance, 'orders', { search }), search).toEqual(
        await shown(finance, 'orders', { search }),
      );
  });

  test('is made of parcels and payments, too', async () => {
    for (const list of ['parcels', 'payments'] as const) {
      const numbers = await exported(finance, list);
      expect(numbers.length).toBeGreaterThan(1);
      expect(numbers).toEqual(await shown(finance, list, {}));
    }
  });

  test('has the columns that were asked for, in that order and in the reader’s language', async () => {
    const id = await started(admin, 'orders', {
      shopId: shop.id,
      step: 'completed',
      columns: ['created', 'total', 'receiver', 'member', 'step', 'shop'],
    });
    await workUntil(id, 'done');
    const [titles, cells] = linesOf((await file(admin, id)).body);
    expect(titles).toBe('Ordered,Total (CNY),Receiver,Member code,Member name,Step,Shop');
    const [code] = await database.sql('select code from member where shop_id = $1', [shop.id]);
    // Ten o'clock in Hong Kong is the next day there; a formula is text.
    expect(cells).toBe(
      `2026-10-11 01:00,1.63,"Nguyễn, ""An""",${code!['code'] as string},"'=HYPERLINK(""http://x"")",Completed,Harbour`,
    );
  });

  test('every column of every list has a title and a cell', async () => {
    for (const list of ['orders', 'parcels', 'payments'] as const) {
      const id = await started(owner, list, { columns: exportedColumns[list] });
      await workUntil(id, 'done');
      const [titles, ...lines] = linesOf((await file(owner, id)).body);
      expect(titles!.split(',').every((title) => title !== '' && !title.includes('.'))).toBe(true);
      expect(lines.length).toBeGreaterThan(1);
      await owner.call('exports/remove', { id });
    }
  });

  test('as a workbook keeps long numbers as text and amounts as numbers', async () => {
    const id = await started(finance, 'parcels', { format: 'xlsx', columns: ['number', 'weight'] });
    await workUntil(id, 'done');
    const { rawPayload, headers } = await file(finance, id);
    expect(headers['content-disposition']).toMatch(/filename="parcels-\d{4}-\d\d-\d\d\.xlsx"/);
    const { sheets } = await readXlsx(rawPayload);
    expect(sheets[0]!.rows[0]).toEqual(['Courier number', 'Weight (kg)']);
    const cells = sheets[0]!.rows.find(([number]) => number === '773000000000000002');
    expect(cells).toEqual(['773000000000000002', 1.25]);
  });

  test('of many rows is stored in parts and read through a cursor', async () => {
    const [member] = await database.sql('select id from member where shop_id = $1', [sister.id]);
    const other = await aWarehouse(database, sister);
    await database.sql(
      `insert into parcel (tenant_id, shop_id, member_id, warehouse_id, courier_number, state, goods_name)
       select 2, $1, $2, $3, 'MANY' || n, 'forecast', repeat('x', 90) from generate_series(1, 100000) n`,
      [sister.id, member!['id'], other],
    );
    const asked = { shopId: sister.id, state: 'forecast', columns: ['number', 'goods'] };
    const id = await started(finance, 'parcels', asked);
    await workUntil(id, 'done');
    expect(await row(id)).toMatchObject({ row_count: 100_000 });
    const lines = linesOf((await file(finance, id)).body);
    expect(new Set(lines).size).toBe(100_001);
    const parts = await database.sql('select from list_export_part where export_id = $1', [id]);
    expect(parts.length).toBeGreaterThan(1);
  });
});

describe('who', () => {
  test('may export needs the permission to export and to read the list', async () => {
    expect(errorOf(await start(clerk, 'orders'))).toBe('access.forbidden');
    const [role] = await database.sql(
      `insert into company_role (tenant_id, name, permissions) values (2, 'Exports', '{list:export,order:read}') returning id`,
    );
    await database.sql(`update staff set roles = '{}', company_role_id = $2 where id = $1`, [
      admin.id,
      role!['id'],
    ]);
    expect(errorOf(await start(admin, 'payments'))).toBe('access.forbidden');
    const id = await started(admin, 'orders');
    await workUntil(id, 'done');
    expect(await refusalOf(admin, id)).toBe('ok');
    await database.sql(`update company_role set permissions = '{list:export}' where id = $1`, [role!['id']]);
    expect(await refusalOf(admin, id)).toBe('access.forbidden');
    await database.sql(`update company_role set permissions = '{order:read}' where id = $1`, [role!['id']]);
    expect(await refusalOf(admin, id)).toBe('access.forbidden');
    await database.sql(`update staff set roles = '{admin}', company_role_id = null where id = $1`, [
      admin.id,
    ]);
  });

  test('nobody sees, reads or removes the export of somebody else', async () => {
    const id = await started(finance, 'orders');
    await workUntil(id, 'done');
    for (const other of [owner, admin, rival]) {
      expect(await listed(other)).toEqual([]);
      expect(await refusalOf(other, id)).toBe('file.notFound');
      expect(errorOf(await other.call('exports/remove', { id }))).toBe('record.notFound');
    }
    expect(await refusalOf({ cookie: '' }, id)).toBe('access.signInRequired');
    expect(await refusalOf(finance, id)).toBe('ok');
    expect(await refusalOf(finance, 'not-an-id')).toBe('file.notFound');
  });

  test('a shop of another company is not found', async () => {
    expect(errorOf(await start(rival, 'orders', { shopId: shop.id }))).toBe('record.notFound');
    expect(await exported(rival, 'orders')).toEqual([]);
  });

  test('is limited to places exports these only, and reads no file of others afterwards', async () => {
    const limited = await person(2, 'admin', { places: [{ shopId: sister.id, warehouseId: null }] });
    expect(errorOf(await start(limited, 'orders', { shopId: shop.id }))).toBe('access.otherPlace');
    expect(await exported(limited, 'orders')).toEqual(await shown(owner, 'orders', { shopId: sister.id }));
    const id = await started(limited, 'orders');
    await workUntil(id, 'done');
    expect(await refusalOf(limited, id)).toBe('ok');
    await database.sql('update staff_place set shop_id = $2 where staff_id = $1', [limited.id, shop.id]);
    expect(await refusalOf(limited, id)).toBe('access.otherPlace');
    // An export of the whole company names no place.
    const before = await person(2, 'admin');
    const all = await started(before, 'orders');
    await workUntil(all, 'done');
    await database.sql('update staff set is_limited = true where id = $1', [before.id]);
    await database.sql('insert into staff_place (tenant_id, staff_id, shop_id) values (2, $1, $2)', [
      before.id,
      sister.id,
    ]);
    expect(await refusalOf(before, all)).toBe('access.otherPlace');
  });

  test('did what stands in the log', async () => {
    await database.sql('delete from audit');
    const id = await started(finance, 'orders', { step: 'toPick' });
    await workUntil(id, 'done');
    const rows = linesOf((await file(finance, id)).body).length - 1;
    await finance.call('exports/remove', { id });
    const acts = await database.sql(
      'select act, subject_id, details from audit where staff_id = $1 order by id',
      [finance.id],
    );
    expect(acts.map(({ act }) => act)).toEqual(['exports/orders', 'exports/download', 'exports/remove']);
    expect(acts.every(({ subject_id: subject }) => subject === id)).toBe(true);
    expect(acts[0]!['details']).toMatchObject({ list: 'orders', step: 'toPick', columns: ['number'] });
    expect(acts[1]!['details']).toEqual({ list: 'orders', rowCount: rows });
  });
});
