import { aShop } from '@onehaul/testing/builders';
import { aMember, aStaffMember } from '@onehaul/testing/member-builders';
import { anOrder, aPricedLine } from '@onehaul/testing/order-builders';
import { createTestDatabase } from '@onehaul/testing/test-database';
import { expect, test } from 'vitest';
import { addInvoice } from './add-invoice.ts';
import { savePrice } from './invoice.repository.ts';

test('five planted errors are found among the rows, and nothing else, with our weight and price', async () => {
  const database = await createTestDatabase();
  try {
    const shop = await aShop(database, { tenantId: 2, host: 'invoices.test' });
    const { id: staffId } = await aStaffMember(database, 2, { roles: ['owner'], email: 'o@invoices.test' });
    const line = await aPricedLine(database, shop);
    const member = await aMember(database, shop);
    const [found] = await database.sql('select carrier_id from line where id = $1', [line.id]);
    const carrierId = found!.carrier_id as number;
    const price = { currencyCode: 'CNY', firstGrams: 1000, firstMinor: 2000, stepGrams: 500, stepMinor: 500 };
    await database.database.transaction(2, (db) =>
      db.all(savePrice, { shopId: shop.id, lineId: line.id, ...price, toleranceGrams: 100 }),
    );
    const numbers: string[] = [];
    for (let n = 0; n < 7; n += 1) {
      const row = { carrierBillNumber: `PL${n}`, shippedAt: new Date() };
      const order = await anOrder(database, shop, member, { line, step: 'shipped', staffId, row });
      numbers.push(n === 0 ? order.number : `PL${n}`);
    }
    const good = (billNumber: string) => ({
      billNumber,
      weightGrams: 1250,
      minor: 2500,
      currencyCode: 'CNY',
    });
    let invoices = 0;
    const enter = (lines: readonly ReturnType<typeof good>[]) =>
      database.database.transaction(2, (db) =>
        addInvoice(db, staffId, {
          shopId: shop.id,
          carrierId,
          number: `I${(invoices += 1)}`,
          issuedOn: '2026-01-31',
          currencyCode: 'CNY',
          sha256: Buffer.alloc(32, invoices),
          lines: lines.map((each, index) => ({
            ...each,
            row: index + 2,
          })),
        }),
      );
    expect(await enter([good(numbers[6]!)])).toMatchObject({ disputed: 0 });
    const rows = numbers.map(good);
    rows[1] = { ...rows[1]!, weightGrams: 2700 };
    rows[2] = { ...rows[2]!, minor: 2501 };
    rows[3] = { ...rows[3]!, currencyCode: 'USD' };
    rows[4] = { ...rows[4]!, weightGrams: 1350 };
    // The last one was charged by the first invoice.
    const { id, disputed } = await enter([...rows, good('NOBODYS')]);
    expect(disputed).toBe(5);
    const differing = await database.sql(
      `select bill_number, outcome, expected_minor::int as expected, cost_minor::int as cost
       from carrier_invoice_line where invoice_id = $1 and outcome <> 'matched' order by row_number`,
      [id],
    );
    expect(differing.map(Object.values)).toEqual([
      ['PL1', 'tooHeavy', 2500, 2500],
      ['PL2', 'otherAmount', 2500, 2501],
      ['PL3', 'otherCurrency', 2500, 0],
      ['PL6', 'twice', 2500, 0],
      ['NOBODYS', 'unknown', null, 0],
    ]);
  } finally {
    await database.close();
  }
}, 120_000);
