import { createPaymentFixture } from '@onehaul/testing/payment-fixture';
import { aMember } from '@onehaul/testing/member-builders';
import { anOrder, aPricedLine } from '@onehaul/testing/order-builders';
import { writeSheetFile } from '@onehaul/testing/sheet-file';
import { sendStaffForm } from '@onehaul/testing/staff-form';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countLines } from '../report/count-lines.ts';

type Stage = Awaited<ReturnType<typeof createPaymentFixture>>;
type Person = Awaited<ReturnType<Stage['person']>>;
let stage: Stage;
let finance: Person;
let line: { id: number; warehouseId: number; countryId: number };
let carrierId: number;
let member: { id: number };
beforeAll(async () => {
  stage = await createPaymentFixture();
  finance = await stage.person(2, 'finance');
  line = await aPricedLine(stage.database, stage.shop);
  const [row] = await stage.database.sql('select carrier_id from line where id = $1', [line.id]);
  carrierId = row!.carrier_id as number;
  member = await aMember(stage.database, stage.shop);
  const price = { currencyCode: 'CNY', firstGrams: 1000, firstMinor: 2000, stepGrams: 500, stepMinor: 500 };
  await ask('carrier-invoices/setPrice', {
    lineId: line.id,
    price: { ...price, toleranceGrams: 100 },
  });
}, 60_000);
afterAll(() => stage.close());

async function ask<T = Record<string, never>>(path: string, input: object, who = finance): Promise<T> {
  const { body } = await who.call(path, { shopId: stage.shop.id, ...input });
  if (!body.Success) throw new Error(`${path}: ${JSON.stringify(body)}`);
  return body.Data as T;
}

let numbers = 0;
/** An order that left five days ago with one box of 1.25 kg: it costs 25 yuan by the agreed price. */
async function sent() {
  const billNumber = `CI${(numbers += 1)}`;
  const order = await anOrder(stage.database, stage.shop, member, {
    line,
    step: 'shipped',
    staffId: finance.id,
    totalMinor: 5000,
    row: {
      carrierBillNumber: billNumber,
      shippedAt: new Date(Date.now() - 5 * 86400000),
    },
  });
  return { billNumber, ...order };
}
const titles = ['Tracking number', 'Billed weight', 'Amount', 'Currency'];
const good = (billNumber: string) => [billNumber, 1.25, 25, 'CNY'] as (string | number)[];

async function enter(rows: readonly (string | number)[][], more: Record<string, string> = {}, who = finance) {
  numbers += 1;
  // Taken before anything is awaited: two invoices may be entered at once.
  const number = `INV-${numbers}`;
  const file = new Uint8Array(await writeSheetFile([titles, ...rows]));
  const { body } = await sendStaffForm(stage.api, who.cookie, 'carrier-invoices/add', {
    shopId: stage.shop.id,
    carrierId,
    number,
    issuedOn: '2026-01-31',
    currencyCode: 'CNY',
    file,
    ...more,
  });
  return body as unknown as { Success: boolean; Error?: string; Data: { id: number; disputed: number } };
}
const linesOf = async (id: number, isDiffering = true) =>
  (
    await ask<{ items: { billNumber: string; outcome: string; row: number; costMinor: number }[] }>(
      'carrier-invoices/lines',
      { id, isDiffering, pageIndex: 1, pageRows: 200 },
    )
  ).items;
/** Cost of all lines of the shop, as the report has it. */
async function reportedCost() {
  await countLines(stage.database.database, 2);
  const { rows } = await ask<{ rows: { costMinor: number; costed: number }[] }>('reports/lines', {
    from: '2026-01-01',
    to: '2027-12-31',
  });
  return rows.reduce((sum, row) => sum + row.costMinor, 0);
}
const storedCost = async () =>
  (
    await stage.database.sql(
      `select coalesce(sum(cost_minor), 0)::int as cost from carrier_invoice_line where shop_id = $1`,
      [stage.shop.id],
    )
  )[0]!.cost as number;

test('an invoice with five planted errors finds exactly these five', async () => {
  const orders = [];
  for (let n = 0; n < 10; n += 1) orders.push(await sent());
  const earlier = await sent();
  expect((await enter([good(earlier.billNumber)])).Data.disputed).toBe(0);
  const bills = orders.map(({ billNumber }) => billNumber);
  const rows = bills.map(good);
  // By our own number, with a weight within the tolerance.
  rows[9] = [orders[9]!.number, 1.35, 25, 'CNY'];
  rows[2] = [bills[2]!, 2.5, 25, 'CNY'];
  rows[4] = [bills[4]!, 1.25, 31, 'CNY'];
  rows[6] = [bills[6]!, 1.25, 25, 'USD'];
  const planted = [...rows, good('NOBODYS'), good(earlier.billNumber)];
  const { Data } = await enter(planted);
  expect(Data.disputed).toBe(5);
  expect((await linesOf(Data.id)).map(({ billNumber, outcome }) => [billNumber, outcome])).toEqual([
    [bills[2], 'tooHeavy'],
    [bills[4], 'otherAmount'],
    [bills[6], 'otherCurrency'],
    ['NOBODYS', 'unknown'],
    [earlier.billNumber, 'twice'],
  ]);
  expect(await linesOf(Data.id, false)).toHaveLength(12);
  // The earlier one, seven that match, and two that are more than expected.
  expect(await storedCost()).toBe(25_00 * 9 + 31_00);
  expect(await reportedCost()).toBe(await storedCost());
});

test('decisions change the cost, of a day that was counted before', async () => {
  const order = await sent();
  const { Data } = await enter([
    [order.billNumber, 3, 60, 'CNY'],
    [order.billNumber, 3, 60, 'CNY'],
  ]);
  const before = await reportedCost();
  const decide = (row: number, resolution: string | null, creditedMinor = 0) =>
    ask('carrier-invoices/resolve', { id: Data.id, row, resolution, creditedMinor, note: 'agreed' });
  await decide(2, 'credited', 3500);
  expect(await reportedCost()).toBe(before - 3500);
  await decide(3, 'accepted');
  expect(await reportedCost()).toBe(before - 3500 + 6000);
  await decide(3, null);
  expect(await reportedCost()).toBe(before - 3500);
  expect(await reportedCost()).toBe(await storedCost());
  for (const creditedMinor of [0, 6001]) {
    const refused = await finance.call('carrier-invoices/resolve', {
      shopId: stage.shop.id,
      id: Data.id,
      row: 2,
      resolution: 'credited',
      creditedMinor,
      note: '',
    });
    expect(refused.body.Error).toBe('invoice.wrongCredit');
  }
  const acts = await stage.database.sql(
    `select act as action from audit where subject = 'carrierInvoice' and subject_id like $1 order by id`,
    [`%${Data.id}`],
  );
  expect(acts.length).toBeGreaterThanOrEqual(4);
});

test('a credited line may be charged again; a number and a file are taken once', async () => {
  const order = await sent();
  const first = await enter([good(order.billNumber), [order.billNumber, 1.25, 25, 'CNY']]);
  expect((await linesOf(first.Data.id)).map(({ outcome }) => outcome)).toEqual(['twice']);
  const dropped = await enter([good((await sent()).billNumber)]);
  await ask('carrier-invoices/drop', { id: dropped.Data.id });
  const wrong = await sent();
  const mistaken = await enter([[wrong.billNumber, 1.25, 99, 'CNY']]);
  await ask('carrier-invoices/resolve', {
    id: mistaken.Data.id,
    row: 2,
    resolution: 'credited',
    creditedMinor: 9900,
    note: '',
  });
  expect((await enter([good(wrong.billNumber)])).Data.disputed).toBe(0);
  const again = await sent();
  const rows = [good(again.billNumber)];
  expect((await enter(rows, { number: 'SAME' })).Success).toBe(true);
  expect((await enter([good('X')], { number: 'SAME' })).Error).toBe('invoice.twice');
  expect((await enter([good('X')], { issuedOn: '2126-01-01' })).Error).toBe('invoice.inFuture');
  expect((await enter([['X', 'heavy', 25, 'CNY']])).Error).toBe('sheet.lineUnreadable');
  expect((await enter([['X', 1, -25, 'CNY']])).Error).toBe('sheet.lineUnreadable');
});

test('two invoices at once do not both charge an order', async () => {
  const order = await sent();
  // Two files: the same one is refused.
  const rows = [good(order.billNumber), [order.billNumber, 1.2, 25, 'CNY']];
  const answers = await Promise.all(rows.map((row) => enter([row])));
  expect(answers.map(({ Data }) => Data.disputed).sort()).toEqual([0, 1]);
});

test('text files are read, also those that spreadsheets in China save', async () => {
  const order = await sent();
  const other = await sent();
  const send = async (bytes: Uint8Array<ArrayBuffer>) => {
    numbers += 1;
    const { body } = await sendStaffForm(stage.api, finance.cookie, 'carrier-invoices/add', {
      shopId: stage.shop.id,
      carrierId,
      number: `CSV-${numbers}`,
      issuedOn: '2026-01-31',
      currencyCode: 'CNY',
      file: bytes,
    });
    return body as unknown as { Success: boolean; Data: { disputed: number; lines: number } };
  };
  const utf8 = `\u{FEFF}运单号;计费重;金额\r\n${order.billNumber};1,25;25.00\r\n`;
  expect((await send(new TextEncoder().encode(utf8))).Data).toMatchObject({ lines: 1, disputed: 0 });
  const heading = Buffer.from('d4cbb5a5bac52cbdf0b6ee0a', 'hex');
  const gb = new Uint8Array(Buffer.concat([heading, Buffer.from(`${other.billNumber},25\n`)]));
  expect((await send(gb)).Data).toMatchObject({ lines: 1, disputed: 0 });
});

test('another company sees none of it, and the shop next door charges its own orders only', async () => {
  const order = await sent();
  const rival = await stage.person(3, 'finance');
  const { Data } = await enter([good(order.billNumber)]);
  const seen = await rival.call('carrier-invoices/get', { shopId: stage.shop.id, id: Data.id });
  expect(seen.body.Error).toBe('record.notFound');
  const own = await rival.call('carrier-invoices/list', { pageIndex: 1, pageRows: 20 });
  expect((own.body.Data as unknown as { total: number }).total).toBe(0);
  const next = await aPricedLine(stage.database, stage.sister);
  const [row] = await stage.database.sql('select carrier_id from line where id = $1', [next.id]);
  const there = await enter([good(order.billNumber)], {
    shopId: String(stage.sister.id),
    carrierId: String(row!.carrier_id),
  });
  expect(there.Data.disputed).toBe(1);
  const clerk = await stage.person(2, 'clerk');
  const refused = await clerk.call('carrier-invoices/list', { pageIndex: 1, pageRows: 20 });
  expect(refused.body.Error).toBe('access.forbidden');
});
