import { createCodMoneyFixture } from '@onehaul/testing/cod-money-fixture';
import { aMember } from '@onehaul/testing/member-builders';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { payableOf, resolutionsOf } from '@onehaul/domain/cod/statement';
import type { StatementOutcome } from '@onehaul/domain/cod/cod-state';
import { addTrackEvents } from '../tracking/index.ts';
import { addStatement } from './add-statement.ts';
import { collectMoney } from './collect-money.ts';
import { previewRemittance, remitMoney } from './remit-money.ts';
import { resolveLine } from './resolve-line.ts';
import { settleStatement } from './settle-statement.ts';
import { linesOf } from './statement.repository.ts';
import { reverseCollection } from './reverse-collection.ts';

type Stage = Awaited<ReturnType<typeof createCodMoneyFixture>>;
let stage: Stage;
let staffId: number;
beforeAll(async () => {
  stage = await createCodMoneyFixture();
  staffId = (await stage.person(2, 'finance')).id;
});
afterAll(() => stage.close());

const inTransaction: Stage['database']['database']['transaction'] = (tenantId, work) =>
  stage.database.database.transaction(tenantId, work);
const system = { kind: 'system' } as const;

test('the carrier’s word that an order was delivered books its money, and only of orders paid at the door', async () => {
  const seller = await aMember(stage.database, stage.shop);
  const cod = await stage.shipment(seller);
  const other = await stage.shipment(seller);
  await stage.database.sql(`update shop_order set kind = 'merge' where id = $1`, [other.id]);
  for (const eventKey of ['a', 'b']) {
    await inTransaction(2, (db) =>
      addTrackEvents(db, {
        shopId: stage.shop.id,
        events: [cod.id, other.id].map((orderId) => ({
          orderId,
          source: 'carrier' as const,
          phase: 'delivered' as const,
          happenedAt: new Date(),
          eventKey,
        })),
      }),
    );
  }
  const tasks = await stage.database.sql(
    `select order_id::int from order_task where kind = 'cod' and order_id = any($1)`,
    [[cod.id, other.id]],
  );
  expect(tasks).toEqual([{ order_id: cod.id }]);
  await stage.sweep();
  expect(await stage.money(cod.id)).toMatchObject({ state: 'collected', owed: 22_727 });
  expect(await stage.money(other.id)).toMatchObject({ state: 'expected' });
  const left = await stage.database.sql(`select 1 from order_task where kind = 'cod'`);
  expect(left).toEqual([]);
});

const histories = Number(process.env.COD_HISTORIES ?? 100);
const pick = fc.nat(20);
const anAct = fc.oneof(
  fc.record({ act: fc.constant('collect' as const), of: pick }),
  fc.record({ act: fc.constant('takeBack' as const), of: pick }),
  fc.record({ act: fc.constant('refuse' as const), of: pick }),
  fc.record({
    act: fc.constant('settle' as const),
    lines: fc.array(
      fc.record({
        of: pick,
        change: fc.constantFrom(0, 0, 0, 500, -700),
        choice: fc.nat(5),
        isOurs: fc.boolean(),
      }),
      { minLength: 1, maxLength: 5 },
    ),
  }),
  fc.record({ act: fc.constant('remit' as const) }),
);

/** Property test on the real product: after random actions, orders and ledger agree. */
test('whatever happens, the ledger and the orders say the same of collected money', async () => {
  let round = 0;
  let moved = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(anAct, { minLength: 3, maxLength: 9 }), async (acts) => {
      round += 1;
      const shopId = stage.shop.id;
      const seller = await aMember(stage.database, stage.shop);
      const orders: { id: number; billNumber: string }[] = [];
      for (const expectedMinor of [100_000, 55_500, 3300]) {
        orders.push(await stage.shipment(seller, { expectedMinor }));
      }
      const orderAt = (of: number) => orders[of % orders.length]!;
      const attempt = (work: Promise<unknown>) =>
        work.then(
          () => (moved += 1),
          (error: { code?: string }) => {
            // An expected refusal moves nothing; any other error is a bug.
            if (!/^(cod|record)\./.test(String(error.code))) throw error;
          },
        );
      for (const [index, each] of acts.entries()) {
        if (each.act === 'collect') {
          const which = { shopId, orderId: orderAt(each.of).id };
          await attempt(inTransaction(2, (db) => collectMoney(db, which, system)));
        } else if (each.act === 'takeBack') {
          const mistake = { shopId, orderId: orderAt(each.of).id, reason: 'no' };
          await attempt(inTransaction(2, (db) => reverseCollection(db, staffId, mistake)));
        } else if (each.act === 'refuse') {
          await stage.database.sql(
            `update cod_order set state = 'refused', refused_at = now() where order_id = $1 and state = 'expected'`,
            [orderAt(each.of).id],
          );
        } else if (each.act === 'remit') {
          const one = { shopId, memberId: seller.id };
          const { netMinor } = await previewRemittance(stage.database.database.tenant(2), one);
          await attempt(inTransaction(2, (db) => remitMoney(db, staffId, { ...one, netMinor })));
        } else {
          const lines = await Promise.all(
            each.lines.map(async ({ of, change, isOurs }, place) => {
              const { id, billNumber } = orderAt(of);
              const [due] = await stage.database.sql(
                'select coalesce(collected_minor, expected_minor)::int as due from cod_order where order_id = $1',
                [id],
              );
              return {
                row: place + 2,
                billNumber: isOurs || change === 0 ? billNumber : `X${round}-${place}`,
                minor: (due!.due as number) + change,
                currencyCode: 'TWD',
              };
            }),
          );
          await attempt(
            settle(
              lines,
              each.lines.map(({ choice }) => choice),
              `P-${round}-${index}`,
            ),
          );
        }
      }
      expect(await stage.faults()).toEqual([]);
    }),
    { numRuns: histories },
  );
  console.log(`${round} histories, ${moved} acts that moved something`);
}, 300_000);

type Lines = Parameters<typeof addStatement>[2]['lines'];

async function settle(lines: Lines, choices: readonly number[], number: string): Promise<void> {
  const shopId = stage.shop.id;
  const { id } = await inTransaction(2, (db) =>
    addStatement(db, staffId, {
      shopId,
      carrierId: stage.line.carrierId,
      number,
      currencyCode: 'TWD',
      sha256: Buffer.from(number),
      lines,
    }),
  );
  const judged = await stage.database.database.tenant(2).all(linesOf, { shopId, id });
  for (const [index, { row, outcome, minor }] of judged.entries()) {
    const offered = resolutionsOf(outcome as StatementOutcome, minor);
    if (offered.length === 0) continue;
    const resolution = offered[choices[index]! % offered.length]!;
    await inTransaction(2, (db) => resolveLine(db, staffId, { shopId, id, row, resolution, note: '' }));
  }
  const decided = await stage.database.database.tenant(2).all(linesOf, { shopId, id });
  const payableMinor = payableOf(decided, 'TWD');
  const settled = await inTransaction(2, (db) => settleStatement(db, staffId, { shopId, id, payableMinor }));
  expect(settled.isSettled).toBe(true);
}

test('a seller sees their own money, where it is and what was paid', async () => {
  const seller = await aMember(stage.database, stage.shop);
  const [paid, held] = [await stage.shipment(seller), await stage.shipment(seller)];
  for (const { id } of [paid, held]) {
    await inTransaction(2, (db) => collectMoney(db, { shopId: stage.shop.id, orderId: id }, system));
  }
  await settle([{ row: 2, billNumber: paid.billNumber, minor: 100_000, currencyCode: 'TWD' }], [0], 'M-1');
  const one = { shopId: stage.shop.id, memberId: seller.id };
  await inTransaction(2, (db) => remitMoney(db, staffId, { ...one, netMinor: 16_727 }));
  const ask = async (path: string, body: object = {}, who: { id: number } = seller, shop = stage.shop) =>
    (await stage.call(shop, who, `/COD_Order/${path}`, body)).body as { Data: never; Code: number };
  expect(await ask('GetStatistics')).toMatchObject({
    Data: {
      Sums: [{ State: 'collected', Age: 'week', Orders: 1, CollectionAmount: 1000, Yuan: 227.27 }],
      RemittedOrders: 1,
      Remitted: 167.27,
    },
  });
  const remittances = (await ask('GetRemittancePage')).Data as { Rows: { Id: number }[]; Total: number };
  expect(remittances).toMatchObject({
    Total: 1,
    Rows: [{ Orders: 1, Collected: 227.27, Freight: 50, CollectionCommission: 8, Tax: 2, Amount: 167.27 }],
  });
  const RemittanceId = remittances.Rows[0]!.Id;
  expect(await ask('GetCollectionPage', { RemittanceId })).toMatchObject({
    Data: { Total: 1, Rows: [{ MainBillCode: paid.number, State: 'remitted', Owed: 227.27, Cost: 60 }] },
  });
  expect(await ask('GetCollectionPage', { State: 'collected' })).toMatchObject({
    Data: { Total: 1, Rows: [{ MainBillCode: held.number, CollectionAmount: 1000, CurrencyName: 'TWD' }] },
  });

  const other = await aMember(stage.database, stage.shop);
  const stranger = await aMember(stage.database, stage.rivalShop);
  for (const [who, shop] of [
    [other, stage.shop],
    [stranger, stage.rivalShop],
  ] as const) {
    expect(await ask('GetCollectionPage', { RemittanceId }, who, shop)).toMatchObject({ Data: { Total: 0 } });
    expect(await ask('GetRemittancePage', {}, who, shop)).toMatchObject({ Data: { Total: 0 } });
    expect(await ask('GetStatistics', {}, who, shop)).toMatchObject({
      Data: { Sums: [], RemittedOrders: 0 },
    });
  }
});
