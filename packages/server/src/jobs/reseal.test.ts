import { createCipheriv, randomBytes } from 'node:crypto';
import { aShop } from '@onehaul/testing/builders';
import { aMember, aStaffMember } from '@onehaul/testing/member-builders';
import { anOrder } from '@onehaul/testing/order-builders';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { testServices } from '@onehaul/testing/test-services';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Keys, createKeys } from '../keys.ts';
import { receiverPrint, receiverPrints } from '../modules/consignee/receiver-print.ts';
import { cardPrint, cardPrints, unsealCard } from '../modules/withdrawal/card-secret.ts';
import { DataKeyMissing, seal, type SealOwner, unseal } from '../sealed.ts';
import type { JobServices } from './job.ts';
import { createResealJob } from './reseal.ts';
import { sealedTables } from '../modules/sealed-tables.ts';

const session = 's'.repeat(32);
const otherSession = 't'.repeat(32);
const [first, second] = [`2025:${'a'.repeat(32)}`, `2026:${'b'.repeat(32)}`];
const before = createKeys([session], [first]);
const both = createKeys([session], [second, first]);
const after = createKeys([otherSession], [second]);

/** Seals as the code did before data keys existed. */
function sealEarlier(keys: Keys, { purpose, owner }: SealOwner, text: string): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keys.current(purpose), nonce).setAAD(
    Buffer.from(owner.join('/')),
  );
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

let database: TestDatabase;
const lines: { level: string; line: Record<string, unknown>; words: string }[] = [];
const note = (level: string) => (line: object, words: string) =>
  void lines.push({ level, line: line as Record<string, unknown>, words });
const log = { info: note('info'), warn: note('warn'), error: note('error') };
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => void lines.splice(0));

const job = createResealJob(sealedTables);
const runWith = (keys: Keys) => {
  const { storage } = testServices(database);
  return job.run({ database: database.database, storage, keys, log } as unknown as JobServices);
};

type Kept = {
  readonly table: string;
  readonly column: string;
  readonly id: unknown;
  readonly owner: SealOwner;
};
const card = '6222020000000000018';
const receiver = { receiverName: '林怡君', phone: '0912345678' };

/** Creates one row of every sealed kind in a shop. */
async function fill(
  tenantId: number,
  put: (owner: SealOwner, text: string) => Buffer,
  print: Keys,
): Promise<Kept[]> {
  const { sql } = database;
  const shop = await aShop(database, { tenantId, host: `reseal${tenantId}.test` });
  const member = await aMember(database, shop);
  const staff = await aStaffMember(database, tenantId, {
    roles: ['owner'],
    email: `o${tenantId}@reseal.test`,
  });
  const of = [tenantId, shop.id];
  const order = await anOrder(database, shop, member);
  const [{ number } = {}] = await sql('select number from shop_order where id = $1', [order.id]);
  const kept: Kept[] = [
    {
      table: 'staff',
      column: 'totp_secret',
      id: staff.id,
      owner: { purpose: 'staff totp', owner: [tenantId, staff.id] },
    },
    {
      table: 'shop_order',
      column: 'receiver_id_sealed',
      id: order.id,
      owner: { purpose: 'order receiver', owner: [...of, String(number)] },
    },
  ];
  for (const { table, column, id, owner } of kept)
    await sql(`update ${table} set ${column} = $2 where id = $1`, [id, put(owner, `A123456789`)]);
  const at = { tenantId, id: shop.id };
  await sql(
    'update shop_order set receiver_name = $2, receiver_phone = $3, receiver_print = $4 where id = $1',
    [
      order.id,
      receiver.receiverName,
      receiver.phone,
      receiverPrint(print, at, { ...receiver, idCard: 'A123456789' }),
    ],
  );
  const cardOwner = { purpose: 'bank card', owner: [...of, member.id] };
  const [row] = await sql(
    `insert into bank_card (tenant_id, shop_id, member_id, holder, bank_name, number_sealed, number_tail, number_print)
     values ($1, $2, $3, 'x', 'x', $4, '0018', $5) returning id`,
    [tenantId, shop.id, member.id, put(cardOwner, card), cardPrint(print, card)],
  );
  kept.push({ table: 'bank_card', column: 'number_sealed', id: row!['id'], owner: cardOwner });
  const keyOwner = { purpose: 'api key', owner: [...of, 'abcdefgh'] };
  const [key] = await sql(
    `insert into api_key (tenant_id, shop_id, member_id, name, prefix, secret_sealed)
     values ($1, $2, $3, 'x', 'abcdefgh', $4) returning id`,
    [tenantId, shop.id, member.id, put(keyOwner, 'secret')],
  );
  kept.push({ table: 'api_key', column: 'secret_sealed', id: key!['id'], owner: keyOwner });
  const tokenOwner = { purpose: 'marketplace tokens', owner: [...of, 'shopee', '77'] };
  const [grant] = await sql(
    `insert into marketplace_shop (tenant_id, shop_id, member_id, platform, external_id, tokens_sealed)
     values ($1, $2, $3, 'shopee', '77', $4) returning id`,
    [tenantId, shop.id, member.id, put(tokenOwner, '{}')],
  );
  kept.push({ table: 'marketplace_shop', column: 'tokens_sealed', id: grant!['id'], owner: tokenOwner });
  const [declared] = await sql(
    `insert into goods_declaration (tenant_id, shop_id, member_id, name, phone, address, name_zh, name_en, quantity, unit_minor)
     values ($1, $2, $3, 'x', '1', 'x', 'x', 'x', 1, 1) returning id`,
    [tenantId, shop.id, member.id],
  );
  const idOwner = { purpose: 'id card', owner: [...of, 'declaration', Number(declared!['id'])] };
  await sql('update goods_declaration set id_card_sealed = $2 where id = $1', [
    declared!['id'],
    put(idOwner, 'A1'),
  ]);
  kept.push({ table: 'goods_declaration', column: 'id_card_sealed', id: declared!['id'], owner: idOwner });
  for (const gateway of ['stripe', 'shopee']) {
    const owner = { purpose: 'gateway account', owner: [...of, gateway] };
    const account = { gateway, partnerId: '1', partnerKey: 'k', baseUrl: 'https://openplatform.shopee.cn' };
    await sql('insert into gateway_account (tenant_id, shop_id, gateway, sealed) values ($1, $2, $3, $4)', [
      tenantId,
      shop.id,
      gateway,
      put(owner, JSON.stringify(account)),
    ]);
    kept.push({ table: 'gateway_account', column: 'sealed', id: gateway, owner });
  }
  const senderOwner = { purpose: 'mail sender', owner: [...of, 'oh1'] };
  await sql(
    `insert into mail_sender (tenant_id, shop_id, address, domain, selector, public_key, key_sealed, token)
     values ($1, $2, 'a@example.com', 'example.com', 'oh1', 'x', $3, 'x')`,
    [tenantId, shop.id, put(senderOwner, 'private key')],
  );
  kept.push({ table: 'mail_sender', column: 'key_sealed', id: shop.id, owner: senderOwner });
  return kept;
}

async function stored({ table, column, id, owner }: Kept): Promise<Buffer> {
  const keys: Record<string, string> = { gateway_account: 'gateway', mail_sender: 'shop_id' };
  const key = keys[table] ?? 'id';
  const [row] = await database.sql(
    `select ${column} as sealed from ${table} where ${key} = $1 and tenant_id = $2`,
    [id, owner.owner[0]],
  );
  return row!['sealed'] as Buffer;
}

test('S-e: after sealing anew everything opens without the earlier keys; before it their absence is an error', async () => {
  // One tenant sealed with the previous data key, one with a session secret from before data keys.
  const kept = [
    ...(await fill(2, (owner, text) => seal(before, owner, text), before)),
    ...(await fill(3, (owner, text) => sealEarlier(before, owner, text), before)),
  ];
  expect(kept).toHaveLength(18);
  for (const one of kept) {
    const sealed = await stored(one);
    expect(unseal(both, one.owner, sealed), one.table).toBeDefined();
    if (one.owner.owner[0] === 2) expect(() => unseal(after, one.owner, sealed)).toThrow(DataKeyMissing);
  }

  // The previous keys were removed too early: nothing is lost, and an error is logged.
  await runWith(after);
  const errors = lines.filter(({ level }) => level === 'error');
  expect(errors.map(({ line }) => [line['tenantId'], line['table'], line['unopened']])).toContainEqual([
    2,
    'bank_card',
    1,
  ]);
  expect(errors).toHaveLength(16);
  for (const one of kept) expect(unseal(both, one.owner, await stored(one)), one.table).toBeDefined();

  lines.splice(0);
  await runWith(both);
  expect(lines.filter(({ level }) => level === 'error')).toEqual([]);
  expect(lines.at(-1)).toMatchObject({ line: { keyId: '2026', tablesLeft: 0 } });
  for (const one of kept) expect(unseal(after, one.owner, await stored(one)), one.table).toBeDefined();

  const [left] = await database.sql(
    'select sum(resealed)::int as n, count(finished_at)::int as done from data_key_progress',
  );
  expect(left).toMatchObject({ n: 18 });

  // A second run changes nothing.
  const seals = await Promise.all(kept.map(stored));
  await runWith(both);
  expect(await Promise.all(kept.map(stored))).toEqual(seals);
});

test('S-e: prints are made anew with the seals, so that cards and receivers stay known', async () => {
  const [row] = await database.sql(
    'select shop_id, member_id, number_sealed, number_print from bank_card where tenant_id = 2',
  );
  const shop = { tenantId: 2, id: Number(row!['shop_id']) };
  expect(cardPrint(after, card)).toEqual(row!['number_print']);
  expect(unsealCard(after, shop, Number(row!['member_id']), row!['number_sealed'] as Buffer)).toBe(card);
  const [order] = await database.sql('select receiver_print from shop_order where tenant_id = 2');
  const who = { ...receiver, idCard: 'A123456789' };
  expect(receiverPrint(after, shop, who)).toEqual(order!['receiver_print']);
  // While both keys are configured, lookups use both fingerprints.
  expect(cardPrints(both, card)).toContainEqual(cardPrint(before, card));
  expect(receiverPrints(both, shop, who)).toContainEqual(receiverPrint(before, shop, who));
});

test('S-e: an address in a stored marketplace account is gone after sealing anew', async () => {
  const owner = { purpose: 'gateway account', owner: [2, await shopOf(2), 'shopee'] };
  const sealed = await stored({ table: 'gateway_account', column: 'sealed', id: 'shopee', owner });
  expect(JSON.parse(unseal(after, owner, sealed)!)).toEqual({
    gateway: 'shopee',
    partnerId: '1',
    partnerKey: 'k',
    region: 'mainland',
  });
});
const shopOf = async (tenantId: number) =>
  Number((await database.sql('select id from shop where tenant_id = $1', [tenantId]))[0]!['id']);

test('S-e: a company whose rows fail keeps nobody else from being sealed anew', async () => {
  const third = createKeys([session], [`2027:${'c'.repeat(32)}`, second]);
  const failing = {
    ...database.database,
    transaction: ((tenantId: number, work: never) =>
      tenantId === 2
        ? Promise.reject(new Error('no'))
        : database.database.transaction(tenantId, work)) as typeof database.database.transaction,
  };
  const { storage } = testServices(database);
  await job.run({ database: failing, storage, keys: third, log } as unknown as JobServices);
  const progress = await database.sql('select distinct tenant_id, key_id from data_key_progress order by 1');
  expect(progress).toContainEqual({ tenant_id: 2, key_id: '2026' });
  expect(progress).toContainEqual({ tenant_id: 3, key_id: '2027' });
  expect(lines.some(({ line }) => line['tenantId'] === 2 && line['err'])).toBe(true);
});

test.each(['', 'short:secret', `Big:${'a'.repeat(32)}`, 'a'.repeat(40)])(
  'S-e: DATA_KEYS of %j do not open',
  (key) => expect(() => createKeys([session], key === '' ? [] : [key])).toThrow('DATA_KEYS'),
);
