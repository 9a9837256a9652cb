import { randomUUID } from 'node:crypto';
import { aShop } from '@onehaul/testing/builders';
import { aCase } from '@onehaul/testing/case-builders';
import { aCountry, aMember, aProof, type TestMember } from '@onehaul/testing/member-builders';
import { aConfirmation, aGoodsDeclaration } from '@onehaul/testing/customs-builders';
import { anAddress, anOrder } from '@onehaul/testing/order-builders';
import { aParcel } from '@onehaul/testing/parcel-builders';
import { aReview } from '@onehaul/testing/review-builders';
import { aServiceRequest } from '@onehaul/testing/service-builders';
import { aBankCard, aWithdrawal } from '@onehaul/testing/withdrawal-builders';
import { createTestApi, type TestApi } from '@onehaul/testing/test-api';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { StorageUnavailable } from '../../gateways/storage/storage.ts';
import { createLog } from '../../http/log.ts';
import { memberJobs } from './member.jobs.ts';

type Shop = { id: number; tenantId: number };
let database: TestDatabase;
let api: TestApi;
let harbour: Shop;
let rival: Shop;

beforeAll(async () => {
  database = await createTestDatabase();
  await aCountry(database);
  harbour = await aShop(database, { tenantId: 2, host: 'harbour.test', name: 'Harbour' });
  rival = await aShop(database, { tenantId: 3, host: 'rival.test' });
  api = await createTestApi(database);
});
beforeEach(() => void api.services.sent.splice(0));
afterAll(async () => {
  await api.close();
  await database.close();
});

let keys = 0;
const as = (member: { id: number }, shop = harbour) => ({
  authorization: `Bearer ${shop.id}:${member.id}`,
  'idempotency-key': `a-change-of-this-test-${(keys += 1)}`,
});
const cancel = async (member: TestMember, password = member.password) =>
  (await api.post('harbour.test', '/Client_Info/SubmitCancellation', { Password: password }, as(member)))
    .body;
const rowOf = async ({ id }: { id: number }) =>
  (await database.sql('select * from member where id = $1', [id]))[0]!;
const log = createLog({ stream: { write: () => {} } });
const runJob = (storage = api.services.storage) =>
  memberJobs[0]!.run({ database: database.database, storage, keys: api.services.keys, log });
const makeDue = (...members: TestMember[]) =>
  database.sql(`update member set cancels_at = now() - interval '1 second' where id = any ($1)`, [
    members.map(({ id }) => id),
  ]);

/** Finds a text in any column of any table of any schema. */
async function placesOf(texts: string[]): Promise<string[]> {
  const columns = (await database.sql(
    `select table_schema, table_name, column_name from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where t.table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  )) as { table_schema: string; table_name: string; column_name: string }[];
  expect(columns.length).toBeGreaterThan(200);
  const found = columns.map(
    ({ table_schema: schema, table_name: table, column_name: column }) =>
      `select '${table}.${column}: ' || wanted as place from unnest($1::text[]) wanted
       where exists (select from "${schema}"."${table}" where position(lower(wanted) in lower("${column}"::text)) > 0)`,
  );
  return (await database.sql(found.join(' union all '), [texts])).map(({ place }) => place as string).sort();
}

async function upload(member: TestMember): Promise<string> {
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#f00' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(picture)]), 'anna.png');
  const body = new Response(form);
  const reply = await api.app.inject({
    method: 'POST',
    url: '/api/File/ImgUpload',
    headers: { host: 'harbour.test', ...as(member), 'content-type': body.headers.get('content-type')! },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  return reply.json().Data.Id as string;
}

describe('an erasure', () => {
  test('gdpr: leaves nothing of the person in any column of any table, and no picture', async () => {
    const person = {
      username: 'phantom.orchid',
      name: 'Orchidea Phantom',
      email: 'orchidea@phantom.test',
      phone: '13712345678',
      telephone: '0755-87654321',
      marketplace: 'tb_orchidea',
      clerk: 'phantom.clerk',
      clerkName: 'Clerk Phantom',
    };
    const { body: registered } = await api.post('harbour.test', '/Client_Info/AddData', {
      UserName: person.username,
      Password: 'secret-word',
      Name: person.name,
      Email: person.email,
      PhoneNumber: person.phone,
      DestinationId: 86,
    });
    const { ClientCode: code } = registered.Data as { ClientCode: string };
    const [anna] = (await database.sql('select id from member where code = $1', [
      code,
    ])) as unknown as TestMember[];
    Object.assign(anna!, { password: 'secret-word' });
    const post = async (path: string, body: object) =>
      expect((await api.post('harbour.test', path, body, as(anna!))).body, path).toMatchObject({ Code: 200 });
    await database.sql('update member set phone_proved_at = now() where id = $1', [anna!.id]);
    await aProof(database, harbour, anna!.id);
    await api.put(
      'harbour.test',
      '/Client_Info/UpdateData',
      {
        Name: person.name,
        Sex: 0,
        Email: person.email,
        PhoneNumber: person.phone,
        DestinationId: 86,
        TelNumber: person.telephone,
        TaobaoCode: person.marketplace,
      },
      as(anna!),
    );
    await post('/Client_Info/AddClientSubAccount', {
      UserName: person.clerk,
      Password: 'secret-word',
      Name: person.clerkName,
    });
    await post('/Client_Info/UpdateClientPicture', { HostPortrait: await upload(anna!) });
    await post('/Client_Info/SendPhoneCode', {});
    await database.sql(
      `insert into sign_in_code (tenant_id, shop_id, code_hash, member_id, host, expires_at) values (2, $1, '\\x01', $2, 'harbour.test', now())`,
      [harbour.id, anna!.id],
    );
    await database.sql(
      `insert into qr_sign_in (tenant_id, shop_id, id, secret_hash, number, browser, address, state, member_id, expires_at)
       values (2, $1, gen_random_uuid(), '\\x01', 42, 'Firefox', '203.0.113.9', 'seen', $2, now())`,
      [harbour.id, anna!.id],
    );
    const parcel = await aParcel(database, {
      shop: harbour,
      member: anna!,
      state: 'stored',
      row: { remark: `for ${person.name}` },
    });
    await database.sql(
      `insert into parcel_claim (tenant_id, shop_id, parcel_id, member_id, note) values (2, $1, $2, $3, $4)`,
      [harbour.id, parcel.id, anna!.id, `bought by ${person.name}`],
    );
    await aServiceRequest(database, harbour, anna!, {
      parcel,
      state: 'done',
      row: { words: `a photo of ${person.name}'s label` },
    });
    await database.sql(
      `insert into claim_miss (tenant_id, shop_id, member_id, parcel_id) values (2, $1, $2, $3)`,
      [harbour.id, anna!.id, parcel.id],
    );
    await database.sql(
      `with told as (insert into outbox (tenant_id, shop_id, member_id, topic, subject_id) values (2, $1, $2, 'parcelStored', $3)
         returning *)
       insert into notice (tenant_id, shop_id, member_id, outbox_id, kind, subject, subject_id)
       select tenant_id, shop_id, member_id, id, topic, 'parcel', subject_id from told`,
      [harbour.id, anna!.id, parcel.id],
    );
    await database.sql(
      `insert into notice_delivery (tenant_id, shop_id, notice_id, channel, member_id)
       select tenant_id, shop_id, id, 'mail', member_id from notice where member_id = $1`,
      [anna!.id],
    );
    await database.sql(
      `insert into notice_choice (tenant_id, shop_id, member_id, kind, channel, is_on)
       values (2, $1, $2, 'orderPaid', 'mail', false)`,
      [harbour.id, anna!.id],
    );
    await database.sql(
      `insert into push_device (tenant_id, shop_id, member_id, session_id, endpoint, p256dh, auth)
       select tenant_id, shop_id, member_id, id, 'https://push.test/' || id, '', '' from session where member_id = $1`,
      [anna!.id],
    );
    await database.sql(
      `with came as (insert into sign_in_day (tenant_id, shop_id, member_id, day, streak, points)
         values (2, $1, $2, '2026-01-01', 1, 5))
       insert into member_task (tenant_id, shop_id, member_id) values (2, $1, $2) on conflict do nothing`,
      [harbour.id, anna!.id],
    );
    const asked = await aCase(database, harbour, anna!);
    await database.sql(
      `insert into case_message (tenant_id, shop_id, case_id, actor, actor_id, act, words)
       values (2, $1, $2, 'member', $3, 'written', $4)`,
      [harbour.id, asked.id, anna!.id, `write to ${person.email}`],
    );
    await anAddress(database, harbour, anna!, { receiverName: person.name });
    const card = await aBankCard(database, api.services.keys, harbour, anna!);
    await database.sql('update bank_card set holder = $2 where id = $1', [card.id, person.name]);
    await aGoodsDeclaration(database, harbour, anna!);
    await database.sql('update goods_declaration set name = $2, removed_at = now() where member_id = $1', [
      anna!.id,
      person.name,
    ]);
    const order = await anOrder(database, harbour, anna!, { row: { remark: `for ${person.name}` } });
    await aReview(database, order, { state: 'shown', words: `${person.name} is happy` });
    await aConfirmation(database, harbour, order, { state: 'mismatch' });
    await database.sql('update consignee_confirmation set note = $2 where order_id = $1', [
      order.id,
      `not what ${person.name} ordered`,
    ]);
    await database.sql(`insert into agent (tenant_id, shop_id, member_id, words) values (2, $1, $2, $3)`, [
      harbour.id,
      anna!.id,
      `${person.name} knows many`,
    ]);
    const friend = await aMember(database, harbour);
    await database.sql('update member set recommender_id = $1 where id = $2', [anna!.id, friend.id]);
    const [{ file_key: fileKey }] = (await database.sql('select file_key from file where member_id = $1', [
      anna!.id,
    ])) as [{ file_key: string }];
    const object = `t/2/s/${harbour.id}/${fileKey}`;
    const traces = [
      'session',
      'sign_in_code',
      'qr_sign_in',
      'file',
      'notice',
      'notice_delivery',
      'notice_choice',
      'push_device',
      'outbox',
      'claim_miss',
      'sign_in_day',
      'member_task',
      'address',
      'goods_declaration',
    ];
    const traceCount = async () =>
      (
        await database.sql(
          traces
            .map((table) => `select count(*)::int as count from ${table} where member_id = ${anna!.id}`)
            .join(' union all '),
        )
      ).map(({ count }) => count);

    // The search must find the data first; otherwise an empty result would prove nothing.
    expect((await placesOf(Object.values(person))).length).toBeGreaterThanOrEqual(9);
    expect(await traceCount()).toEqual(traces.map(() => 1));
    expect(await api.services.storage.head(object)).toBeDefined();

    await post('/Client_Info/SubmitCancellation', { Password: 'secret-word' });
    await runJob();
    expect(await rowOf(anna!), 'before its day').toMatchObject({ name: person.name, state: 'cancelling' });

    await makeDue(anna!);
    await runJob();
    expect(await placesOf(Object.values(person))).toEqual([]);
    expect(await traceCount()).toEqual(traces.map(() => 0));
    expect(await api.services.storage.head(object)).toBeUndefined();
    expect(await rowOf(anna!)).toMatchObject({
      state: 'erased',
      code,
      username: `Erased ${code}`,
      password_hash: null,
      cancels_at: null,
    });
    const [forgotten] = await database.sql('select * from bank_card where member_id = $1', [anna!.id]);
    expect(forgotten).toMatchObject({ is_removed: true, number_sealed: Buffer.alloc(0) });
    expect(forgotten!.number_print).toEqual(Buffer.alloc(0));
    const [review] = await database.sql('select * from order_review where order_id = $1', [order.id]);
    expect(review).toMatchObject({ stars: 5, words: '', pictures: [], state: 'private', consented_at: null });
    expect(await rowOf(friend)).toMatchObject({ recommender_id: anna!.id, state: 'active' });

    const once = await database.sql('select * from member order by id');
    await runJob();
    expect(await database.sql('select * from member order by id')).toEqual(once);
  });

  test('goes through every tenant and any number of members, and leaves the others alone', async () => {
    const due = [];
    for (let count = 0; count < 45; count++) due.push(await aMember(database, count % 3 ? harbour : rival));
    const [undone, later] = [await aMember(database, harbour), await aMember(database, harbour)];
    await database.sql(
      `update member set state = 'cancelling', cancels_at = now() + interval '1 day' where id = any ($1)`,
      [[...due, later].map(({ id }) => id)],
    );
    await makeDue(...due);
    await Promise.all([runJob(), runJob()]);
    const states = await database.sql('select distinct state from member where id = any ($1)', [
      due.map(({ id }) => id),
    ]);
    expect(states).toEqual([{ state: 'erased' }]);
    expect(await rowOf(undone)).toMatchObject({ state: 'active', username: undone.username });
    expect(await rowOf(later)).toMatchObject({ state: 'cancelling', username: later.username });
  });

  test('waits for money that is on its way to the member’s bank', async () => {
    const anna = await aMember(database, harbour);
    const { id } = await aWithdrawal(database, api.services.keys, harbour, anna);
    await cancel(anna);
    await makeDue(anna);
    await runJob();
    expect(await rowOf(anna)).toMatchObject({ state: 'cancelling' });
    await database.sql(`update withdrawal set state = 'rejected' where id = $1`, [id]);
    await runJob();
    expect(await rowOf(anna)).toMatchObject({ state: 'erased' });
  });

  test('frees the username', async () => {
    const anna = await aMember(database, harbour);
    await cancel(anna);
    await makeDue(anna);
    await runJob();
    const { body } = await api.post('harbour.test', '/Client_Info/AddData', {
      UserName: anna.username,
      Password: 'secret-word',
    });
    expect(body.Code).toBe(200);
  });

  test('while the store is away erases the person, and the picture at the next turn', async () => {
    const anna = await aMember(database, harbour);
    const id = await upload(anna);
    const object = `t/2/s/${harbour.id}/upload/${id}.webp`;
    await cancel(anna);
    await makeDue(anna);
    const { storage } = api.services;
    const away = Object.assign(Object.create(storage) as typeof storage, {
      delete: () => Promise.reject(new StorageUnavailable('away')),
    });
    await runJob(away);
    expect(await rowOf(anna)).toMatchObject({ state: 'erased' });
    expect(await storage.head(object)).toBeDefined();
    expect(await database.sql('select id from file where id = $1', [id])).toEqual([{ id }]);
    await runJob();
    expect(await storage.head(object)).toBeUndefined();
    expect(await database.sql('select id from file where id = $1', [id])).toEqual([]);
  });

  test('of a sub-account that its main account deleted takes its pictures too', async () => {
    const anna = await aMember(database, harbour);
    const sub = await aMember(database, harbour, { mainId: anna.id });
    const id = randomUUID();
    await database.sql(
      `insert into file (tenant_id, shop_id, id, member_id, file_key, content_type, length_bytes) values (2, $1, $2, $3, $4, 'image/webp', 1)`,
      [harbour.id, id, sub.id, `upload/${id}.webp`],
    );
    await api.post('harbour.test', '/Client_Info/DeleteClientSubAccount', { Id: sub.id }, as(anna));
    await runJob();
    expect(await database.sql('select id from file where id = $1', [id])).toEqual([]);
  });
});
