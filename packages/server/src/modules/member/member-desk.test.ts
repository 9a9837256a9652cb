import { usernameKey } from '@onehaul/domain/member';
import { countMemberCodes, generateMemberCode } from '@onehaul/domain/member-code';
import { aShop } from '@onehaul/testing/builders';
import { aCountry, aMember, aSession, aStaffMember, type TestMember } from '@onehaul/testing/member-builders';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TransactionDb } from '../../db/database.ts';
import type { Statement } from '../../db/statement.ts';
import { numberRange } from '../../db/text-range.ts';
import { memberStatements, type SearchKind } from './member-desk.repository.ts';
import { findMembers, getMember, restoreMember, revealMember, suspendMember } from './member-desk.ts';

type Shop = { id: number; tenantId: number };
let database: TestDatabase;
let harbour: Shop;
let sister: Shop;
let rival: Shop;

beforeAll(async () => {
  database = await createTestDatabase();
  await aCountry(database);
  harbour = await aShop(database, { tenantId: 2, host: 'harbour.test', languages: ['zhHans', 'en'] });
  sister = await aShop(database, { tenantId: 2, host: 'sister.test' });
  rival = await aShop(database, { tenantId: 3, host: 'rival.test' });
  await database.sql(`insert into member_level values (2, $1, 1, '{"zhHans":"普通会员","en":"Member"}')`, [
    harbour.id,
  ]);
});
afterAll(() => database.close());

const desk = <T>(work: (db: TransactionDb) => Promise<T>, tenantId = 2) =>
  database.database.transaction(tenantId, work);
const page = { language: 'en', limit: 20, offset: 0 } as const;
type Search = Partial<Parameters<typeof findMembers>[1]>;
const find = async (search: Search, tenantId = 2) =>
  desk((db) => findMembers(db, { search: '', ...page, ...search }), tenantId);
const ids = async (search: Search, tenantId = 2) => (await find(search, tenantId)).items.map(({ id }) => id);
const rowOf = async ({ id }: { id: number }) =>
  (await database.sql('select * from member where id = $1', [id]))[0]!;
const which = (member: TestMember, shop = harbour) => ({ shopId: shop.id, id: member.id });

describe('the desk finds members', () => {
  let anna: TestMember;
  let ben: TestMember;
  let eve: TestMember;
  let stranger: TestMember;
  beforeAll(async () => {
    anna = await aMember(database, harbour, {
      username: 'Anna.Lee',
      name: 'Anna',
      email: 'anna@mail.test',
      countryId: 86,
      phoneNumber: '13800138000',
      isPhoneProved: true,
    });
    ben = await aMember(database, harbour, { username: 'ben', mainId: anna.id });
    eve = await aMember(database, sister, {
      username: 'anna.sister',
      countryId: 86,
      phoneNumber: '13811112222',
    });
    stranger = await aMember(database, rival, {
      username: 'anna.rival',
      countryId: 86,
      phoneNumber: '13800138000',
    });
  });

  test('of the company’s shops and no other, the newest first', async () => {
    expect(await ids({})).toEqual([eve.id, ben.id, anna.id]);
    expect(await ids({}, 3)).toEqual([stranger.id]);
    expect(await find({ limit: 1, offset: 1 })).toMatchObject({ items: [{ id: ben.id }], total: 3 });
    expect(await find({ offset: 40 })).toEqual({ items: [], total: 3 });
  });

  test('shows enough to recognise somebody and too little to call them', async () => {
    const { items } = await find({ search: anna.code });
    expect(items).toEqual([
      {
        shopId: harbour.id,
        id: anna.id,
        code: anna.code,
        username: 'Anna.Lee',
        name: 'Anna',
        maskedPhone: '138****000',
        maskedEmail: 'a***@mail.test',
        state: 'active',
        isSubAccount: false,
        levelName: 'Member',
        createdAt: expect.any(Date),
        lastSignInAt: null,
      },
    ]);
    expect((await find({ search: anna.code, language: 'vi' })).items[0]!.levelName).toBe('普通会员');
    expect((await find({ search: 'ben' })).items[0]).toMatchObject({
      isSubAccount: true,
      maskedPhone: '',
      maskedEmail: '',
    });
  });

  test('by code, however it is typed, by words, or by the beginning or end of a number', async () => {
    expect(await ids({ search: ` ${anna.code.slice(0, 3).toLowerCase()} ${anna.code.slice(3)} ` })).toEqual([
      anna.id,
    ]);
    expect(await ids({ search: 'ANNA' })).toEqual([eve.id, anna.id]);
    expect(await ids({ search: 'anna.l' })).toEqual([anna.id]);
    expect(await ids({ search: 'nna' })).toEqual([]);
    expect(await ids({ search: '138 0013' })).toEqual([anna.id]);
    expect(await ids({ search: '138' })).toEqual([eve.id, anna.id]);
    expect(await ids({ search: '0013' })).toEqual([]);
    expect(await ids({ search: '80 00' })).toEqual([anna.id]);
    expect(await ids({ search: '000' })).toEqual([]);
    expect(await ids({ search: 'Lee' })).toEqual([anna.id]);
    expect(await ids({ search: 'anna@mail' })).toEqual([anna.id]);
    expect(await ids({ search: 'mail.test' })).toEqual([]);
    const numbered = await aMember(database, harbour, { username: '13899990000' });
    expect(await ids({ search: '1389' })).toEqual([numbered.id]);
    await database.sql('delete from member where id = $1', [numbered.id]);
  });

  test('of one shop, or of one state', async () => {
    expect(await ids({ shopId: harbour.id })).toEqual([ben.id, anna.id]);
    expect(await ids({ shopId: sister.id, search: 'anna' })).toEqual([eve.id]);
    expect(await ids({ shopId: rival.id })).toEqual([]);
    await database.sql(`update member set state = 'suspended' where id = $1`, [ben.id]);
    expect(await ids({ state: 'suspended' })).toEqual([ben.id]);
    expect(await ids({ state: 'suspended', shopId: sister.id })).toEqual([]);
    expect(await ids({ state: 'active', search: 'ben' })).toEqual([]);
    await database.sql(`update member set state = 'active' where id = $1`, [ben.id]);
  });

  test('nothing by signs that mean something elsewhere', async () => {
    for (const search of ['%', '_', '%anna', "' or 1=1 --", '\\', 'a%', '\u{10FFFF}']) {
      expect(await ids({ search }), search).toEqual([]);
    }
  });

  test('a username that reads as a code by chance, when nobody has that code', async () => {
    const username = generateMemberCode(countMemberCodes() - 5).toLowerCase();
    const member = await aMember(database, harbour, { username });
    expect(await ids({ search: username })).toEqual([member.id]);
    await database.sql('delete from member where id = $1', [member.id]);
  });

  test('one member, with whom they belong to and where they signed in', async () => {
    const agent = await aMember(database, harbour, { isAgent: true });
    const staff = await aStaffMember(database, 2, { roles: ['service'], email: 'eve@harbour.test' });
    await database.sql(
      'update member set agent_id = $1, recommender_id = $1, service_staff_id = $2 where id = $3',
      [agent.id, staff.id, anna.id],
    );
    await aSession(database, harbour, anna.id);
    expect(await desk((db) => getMember(db, { ...which(anna), language: 'en' }))).toMatchObject({
      id: anna.id,
      maskedPhone: '138****000',
      mainAccount: null,
      subAccountCount: 1,
      isPhoneProved: true,
      agentCode: agent.code,
      recommenderCode: agent.code,
      servicePerson: 'eve@harbour.test',
      suspendedFor: '',
      cancelsAt: null,
      sessions: [
        {
          browser: 'Firefox',
          address: '203.0.113.9',
          method: 'password',
          startedAt: expect.any(Date),
          endedAt: null,
        },
      ],
    });
    const sub = await desk((db) => getMember(db, { ...which(ben), language: 'en' }));
    expect(sub).toMatchObject({
      mainAccount: { id: anna.id, code: anna.code, username: 'Anna.Lee' },
      subAccountCount: 0,
      sessions: [],
    });
  });

  test('the whole number and e-mail, when asked for by themselves', async () => {
    expect(await desk((db) => revealMember(db, which(anna)))).toEqual({
      phone: '+86 13800138000',
      email: 'anna@mail.test',
    });
    expect(await desk((db) => revealMember(db, which(ben)))).toEqual({ phone: '', email: '' });
  });

  test('S06: nobody of another company, or under another shop’s number', async () => {
    const language = 'en' as const;
    for (const wrong of [
      which(stranger, rival),
      which(stranger, harbour),
      which(anna, sister),
      { shopId: harbour.id, id: 2 ** 31 - 1 },
    ]) {
      const acts: ((db: TransactionDb) => Promise<unknown>)[] = [
        (db) => getMember(db, { ...wrong, language }),
        (db) => revealMember(db, wrong),
        (db) => suspendMember(db, { ...wrong, reason: 'x' }),
        (db) => restoreMember(db, wrong),
      ];
      for (const act of acts) await expect(desk(act)).rejects.toMatchObject({ code: 'record.notFound' });
    }
    expect(await rowOf(stranger)).toMatchObject({ state: 'active', password_is_given: false });
  });
});

describe('the desk', () => {
  const endedBy = async (id: string) =>
    (await database.sql('select ended_by from session where id = $1', [id]))[0]!.ended_by;

  test('suspends an account with its sub-accounts’ sessions, and restores it', async () => {
    const member = await aMember(database, harbour);
    const sub = await aMember(database, harbour, { mainId: member.id });
    const sessions = [
      await aSession(database, harbour, member.id),
      await aSession(database, harbour, sub.id),
    ];
    await desk((db) => suspendMember(db, { ...which(member), reason: 'chargebacks' }));
    expect(await rowOf(member)).toMatchObject({ state: 'suspended', suspended_for: 'chargebacks' });
    for (const session of sessions) expect(await endedBy(session)).toBe('staff');
    await expect(desk((db) => suspendMember(db, { ...which(member), reason: 'x' }))).rejects.toMatchObject({
      code: 'state.illegalStep',
    });
    await desk((db) => restoreMember(db, which(member)));
    expect(await rowOf(member)).toMatchObject({ state: 'active', suspended_for: null });
    await expect(desk((db) => restoreMember(db, which(member)))).rejects.toMatchObject({
      code: 'state.illegalStep',
    });
  });

  test('suspends an account that is cancelling, which then stays', async () => {
    const member = await aMember(database, harbour);
    await database.sql(`update member set state = 'cancelling', cancels_at = now() where id = $1`, [
      member.id,
    ]);
    await desk((db) => suspendMember(db, { ...which(member), reason: 'fraud' }));
    expect(await rowOf(member)).toMatchObject({ state: 'suspended', cancels_at: null });
  });

  test('does nothing to an account that is erased', async () => {
    const member = await aMember(database, harbour);
    await database.sql(`update member set state = 'erased', password_hash = null where id = $1`, [member.id]);
    for (const act of [
      (db: TransactionDb) => suspendMember(db, { ...which(member), reason: 'x' }),
      (db: TransactionDb) => restoreMember(db, which(member)),
    ]) {
      await expect(desk(act as (db: TransactionDb) => Promise<unknown>)).rejects.toMatchObject({
        code: 'state.illegalStep',
      });
    }
    expect((await rowOf(member)).password_hash).toBeNull();
  });
});

describe('with 20,000 members', () => {
  beforeAll(async () => {
    for (const [shop, from] of [
      [harbour, 0],
      [rival, 10_000],
    ] as const) {
      await database.sql(
        `insert into member (tenant_id, shop_id, code, username, username_key, name, language, country_id, phone_number, state)
         select $1, $2, 'CODE' || n, 'user' || n, 'user' || n, repeat('Name ', 10), 'en', 86, (13000000000 + n * 7919)::text,
           case when n % 500 = 0 then 'suspended' else 'active' end
         from generate_series($3::int + 1, $3::int + 10000) n`,
        [shop.tenantId, shop.id, from],
      );
    }
    await database.sql('vacuum analyze member, member_word');
  });

  type Node = { 'Node Type': string; 'Relation Name'?: string; 'Index Name'?: string; Plans?: Node[] };
  const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

  /** Query plan under the application's role with row-level security. */
  async function planOf<P extends object>(statement: Statement<P, unknown>, given: P) {
    const explained: Statement<P, { queryPlan?: [{ Plan: Node }]; 'QUERY PLAN'?: [{ Plan: Node }] }> = {
      name: `explain ${statement.name}`,
      text: `explain (format json) ${statement.text}`,
      effect: 'read',
      bind: statement.bind,
    };
    const [row] = await desk((db) => db.all(explained, given));
    const [{ Plan: plan }] = Object.values(row!)[0] as [{ Plan: Node }];
    return nodesOf(plan);
  }

  const searched = {
    shopId: 0,
    state: 'suspended' as const,
    code: 'CODE77',
    words: 'user77',
    ...numberRange('1300077'),
    ...page,
  };
  const kinds: SearchKind[] = ['newest', 'code', 'words', 'wordsOrPhone'];
  const cases = kinds.flatMap((kind) =>
    [true, false].flatMap((hasShop) =>
      [true, false].map((hasState) => [kind, { hasShop, hasState }] as const),
    ),
  );
  test.each(cases)('a page by %s, %o, is read by an index under row security', async (kind, filters) => {
    const given = { ...searched, shopId: harbour.id, tenantId: 2 };
    const { page: pages, count } = memberStatements(kind, filters);
    for (const statement of [pages, count] as Statement<object, unknown>[]) {
      const nodes = await planOf(statement, given);
      const scans = nodes
        .filter((node) => node['Relation Name'] === 'member')
        .map((node) => node['Node Type']);
      expect(scans.length, kind).toBeGreaterThan(0);
      for (const scan of scans) expect(scan, kind).toMatch(/Index|Bitmap Heap/);
    }
  });

  test('the search uses the index of what is typed, not that of the tenant', async () => {
    const given = { ...searched, tenantId: 2 };
    const indexes = async (kind: SearchKind) =>
      (
        await planOf(
          memberStatements(kind, { hasShop: false, hasState: false }).page as Statement<object, unknown>,
          given,
        )
      )
        .flatMap((node) => node['Index Name'] ?? [])
        .filter((name) => name.startsWith('member_') && !name.startsWith('member_level'));
    expect(await indexes('newest')).toEqual(['member_newest']);
    expect(await indexes('code')).toEqual(['member_code']);
    expect((await indexes('words')).sort()).toEqual(['member_pkey', 'member_word_pkey']);
    expect((await indexes('wordsOrPhone')).sort()).toEqual([
      'member_phone',
      'member_phone_tail',
      'member_pkey',
      'member_word_pkey',
    ]);
  });

  test('the answers are right', async () => {
    expect((await find({ search: 'user7777' })).items.map(({ username }) => username)).toEqual(['user7777']);
    expect((await find({ search: usernameKey('USER999') })).total).toBe(11);
    expect((await find({ state: 'suspended', search: 'user' })).total).toBe(20);
    expect((await find({ search: '13000' })).total).toBeGreaterThan(0);
  });
});
