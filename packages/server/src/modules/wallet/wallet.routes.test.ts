import type { Journal } from '@onehaul/domain/wallet/journal';
import {
  adjust,
  earnPoints,
  grantGift,
  holdWithdrawal,
  payOrder,
  payWithdrawal,
  recharge,
  refundOrder,
  releaseWithdrawal,
  spendPoints,
} from '@onehaul/domain/wallet/journals';
import { aShop } from '@onehaul/testing/builders';
import { aMember } from '@onehaul/testing/member-builders';
import { anOrder } from '@onehaul/testing/order-builders';
import { createTestApi, type TestApi } from '@onehaul/testing/test-api';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { aJournal, someMoney } from '@onehaul/testing/wallet-builders';
import { aWithdrawal } from '@onehaul/testing/withdrawal-builders';
import fc from 'fast-check';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findBalances } from './find-balances.ts';
import type { MemberContext } from '../../http/context.ts';
import { findFlow, getStatementData } from './find-flow.ts';
import { getStatistics } from './get-statistics.ts';
import { postJournal } from './post-journal.ts';

type Shop = { id: number; tenantId: number };
let database: TestDatabase;
let api: TestApi;
let harbour: Shop;
let sister: Shop;
let rival: Shop;
beforeAll(async () => {
  database = await createTestDatabase();
  harbour = await aShop(database, { tenantId: 2, host: 'harbour.test', name: 'Harbour' });
  sister = await aShop(database, { tenantId: 2, host: 'sister.test' });
  rival = await aShop(database, { tenantId: 3, host: 'rival.test' });
  api = await createTestApi(database);
});
afterAll(async () => {
  await api.close();
  await database.close();
});

type Account = { readonly id: number };
type Row = {
  Id: number;
  Type: string;
  OldMoney: number;
  ChangeMoney: number;
  Balance: number;
  OldIntegral: number;
  ChangeIntegral: number;
  Integral: number;
  State: string;
  TransactionNo: string;
  MainBillCode: string;
  Orders: { Id: number; MainBillCode: string }[];
};
const hosts = () =>
  new Map([
    [harbour, 'harbour.test'],
    [sister, 'sister.test'],
    [rival, 'rival.test'],
  ]);
const ask = async (member: Account, path: string, body: object = {}, shop = harbour) =>
  (
    await api.post(hosts().get(shop)!, `/Client_Wallet/${path}`, body, {
      authorization: `Bearer ${shop.id}:${member.id}`,
    })
  ).body;
const flow = async (member: Account, body: object = {}, shop = harbour) =>
  (await ask(member, 'GetDataPage', { PageRows: 100, ...body }, shop)).Data as unknown as {
    Rows: Row[];
    Total: number;
  };
const contextOf = (member: Account, shop = harbour, caller: object = {}) =>
  ({
    db: database.database.tenant(shop.tenantId),
    shop: { ...shop, names: {}, languages: ['en'], modules: [], mobileHost: null },
    language: 'en',
    member: { id: member.id, ownerId: member.id, isMainAccount: true, sessionId: '', ...caller },
  }) as unknown as MemberContext;
const fen = (yuan: number) => Math.round(yuan * 100);

/** A wallet movement that may be refused for lack of funds. */
const movements = fc.array(
  fc.record({
    kind: fc.constantFrom(
      'recharge',
      'gift',
      'pay',
      'refund',
      'hold',
      'release',
      'payOut',
      'adjust',
      'points',
      'spend',
    ),
    minor: fc.integer({ min: 1, max: 5000 }),
  }),
  { minLength: 1, maxLength: 25 },
);
function journalOf(kind: string, id: number, minor: number): Journal {
  switch (kind) {
    case 'recharge':
      return recharge(id, { by: 'bank', minor, giftMinor: minor % 7 });
    case 'gift':
      return grantGift(id, minor);
    case 'pay':
      return payOrder(id, { by: 'balance', minor });
    case 'refund':
      return refundOrder(id, { cash: minor, gift: minor % 5 });
    case 'hold':
      return holdWithdrawal(id, minor);
    case 'release':
      return releaseWithdrawal(id, minor);
    case 'payOut':
      return payWithdrawal(id, minor);
    case 'adjust':
      return adjust(id, 'cash', minor % 2 ? minor : -minor);
    case 'points':
      return earnPoints(id, minor);
    default:
      return spendPoints(id, minor);
  }
}

describe('the flow', () => {
  test('is a chain: each row goes on where the one before ended, and the last is the balance', async () => {
    await fc.assert(
      fc.asyncProperty(movements, async (asked) => {
        const amy = await aMember(database, harbour);
        for (const { kind, minor } of asked)
          await aJournal(database, harbour, journalOf(kind, amy.id, minor)).catch(() => undefined);
        const wallet = await findBalances(database.database.tenant(2), harbour.id, amy.id);
        const { Rows: money, Total: total } = await flow(amy);
        const { Rows: points } = await flow(amy, { Unit: 'points' });
        expect(total).toBe(money.length);
        let before = 0;
        for (const row of money.toReversed()) {
          expect(fen(row.OldMoney)).toBe(before);
          expect(fen(row.OldMoney) + fen(row.ChangeMoney)).toBe(fen(row.Balance));
          expect(row.ChangeMoney).not.toBe(0);
          before = fen(row.Balance);
        }
        expect(before).toBe(wallet.cash + wallet.gift);
        before = 0;
        for (const row of points.toReversed()) {
          expect(row.OldIntegral).toBe(before);
          expect(row.OldIntegral + row.ChangeIntegral).toBe(row.Integral);
          before = row.Integral;
        }
        expect(before).toBe(wallet.points);
        // All pages together form the same chain.
        const paged = [];
        for (let page = 1; paged.length < money.length; page += 1)
          paged.push(...(await flow(amy, { PageRows: 3, PageIndex: page })).Rows);
        expect(paged).toEqual(money);
      }),
      { numRuns: 25 },
    );
  }, 120_000);

  test('shows cash and gift of one journal as one row', async () => {
    const amy = await aMember(database, harbour);
    await someMoney(database, harbour, amy, { cash: 5000, gift: 1000 });
    await aJournal(database, harbour, payOrder(amy.id, { by: 'balance', minor: 1500 }));
    expect((await flow(amy)).Rows).toMatchObject([
      { Type: 'orderPaid', OldMoney: 60, ChangeMoney: -15, Balance: 45 },
      { Type: 'recharge', OldMoney: 0, ChangeMoney: 60, Balance: 60 },
    ]);
  });

  test('names the order it was about, and the withdrawal with its state', async () => {
    const amy = await aMember(database, harbour);
    await someMoney(database, harbour, amy, { cash: 5000 });
    const order = await anOrder(database, harbour, amy, { totalMinor: 1000 });
    await database.database.transaction(2, (db) =>
      postJournal(db, {
        shopId: harbour.id,
        key: `order ${order.id} paid in this test`,
        journal: payOrder(amy.id, { by: 'balance', minor: 1000 }),
        subject: { kind: 'order', id: order.id },
        actor: { kind: 'member', id: amy.id },
      }),
    );
    const { number } = await aWithdrawal(database, api.services.keys, harbour, amy, { minor: 2000 });
    const [held, , paid] = (await flow(amy)).Rows;
    expect(held).toMatchObject({ Type: 'withdrawalHeld', State: 'requested', TransactionNo: number });
    expect(paid).toMatchObject({ Orders: [{ Id: order.id, MainBillCode: order.number }], State: 'done' });
    // A sub-account pays from this balance, but sees nothing of withdrawals (A16).
    const sub = await aMember(database, harbour, { mainId: amy.id });
    const asSub = contextOf(sub, harbour, { ownerId: amy.id, isMainAccount: false });
    const seen = await findFlow(asSub, { unit: 'money', pageIndex: 1, pageRows: 20 });
    expect(seen.total).toBe(4);
    expect(seen.items[0]).toMatchObject({ changeMinor: -2000, state: 'done', number: '', remark: '' });
    expect(await getStatistics(asSub)).toMatchObject({ balance: 4000, withdrawable: 0, held: 0 });
    for (const path of ['GetWithdrawalPage', 'GetBankCards']) {
      const headers = { authorization: `Bearer ${harbour.id}:${sub.id}:sub` };
      const { body } = await api.post('harbour.test', `/Client_Wallet/${path}`, {}, headers);
      expect(body).toMatchObject({ Error: 'access.mainAccountOnly' });
    }
  });

  test('is narrowed by kind, month and unit', async () => {
    const amy = await aMember(database, harbour);
    await someMoney(database, harbour, amy, { cash: 5000, points: 7 });
    await aJournal(database, harbour, grantGift(amy.id, 300), `gift of ${amy.id}`);
    await aJournal(database, harbour, payOrder(amy.id, { by: 'balance', minor: 100 }), `pay of ${amy.id}`);
    // The last second of August and the first of September in the shop's time zone, Shanghai.
    for (const [key, at] of [
      [`gift of ${amy.id}`, '2026-08-31 15:59:59+00'],
      [`pay of ${amy.id}`, '2026-08-31 16:00:00+00'],
    ])
      await database.sql('update journal set created_at = $2::timestamptz where key = $1', [key, at]);
    const kinds = async (body: object) => (await flow(amy, body)).Rows.map(({ Type }) => Type);
    expect(await kinds({ Type: 'recharge' })).toEqual(['recharge']);
    expect(await kinds({ Month: '2026-08' })).toEqual(['gift']);
    expect(await kinds({ Month: '2026-09' })).toEqual(['orderPaid']);
    expect(await kinds({ Unit: 'points' })).toEqual(['pointsEarned']);
    expect((await flow(amy, { Month: '2026-08' })).Total).toBe(1);
  });

  test('is nobody else’s: not of another member, nor of the same number in another shop', async () => {
    const amy = await aMember(database, harbour);
    await someMoney(database, harbour, amy, { cash: 5000, points: 7 });
    const others = [
      [await aMember(database, harbour), harbour],
      [await aMember(database, sister), sister],
      [await aMember(database, rival), rival],
    ] as const;
    for (const [other, shop] of others) {
      expect(await flow(other, {}, shop)).toEqual({ Rows: [], Total: 0 });
      expect(await ask(other, 'GetClientWalletStatistics', {}, shop)).toMatchObject({
        Data: { Money: 0, Integral: 0 },
      });
    }
    // A member with the same id at another shop has a separate account.
    await database.sql('update ledger_account set balance = balance where owner_id = $1', [amy.id]);
    expect((await flow(amy)).Total).toBe(1);
  });

  test('is a workbook in the reader’s language', async () => {
    const amy = await aMember(database, harbour);
    await someMoney(database, harbour, amy, { cash: 5000, gift: 500 });
    const made = (await ask(amy, 'ExportFlow')).Data as unknown as { Name: string; Content: string };
    expect(made.Name).toBe('wallet.xlsx');
    const book = await readXlsx(Buffer.from(made.Content, 'base64'));
    expect(book.sheets[0]!.rows).toHaveLength(2);
    expect(book.sheets[0]!.rows[1]).toEqual(expect.arrayContaining([0, 55]));
  });
});

describe('a statement', () => {
  test('begins where the month before ended, and the last ends with the balance', async () => {
    const months = ['2026-07', '2026-08', '2026-09', '2026-10'];
    const moved = fc.array(
      fc.record({ month: fc.nat({ max: 3 }), minor: fc.integer({ min: 1, max: 5000 }), isIn: fc.boolean() }),
      { maxLength: 15 },
    );
    await fc.assert(
      fc.asyncProperty(moved, async (asked) => {
        const amy = await aMember(database, harbour);
        for (const [place, { month, minor, isIn }] of asked.entries()) {
          const key = `statement ${amy.id} ${place}`;
          const journal = isIn
            ? recharge(amy.id, { by: 'bank', minor, giftMinor: minor % 3 })
            : payOrder(amy.id, { by: 'balance', minor });
          await aJournal(database, harbour, journal, key).catch(() => undefined);
          await database.sql(
            `update journal set created_at = ($2 || '-15')::date + interval '5 hours' where key = $1`,
            [key, months[month]],
          );
        }
        let before = 0;
        for (const month of months) {
          const paper = await getStatementData(contextOf(amy), month);
          expect(paper.openingMinor).toBe(before);
          expect(paper.rows.reduce((sum, { changeMinor }) => sum + changeMinor, before)).toBe(
            paper.closingMinor,
          );
          for (const [place, row] of paper.rows.entries())
            expect(row.beforeMinor).toBe(paper.rows[place - 1]?.afterMinor ?? paper.openingMinor);
          before = paper.closingMinor;
        }
        const { cash, gift } = await findBalances(database.database.tenant(2), harbour.id, amy.id);
        expect(before).toBe(cash + gift);
      }),
      { numRuns: 20 },
    );
  }, 120_000);

  test('is a paper in four languages, of the caller’s own shop alone', async () => {
    const amy = await aMember(database, harbour, { name: 'Nguyễn Ánh 陈家欣' });
    await someMoney(database, harbour, amy, { cash: 5000 });
    const month = new Date().toISOString().slice(0, 7);
    for (const language of ['zh-CN', 'zh-TW', 'en-US', 'vi-VN']) {
      const { body } = await api.post(
        'harbour.test',
        '/Client_Wallet/GetStatement',
        { Month: month },
        { authorization: `Bearer ${harbour.id}:${amy.id}`, 'accept-language': language },
      );
      const made = body.Data as unknown as { Name: string; Content: string };
      expect(made.Name).toBe(`statement-${month}.pdf`);
      expect(Buffer.from(made.Content, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    }
    for (const wrong of ['2026-13', '2026', '2026-1', 'x'])
      expect(await ask(amy, 'GetStatement', { Month: wrong })).toMatchObject({ Error: 'input.invalid' });
  });
});

test('the figures of the year are those of the ledger', async () => {
  const amy = await aMember(database, harbour);
  await someMoney(database, harbour, amy, { cash: 5000, gift: 1000, points: 3 });
  await aJournal(database, harbour, payOrder(amy.id, { by: 'balance', minor: 1500 }));
  await aJournal(database, harbour, holdWithdrawal(amy.id, 2000));
  await aJournal(database, harbour, recharge(amy.id, { by: 'bank', minor: 700 }), `old ${amy.id}`);
  await aJournal(database, harbour, recharge(amy.id, { by: 'bank', minor: 900 }), `older ${amy.id}`);
  await database.sql(`update journal set created_at = now() - interval '3 months' where key = $1`, [
    `old ${amy.id}`,
  ]);
  await database.sql(`update journal set created_at = now() - interval '13 months' where key = $1`, [
    `older ${amy.id}`,
  ]);
  const data = (await ask(amy, 'GetClientWalletStatistics')).Data as unknown as {
    Months: { Month: string; In: number; Out: number }[];
  };
  expect(data).toMatchObject({ Money: 41, WithdrawalMoney: 41, GiftMoney: 0, HeldMoney: 20, Integral: 3 });
  expect(data.Months).toHaveLength(12);
  expect(data.Months.at(-1)).toMatchObject({ In: 60, Out: 35 });
  expect(data.Months.at(-4)).toMatchObject({ In: 7, Out: 0 });
  expect(data.Months.reduce((sum, { In }) => sum + In, 0)).toBe(67);
});

test('packages are those of the shop that are on, in their order', async () => {
  await database.sql(
    `insert into recharge_package (tenant_id, shop_id, minor, gift_minor, position, is_active) values
     (2, $1, 50000, 2500, 2, true), (2, $1, 10000, 0, 1, true), (2, $1, 20000, 5, 3, false), (2, $2, 7000, 1, 1, true)`,
    [harbour.id, sister.id],
  );
  const amy = await aMember(database, harbour);
  expect((await ask(amy, 'GetRechargePackages')).Data).toMatchObject([
    { Amount: 100, GiftAmount: 0 },
    { Amount: 500, GiftAmount: 25 },
  ]);
});
