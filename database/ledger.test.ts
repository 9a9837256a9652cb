import { accounts } from '@onehaul/domain/wallet/account';
import { grantGift, holdWithdrawal } from '@onehaul/domain/wallet/journals';
import { aShop } from '@onehaul/testing/builders';
import { aMember } from '@onehaul/testing/member-builders';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { aJournal, someMoney } from '@onehaul/testing/wallet-builders';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { connectionAs } from './migrate.ts';

let database: TestDatabase;
let shop: { id: number; tenantId: number };
let member: { id: number };
/** A connection as the application role, without the application. */
let app: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = await aShop(database, { tenantId: 2, host: 'ledger.test' });
  member = await aMember(database, shop);
  await someMoney(database, shop, member, { cash: 10_000 });
  app = new pg.Client(connectionAs('onehaul_app', database.address));
  await app.connect();
});
beforeEach(async () => {
  await app.query(`begin; select set_config('app.tenant_id', '${shop.tenantId}', true)`);
});
afterAll(async () => {
  await app.end();
  await database.close();
});

const denied = expect.objectContaining({ code: '42501' });
const journalSql = `insert into journal (tenant_id, shop_id, key, request_hash, kind, legs, actor)
  values ($1, $2, $3, '', 'adjusted', $4, 'system') returning id`;
const entrySql = `insert into entry
  (tenant_id, shop_id, owner_id, account, unit, position, journal_id, leg, legs, amount, balance)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 0)`;
let keys = 0;
let positions = 1000;
async function addJournal(legs: number): Promise<number> {
  const values = [shop.tenantId, shop.id, `by hand ${(keys += 1)}`, legs];
  return Number((await app.query(journalSql, values)).rows[0].id);
}
function addEntry(
  journalId: number,
  { account = 'cash', unit = 'CNY', owner = member.id, leg = 1, legs = 2, amount = 1 },
) {
  const place = [shop.tenantId, shop.id, owner, account, unit, (positions += 1)];
  return app.query(entrySql, [...place, journalId, leg, legs, amount]);
}
const clearing = { account: 'gatewayClearing', owner: 0, leg: 2 };
async function commit(): Promise<unknown> {
  try {
    await app.query('commit');
    return 'committed';
  } catch (error) {
    return (error as pg.DatabaseError).constraint;
  }
}
async function rollback() {
  await app.query('rollback');
}

describe('a journal commits', () => {
  test('when its entries come to nothing', async () => {
    const id = await addJournal(2);
    await addEntry(id, { amount: -5 });
    await addEntry(id, { ...clearing, amount: 5 });
    expect(await commit()).toBe('committed');
  });

  test('not when they come to something', async () => {
    const id = await addJournal(2);
    await addEntry(id, { amount: -5 });
    await addEntry(id, { ...clearing, amount: 6 });
    expect(await commit()).toBe('journal_adds_up');
  });

  test('not when money is weighed against points', async () => {
    await someMoney(database, shop, member, { points: 10 });
    const id = await addJournal(2);
    await addEntry(id, { amount: -5 });
    await addEntry(id, { account: 'points', unit: 'points', leg: 2, amount: 5 });
    expect(await commit()).toBe('journal_adds_up');
  });

  test('not without its entries, nor with fewer than it says', async () => {
    await addJournal(2);
    expect(await commit()).toBe('journal_adds_up');
    await app.query(`begin; select set_config('app.tenant_id', '${shop.tenantId}', true)`);
    const id = await addJournal(3);
    await addEntry(id, { amount: -5, legs: 3 });
    await addEntry(id, { ...clearing, amount: 5, legs: 3 });
    expect(await commit()).toBe('journal_adds_up');
  });

  test('not with one entry', async () => {
    await expect(addJournal(1)).rejects.toMatchObject({ constraint: 'journal_legs_check' });
    await rollback();
  });
});

describe('a journal that stands', () => {
  let id: number;
  beforeAll(async () => {
    id = (await aJournal(database, shop, grantGift(member.id, 100))).journalId;
  });

  test('takes no entry more, under no number', async () => {
    await expect(addEntry(id, { leg: 3 })).rejects.toMatchObject({ constraint: 'entry_check' });
    await rollback();
    for (const given of [{ leg: 3, legs: 3 }, { leg: 2 }]) {
      await app.query(`begin; select set_config('app.tenant_id', '${shop.tenantId}', true)`);
      await expect(addEntry(id, given)).rejects.toMatchObject({ code: expect.stringMatching(/^2350[35]$/) });
      await rollback();
    }
  });

  test.each([
    'update entry set amount = 1',
    'delete from entry',
    'update journal set kind = kind',
    'delete from journal',
  ])('is not changed: %s', async (change) => {
    await expect(app.query(change)).rejects.toEqual(denied);
    await rollback();
  });

  test.each([
    `update ledger_account set owner_id = owner_id`,
    `update ledger_account set unit = unit`,
    'delete from ledger_account',
  ])('keeps its accounts as they are: %s', async (change) => {
    await expect(app.query(change)).rejects.toEqual(denied);
    await rollback();
  });
});

test('no balance of a member falls below nothing, whoever asks', async () => {
  await expect(
    app.query(`update ledger_account set balance = -1 where owner_id = $1`, [member.id]),
  ).rejects.toMatchObject({
    constraint: 'ledger_account_floor',
  });
  await rollback();
});

describe('the accounts are those of the domain', () => {
  const insert = `insert into ledger_account (tenant_id, shop_id, owner_id, kind, unit) values ($1, $2, $3, $4, $5)`;

  test('each with its owner and its unit', async () => {
    const other = await aMember(database, shop);
    for (const [kind, { owner, counts }] of Object.entries(accounts)) {
      const right = {
        owner: owner === 'member' ? other.id : 0,
        unit: counts === 'points' ? 'points' : 'CNY',
      };
      const wrong = [
        { ...right, owner: right.owner === 0 ? other.id : 0 },
        { ...right, unit: right.unit === 'CNY' ? 'points' : 'CNY' },
      ];
      for (const { owner: ownerId, unit } of wrong) {
        await app.query('savepoint probe');
        await expect(
          app.query(insert, [shop.tenantId, shop.id, ownerId, kind, unit]),
          `${kind} ${ownerId} ${unit}`,
        ).rejects.toMatchObject({ code: '23514' });
        await app.query('rollback to savepoint probe');
      }
      await app.query(`${insert} on conflict do nothing`, [
        shop.tenantId,
        shop.id,
        right.owner,
        kind,
        right.unit,
      ]);
    }
    const { rows } = await app.query(
      `select kind, floor from ledger_account where owner_id in (0, $1) order by kind`,
      [other.id],
    );
    expect(rows.map(({ kind }) => kind as string)).toEqual(Object.keys(accounts).toSorted());
    const mayFall = rows.filter(({ floor }) => floor === null).map(({ kind }) => kind as string);
    const shops = Object.entries(accounts).filter(
      ([kind, { owner }]) => owner === 'shop' && kind !== 'codPayable',
    );
    expect(mayFall).toEqual(shops.map(([kind]) => kind).toSorted());
    await rollback();
  });

  test('of no member who is not there', async () => {
    await expect(app.query(insert, [shop.tenantId, shop.id, 999_999, 'cash', 'CNY'])).rejects.toMatchObject({
      code: '23503',
    });
    await rollback();
  });
});

test('another company’s ledger is behind its wall', async () => {
  await rollback();
  const rival = await aShop(database, { tenantId: 3, host: 'rival-ledger.test' });
  const legs = JSON.stringify(holdWithdrawal(member.id, 1).legs);
  const post = `select * from app.post($1, $2, 'smuggled', 'withdrawalHeld', null, null, 'system', null, '', $3)`;
  await app.query(`begin; select set_config('app.tenant_id', '${rival.tenantId}', true)`);
  expect((await app.query('select from entry')).rowCount).toBe(0);
  await expect(app.query(post, [shop.tenantId, shop.id, legs])).rejects.toEqual(denied);
  await rollback();
});
