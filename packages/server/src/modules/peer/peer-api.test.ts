import { readFile } from 'node:fs/promises';
import { createHmac, randomUUID } from 'node:crypto';
import { keyCallsPerMinute, signedText } from '@onehaul/domain/peer/signature';
import { type ApiKey, createPeerFixture, type PeerFixture, wireOrder } from '@onehaul/testing/peer-fixture';
import type { TestMember } from '@onehaul/testing/member-builders';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

const add = '/Peer_Open/AddOrders';
const find = '/Peer_Open/GetOrders';
let stage: PeerFixture;
let peer: TestMember;
let key: ApiKey;
beforeAll(async () => {
  stage = await createPeerFixture();
});
beforeEach(async () => {
  peer = await stage.peer();
  key = await stage.key(peer);
});
afterAll(() => stage.close());

const order = (more: Record<string, unknown> = {}) => wireOrder(stage.line.code, more);
const countOf = async (memberId: number) =>
  (await stage.database.sql('select count(*)::int as n from shop_order where member_id = $1', [memberId]))[0]!
    .n as number;

describe('orders of other software', () => {
  test('are placed by a signed request, priced by the granted line and found again', async () => {
    const one = order({
      Boxes: [
        { Mark: 'A-1', Weight: 2, Length: 10, Width: 10, Height: 10 },
        { Weight: 3.2, Length: 10, Width: 10, Height: 10 },
      ],
      Rem: 'fragile',
    });
    const { body } = await stage.signed(key, add, { Orders: [one, order()] });
    expect(body).toMatchObject({
      Code: 200,
      Data: [{ ClientNumber: one.ClientNumber, AccruedCharge: 60 }, { AccruedCharge: 20 }],
    });
    const rows = await stage.database.sql(
      `select kind, step, pay_policy as policy, remark, total_minor::int as total, stage from shop_order
       where client_number = $1`,
      [one.ClientNumber],
    );
    expect(rows).toEqual([
      {
        kind: 'peer',
        step: 'awaitingArrival',
        policy: 'monthly',
        remark: 'fragile',
        total: 6000,
        stage: 'awaitingArrival',
      },
    ]);
    const boxes = await stage.database.sql(
      `select box_number as number, mark, weight_grams as grams from expected_box
       where order_id = (select id from shop_order where client_number = $1) order by 1`,
      [one.ClientNumber],
    );
    expect(boxes).toEqual([
      { number: 1, mark: 'A-1', grams: 2000 },
      { number: 2, mark: '', grams: 3200 },
    ]);
    const found = await stage.signed(key, find, { ClientNumbers: [one.ClientNumber] });
    expect(found.body.Data).toMatchObject({
      Total: 1,
      Rows: [{ ClientNumber: one.ClientNumber, BoxCount: 2, ReceivedCount: 0, AccruedCharge: 60 }],
    });
    expect((await stage.signed(key, find, {})).body.Data).toMatchObject({ Total: 2 });
    const [used] = await stage.database.sql(
      'select last_used_at is not null as "isUsed" from api_key where prefix = $1',
      [key.prefix],
    );
    expect(used).toEqual({ isUsed: true });
  });

  test('are all taken or none', async () => {
    const twice = order();
    const refused = await stage.signed(key, add, { Orders: [order(), order({ ChannelCode: 'NOPE' })] });
    expect(refused.body).toMatchObject({ Code: 409, Error: 'peer.lineNotGranted' });
    expect((await stage.signed(key, add, { Orders: [twice, twice] })).body).toMatchObject({
      Error: 'order.numberKnown',
    });
    expect(await countOf(peer.id)).toBe(0);
  });

  test('the same request again is answered as the first time, and is no second order', async () => {
    const idempotencyKey = randomUUID();
    const body = { Orders: [order()] };
    const first = await stage.signed(key, add, body, { idempotencyKey });
    const second = await stage.signed(key, add, body, { idempotencyKey });
    expect(second.body.Data).toEqual(first.body.Data);
    expect(await countOf(peer.id)).toBe(1);
    const other = await stage.signed(key, add, { Orders: [order()] }, { idempotencyKey });
    expect(other.body).toMatchObject({ Error: 'idempotency.keyReused' });
    const none = await stage.signed(key, add, body, { idempotencyKey: '' });
    expect(none.body).toMatchObject({ Error: 'idempotency.keyInvalid' });
  });

  test('what was refused left nothing, and may be asked again with the same key', async () => {
    const idempotencyKey = randomUUID();
    const body = { Orders: [order()] };
    await stage.database.sql(`update peer set state = 'suspended' where member_id = $1`, [peer.id]);
    expect((await stage.signed(key, add, body, { idempotencyKey })).body).toMatchObject({
      Error: 'peer.suspended',
    });
    await stage.database.sql(`update peer set state = 'active' where member_id = $1`, [peer.id]);
    expect((await stage.signed(key, add, body, { idempotencyKey })).body).toMatchObject({ Code: 200 });
  });
});

describe('a signature', () => {
  const refused = async (path: string, tampered: Parameters<PeerFixture['signed']>[3], body: object) => {
    const reply = await stage.signed(key, path, body, tampered);
    expect(reply.body, JSON.stringify(tampered)).toMatchObject({ Code: 401, Error: 'peer.keyInvalid' });
  };

  test('is needed, and is of the time, the path, the key of the request and every sign of the body', async () => {
    const seconds = Math.floor(Date.now() / 1000);
    const body = { Orders: [order()] };
    const wrong = [
      { signature: '' },
      { signature: 'zz' },
      { signature: '0'.repeat(64) },
      { timestamp: String(seconds - 1) },
      { timestamp: String(seconds - 301) },
      { timestamp: 'now' },
      { key: '' },
      { key: 'nobodysprefix'.slice(0, 12) },
      { body: `${JSON.stringify(body)} ` },
      { path: '/peer_open/addorders' },
    ];
    for (const one of wrong) await refused(add, one, body);
    expect(await countOf(peer.id)).toBe(0);
  });

  test('that was made for another path or another Idempotency-Key does not fit', async () => {
    await refused(find, { path: add, body: JSON.stringify({ Orders: [order()] }) }, {});
    const timestamp = String(Math.floor(Date.now() / 1000));
    const body = JSON.stringify({ Orders: [order()] });
    const parts = { timestamp, path: `/api${add}`, idempotencyKey: randomUUID(), body };
    const reply = await stage.api.post('harbour.test', add, body, {
      'x-api-key': key.prefix,
      'x-api-timestamp': timestamp,
      'x-api-signature': createHmac('sha256', key.secret).update(signedText(parts)).digest('hex'),
      'idempotency-key': randomUUID(),
    });
    expect(reply.body).toMatchObject({ Code: 401, Error: 'peer.keyInvalid' });
  });

  test('is too old after five minutes, even a right one', async () => {
    const timestamp = String(Math.floor(Date.now() / 1000) - 301);
    const parts = { timestamp, path: `/api${find}`, idempotencyKey: '', body: '{}' };
    const headers = {
      'x-api-key': key.prefix,
      'x-api-timestamp': timestamp,
      'x-api-signature': createHmac('sha256', key.secret).update(signedText(parts)).digest('hex'),
    };
    const reply = await stage.api.post('harbour.test', find, '{}', headers);
    expect(reply.body).toMatchObject({ Error: 'peer.keyInvalid' });
  });

  test('of one shop is nothing at another, not even of the same company', async () => {
    for (const host of ['sister.test', 'rival.test']) await refused(find, { host }, {});
    expect((await stage.signed(key, find, {})).body).toMatchObject({ Code: 200 });
    // A copied row cannot be decrypted at another shop either.
    await stage.database.sql(
      `insert into api_key (tenant_id, shop_id, member_id, name, prefix, secret_sealed)
       select 2, $1, $2, name, prefix, secret_sealed from api_key where prefix = $3`,
      [stage.sister.id, (await stage.peer({}, stage.sister)).id, key.prefix],
    );
    await refused(find, { host: 'sister.test' }, {});
  });

  test('ends with its key, and with the account', async () => {
    expect((await stage.signed(key, find, {})).body).toMatchObject({ Code: 200 });
    await stage.database.sql(`update member set state = 'suspended' where id = $1`, [peer.id]);
    await refused(find, {}, {});
    await stage.database.sql(`update member set state = 'active' where id = $1`, [peer.id]);
    const listed = await stage.dataOf(peer, '/Peer_Key/GetDataPage');
    const [row] = listed.Rows as { Id: number; ApiKey: string }[];
    expect(row).toMatchObject({ ApiKey: key.prefix });
    expect(row).not.toHaveProperty('Secret');
    await stage.call(peer, '/Peer_Key/DeleteData', { Id: row!.Id });
    await refused(find, {}, {});
  });

  test('is counted: a key asks so often in a minute', async () => {
    const [row] = await stage.database.sql('select id from api_key where prefix = $1', [key.prefix]);
    const counter = `apikey:2:${stage.harbour.id}:${row!.id as number}`;
    await stage.api.redis.set(counter, keyCallsPerMinute - 1, 'PX', 60_000);
    expect((await stage.signed(key, find, {})).body).toMatchObject({ Code: 200 });
    const reply = await stage.signed(key, find, {});
    expect(reply.status).toBe(429);
    expect(reply.headers).toHaveProperty('retry-after');
  });
});

describe('keys', () => {
  test('S-d: are made after a proof of person only', async () => {
    await stage.database.sql('update session set proved_at = null');
    const made = await stage.call(peer, '/Peer_Key/AddData', { Name: 'ERP' });
    expect(made).toMatchObject({ Code: 403, Error: 'access.proofRequired' });
    const working = await stage.database.sql('select id from api_key where member_id = $1', [peer.id]);
    expect(working).toHaveLength(1);
  });

  test('are shown once: the same Idempotency-Key gets no second look', async () => {
    const again = randomUUID();
    const first = await stage.call(peer, '/Peer_Key/AddData', { Name: 'ERP' }, { key: again });
    expect(first).toMatchObject({ Code: 200 });
    const second = await stage.call(peer, '/Peer_Key/AddData', { Name: 'ERP' }, { key: again });
    expect(second).toMatchObject({ Error: 'idempotency.keyReused' });
    const { Secret: secret } = first.Data as { Secret: string };
    const kept = await stage.database.sql(
      `select answer::text from idempotency union all select encode(secret_sealed, 'escape') from api_key`,
    );
    expect(JSON.stringify(kept)).not.toContain(secret);
  });

  test('are five at most, however many are made at once; a revoked one makes room', async () => {
    const made = await Promise.all(
      Array.from({ length: 8 }, () => stage.call(peer, '/Peer_Key/AddData', { Name: 'ERP' })),
    );
    expect(made.filter(({ Success }) => Success)).toHaveLength(4);
    expect(made.filter(({ Error }) => Error === 'peer.tooManyKeys')).toHaveLength(4);
    const { Id: id } = made.find(({ Success }) => Success)!.Data as { Id: number };
    expect(await stage.call(peer, '/Peer_Key/DeleteData', { Id: id })).toMatchObject({ Code: 200 });
    expect(await stage.call(peer, '/Peer_Key/AddData', { Name: 'ERP' })).toMatchObject({ Code: 200 });
  });

  test('are for peers, and for nobody else to revoke', async () => {
    const other = await stage.peer();
    const listed = await stage.dataOf(peer, '/Peer_Key/GetDataPage');
    const [row] = listed.Rows as { Id: number }[];
    expect(await stage.call(other, '/Peer_Key/DeleteData', { Id: row!.Id })).toMatchObject({ Code: 404 });
    expect(await stage.call({ id: 999_999 }, '/Peer_Key/AddData', { Name: 'x' })).toMatchObject({
      Error: 'peer.notPeer',
    });
  });
});

test('the worked example of docs/peer-api.md signs as the document says', async () => {
  const page = await readFile(new URL('../../../../../docs/peer-api.md', import.meta.url), 'utf8');
  const [, example] = /```js\n([\s\S]+?)```/.exec(page)!;
  const module = `import { createHmac } from 'node:crypto';\nexport ${example!}`;
  const { sign } = (await import(`data:text/javascript,${encodeURIComponent(module)}`)) as {
    sign(
      secret: string,
      parts: { timestamp: string; path: string; idempotencyKey: string; body: string },
    ): string;
  };
  const told = Object.fromEntries(
    [...page.matchAll(/^\| `(secret|timestamp|path|idempotencyKey|body|signature)` \| `(.+)` \|$/gm)].map(
      ([, name, value]) => [name, value],
    ),
  ) as Record<'secret' | 'timestamp' | 'path' | 'idempotencyKey' | 'body' | 'signature', string>;
  expect(sign(told.secret, told)).toBe(told.signature);
  expect(createHmac('sha256', told.secret).update(signedText(told)).digest('hex')).toBe(told.signature);
  // The API accepts the signature, too.
  const timestamp = String(Math.floor(Date.now() / 1000));
  const parts = { timestamp, path: `/api${find}`, idempotencyKey: '', body: '{"PageRows":5}' };
  const reply = await stage.api.post('harbour.test', find, parts.body, {
    'x-api-key': key.prefix,
    'x-api-timestamp': timestamp,
    'x-api-signature': sign(key.secret, parts),
  });
  expect(reply.body).toMatchObject({ Code: 200, Data: { Total: 0 } });
});
