import {
  grantGift,
  holdWithdrawal,
  payOrder,
  recharge,
  releaseWithdrawal,
} from '@onehaul/domain/wallet/journals';
import { aShop } from '@onehaul/testing/builders';
import { aMember } from '@onehaul/testing/member-builders';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { testServices } from '@onehaul/testing/test-services';
import { aJournal, someMoney } from '@onehaul/testing/wallet-builders';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createLog } from '../../http/log.ts';
import { proveChanges, proveWhole } from './prove-ledger.ts';
import { walletJobs } from './wallet.jobs.ts';

type Shop = { id: number; tenantId: number };
let database: TestDatabase;
let shop: Shop;
let rival: Shop;
let anna: { id: number };
let bert: { id: number };
let tenants = 1;
beforeAll(async () => {
  database = await createTestDatabase();
});
/** A broken ledger stays broken, so each test uses its own tenants. */
beforeEach(async () => {
  shop = await aShop(database, { tenantId: (tenants += 1), host: `proof${tenants}.test` });
  rival = await aShop(database, { tenantId: (tenants += 1), host: `rival${tenants}.test` });
  anna = await aMember(database, shop);
  bert = await aMember(database, shop);
  await someMoney(database, shop, anna, { cash: 10_000, gift: 300, points: 40 });
  await someMoney(database, shop, bert, { cash: 5000 });
  await someMoney(database, rival, await aMember(database, rival), { cash: 777 });
  await aJournal(
    database,
    shop,
    payOrder(anna.id, { by: 'balance', minor: 4000, taxMinor: 200, points: 10 }),
  );
});
afterAll(() => database.close());

/** Small enough that every loop iterates several times. */
const few = { accounts: 3, walks: 2, steps: 2 };
const db = (tenantId = shop.tenantId) => database.database.tenant(tenantId);
/** Writes as superuser without triggers, which the application role cannot do. */
const tamper = async (text: string, values: unknown[] = []) => {
  await database.sql('set session_replication_role = replica');
  const rows = await database.sql(`${text} returning 1`, values);
  await database.sql('set session_replication_role = default');
  expect(rows).toHaveLength(1);
};
const ofAnna = (account: string) => [shop.tenantId, shop.id, anna.id, account];
const whose = 'tenant_id = $1 and shop_id = $2 and owner_id = $3';
const proved = async () =>
  database.sql(
    `select proof.owner_id, proof.account, proof.position, proof.balance from ledger_proof proof
     where tenant_id = $1 order by owner_id, account`,
    [shop.tenantId],
  );
const held = () =>
  database.sql(
    `select owner_id, kind as account, entries as position, balance from ledger_account where tenant_id = $1 order by owner_id, kind`,
    [shop.tenantId],
  );

describe('a whole ledger', () => {
  test('is proved, and then only what has changed is looked at', async () => {
    expect(await proveChanges(db(), few)).toEqual([]);
    expect(await proved()).toEqual(await held());
    await database.sql(`update ledger_proof set proved_at = '2020-01-01'`);
    await aJournal(database, shop, holdWithdrawal(bert.id, 1000));
    expect(await proveChanges(db(), few)).toEqual([]);
    const later = await database.sql(
      `select owner_id, account from ledger_proof where tenant_id = $1 and proved_at > '2020-01-01' order by account`,
      [shop.tenantId],
    );
    expect(later).toEqual([
      { owner_id: bert.id, account: 'cash' },
      { owner_id: bert.id, account: 'hold' },
    ]);
    expect(await proveWhole(db(), few)).toEqual([]);
  });

  test('is proved while others post to it', async () => {
    const posting = Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        aJournal(
          database,
          shop,
          recharge(index % 2 ? anna.id : bert.id, { by: 'gateway', minor: 1 + index }),
        ),
      ),
    );
    let rounds = 0;
    let isOver = false;
    void posting.finally(() => (isOver = true));
    while (!isOver) {
      expect(await proveChanges(db(), few)).toEqual([]);
      expect(await proveWhole(db(), few)).toEqual([]);
      rounds += 1;
    }
    await posting;
    expect(rounds).toBeGreaterThan(0);
    expect(await proveChanges(db(), few)).toEqual([]);
    expect(await proved()).toEqual(await held());
  });
});

describe('R29: somebody with all rights changes', () => {
  const place = () => ({ shopId: shop.id, ownerId: anna.id, unit: 'CNY' });

  test('a balance, and the next run finds it, again and again until it is put right', async () => {
    await proveChanges(db(), few);
    await tamper(
      `update ledger_account set balance = balance + 1 where ${whose} and kind = $4`,
      ofAnna('cash'),
    );
    const breach = { ...place(), account: 'cash', found: 'otherBalance', says: 6101, is: 6100 };
    expect(await proveChanges(db(), few)).toEqual([breach]);
    expect(await proveChanges(db(), few)).toEqual([breach]);
    await aJournal(database, shop, grantGift(anna.id, 5));
    expect(await proveChanges(db(), few)).toEqual([breach]);
    await tamper(
      `update ledger_account set balance = balance - 1 where ${whose} and kind = $4`,
      ofAnna('cash'),
    );
    expect(await proveChanges(db(), few)).toEqual([]);
  });

  test('a balance that was never proved', async () => {
    await tamper(
      `update ledger_account set balance = balance - 1 where ${whose} and kind = $4`,
      ofAnna('points'),
    );
    expect(await proveChanges(db(), few)).toEqual([
      { ...place(), account: 'points', unit: 'points', found: 'otherBalance', says: 29, is: 30 },
    ]);
  });

  test('the amount of an entry', async () => {
    await tamper(
      `update entry set amount = amount + 1 where ${whose} and account = $4 and position = 2`,
      ofAnna('cash'),
    );
    const [entry] = await database.sql(
      `select journal_id from entry where ${whose} and account = $4 and position = 2`,
      ofAnna('cash'),
    );
    const found = [
      { found: 'crookedJournal', journalId: entry!.journal_id },
      { ...place(), account: 'cash', found: 'brokenChain', position: 2 },
    ];
    expect(await proveChanges(db(), few)).toEqual(expect.arrayContaining(found));
    expect(await proveWhole(db(), few)).toEqual(expect.arrayContaining(found));
  });

  test('the balance in an entry, and it is told at every run', async () => {
    await tamper(
      `update entry set balance = balance + 1 where ${whose} and account = $4 and position = 1`,
      ofAnna('cash'),
    );
    const breach = { ...place(), account: 'cash', found: 'brokenChain', position: 1 };
    expect(await proveChanges(db(), few)).toEqual([breach]);
    expect(await proveChanges(db(), few)).toEqual([breach]);
  });

  test('an entry and all balances after it, so that only the journal tells', async () => {
    await proveChanges(db(), few);
    await aJournal(database, shop, holdWithdrawal(anna.id, 100));
    await tamper(
      `update entry set amount = amount + 1, balance = balance + 1 where ${whose} and account = $4 and position = 1`,
      ofAnna('hold'),
    );
    await tamper(
      `update ledger_account set balance = balance + 1 where ${whose} and kind = $4`,
      ofAnna('hold'),
    );
    expect(await proveChanges(db(), few)).toEqual([
      { found: 'crookedJournal', journalId: expect.any(Number) as number },
    ]);
    expect(await proveChanges(db(), few)).toHaveLength(1);
  });

  test('an old entry that was proved, and the daily run finds it', async () => {
    await proveChanges(db(), few);
    await tamper(
      `update entry set balance = balance + 1 where ${whose} and account = $4 and position = 1`,
      ofAnna('cash'),
    );
    expect(await proveChanges(db(), few)).toEqual([]);
    expect(await proveWhole(db(), few)).toEqual([
      { ...place(), account: 'cash', found: 'brokenChain', position: 1 },
    ]);
  });

  test('what an account counts, by taking its last entry away', async () => {
    await tamper(`delete from entry where ${whose} and account = $4 and position = 2`, ofAnna('cash'));
    const journal = { found: 'crookedJournal', journalId: expect.any(Number) as number };
    const count = { ...place(), account: 'cash', found: 'otherCount', says: 2, is: 1 };
    expect(await proveChanges(db(), few)).toEqual(expect.arrayContaining([journal, count]));
    expect(await proveWhole(db(), few)).toEqual(expect.arrayContaining([journal, count]));
  });

  test('an entry in the middle, by taking it away', async () => {
    await aJournal(database, shop, holdWithdrawal(anna.id, 100));
    await tamper(`delete from entry where ${whose} and account = $4 and position = 2`, ofAnna('cash'));
    expect(await proveWhole(db(), few)).toContainEqual({
      ...place(),
      account: 'cash',
      found: 'brokenChain',
      position: 3,
    });
  });

  test('two entries that undo each other, by taking both away', async () => {
    await aJournal(database, shop, holdWithdrawal(anna.id, 100));
    await aJournal(database, shop, releaseWithdrawal(anna.id, 100));
    await aJournal(database, shop, holdWithdrawal(anna.id, 50));
    for (const position of [3, 4]) {
      const values = [...ofAnna('cash'), position];
      await tamper(`delete from entry where ${whose} and account = $4 and position = $5`, values);
    }
    expect(await proveWhole(db(), few)).toContainEqual({
      ...place(),
      account: 'cash',
      found: 'brokenChain',
      position: 5,
    });
  });

  test('nothing of another company’s', async () => {
    await tamper(
      `update ledger_account set balance = balance + 1 where ${whose} and kind = $4`,
      ofAnna('cash'),
    );
    expect(await proveChanges(db(rival.tenantId), few)).toEqual([]);
    expect(await proveWhole(db(rival.tenantId), few)).toEqual([]);
  });
});

test('what is found is an error line with its account, and nothing is put right', async () => {
  const lines: Record<string, unknown>[] = [];
  const keep = (line: Record<string, unknown>) => line.tenant === shop.tenantId && lines.push(line);
  const log = createLog({ stream: { write: (line: string) => void keep(JSON.parse(line) as never) } });
  const { storage, keys } = testServices(database);
  const run = (name: string) =>
    walletJobs.find((job) => job.name === name)!.run({ database: database.database, storage, keys, log });
  await run('ledger-check');
  await run('ledger-check-whole');
  expect(lines).toEqual([]);
  await tamper(
    `update ledger_account set balance = balance + 1 where ${whose} and kind = $4`,
    ofAnna('cash'),
  );
  for (const name of ['ledger-check', 'ledger-check-whole']) {
    lines.length = 0;
    await run(name);
    expect(lines).toMatchObject([
      {
        level: 50,
        msg: 'the ledger does not add up',
        tenant: shop.tenantId,
        shopId: shop.id,
        ownerId: anna.id,
        account: 'cash',
        found: 'otherBalance',
      },
    ]);
  }
  const [row] = await database.sql(
    `select balance from ledger_account where ${whose} and kind = $4`,
    ofAnna('cash'),
  );
  expect(row).toEqual({ balance: 6101 });
});
