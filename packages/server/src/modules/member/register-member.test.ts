import { usernameKey } from '@onehaul/domain/member';
import { countMemberCodes, generateMemberCode, parseMemberCode } from '@onehaul/domain/member-code';
import { aShop } from '@onehaul/testing/builders';
import { aCountry, aMember, aStaffMember } from '@onehaul/testing/member-builders';
import { createTestApi, type TestApi } from '@onehaul/testing/test-api';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isPassword } from '../../passwords.ts';
import { addMember } from './add-member.ts';

let database: TestDatabase;
let api: TestApi;
let harbour: { id: number; tenantId: number };
let sister: { id: number; tenantId: number };
let rival: { id: number; tenantId: number };

beforeAll(async () => {
  database = await createTestDatabase();
  await aCountry(database);
  await aCountry(database, { id: 852, code: 'HK', dialCode: '+852' });
  await aCountry(database, { id: 84, code: 'VN', dialCode: '+84' });
  harbour = await aShop(database, { tenantId: 2, host: 'harbour.test', languages: ['en', 'vi'] });
  sister = await aShop(database, { tenantId: 2, host: 'sister.test' });
  rival = await aShop(database, { tenantId: 3, host: 'rival.test' });
  api = await createTestApi(database);
});
afterAll(async () => {
  await api.close();
  await database.close();
});

let number = 0;
const aName = () => `person-${(number += 1)}`;
async function register(body: Record<string, unknown>, host = 'harbour.test', headers = {}) {
  const sent = { UserName: aName(), Password: 'secret-word', ...body };
  const { status, body: answer } = await api.post(host, '/Client_Info/AddData', sent, headers);
  return {
    status,
    code: answer.Code,
    error: answer.Error,
    data: answer.Data as { ClientCode: string } | null,
  };
}
const memberOf = async (username: string, shop = harbour) =>
  (
    await database.sql('select * from member where shop_id = $1 and username_key = $2', [
      shop.id,
      usernameKey(username),
    ])
  )[0];
const members = async () => (await database.sql('select count(*)::int as count from member'))[0]!.count;

describe('a registration', () => {
  test('makes a member of this shop with a code that can be read', async () => {
    const { data } = await register(
      {
        UserName: ' Anna Lee ',
        Name: 'Anna',
        Email: 'anna@mail.test',
        PhoneNumber: '138 0013-8000',
        DestinationId: 86,
        TaobaoCode: 'tb_anna',
      },
      'harbour.test',
      { 'accept-language': 'vi' },
    );
    expect(parseMemberCode(data!.ClientCode)).toBe(data!.ClientCode);
    const row = await memberOf('anna lee');
    expect(row).toMatchObject({
      tenant_id: 2,
      shop_id: harbour.id,
      code: data!.ClientCode,
      username: 'Anna Lee',
      username_key: 'anna lee',
      name: 'Anna',
      email: 'anna@mail.test',
      country_id: 86,
      phone_number: '13800138000',
      phone_proved_at: null,
      marketplace_account: 'tb_anna',
      language: 'vi',
      password_is_given: false,
      main_id: null,
      state: 'active',
      level: 1,
    });
    expect(row!.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await isPassword('secret-word', row!.password_hash as string)).toBe(true);
  });

  test('needs no more than a username and a password', async () => {
    const name = aName();
    expect((await register({ UserName: name })).code).toBe(200);
    expect(await memberOf(name)).toMatchObject({
      email: null,
      phone_number: null,
      country_id: null,
      name: '',
    });
  });

  test('C10: of what the body adds nothing has an effect', async () => {
    const name = aName();
    const extra = {
      Level: 9,
      Money: 1e6,
      Integral: 500,
      Source: 2,
      IsMianAccount: false,
      IsFirstLogin: true,
      Id: 1,
      MainId: 1,
      State: 'suspended',
      PayLimit: 5,
      Code: 'AAAAAA',
      LogoType: 2,
      Language: 'vi',
      TenantId: 2,
      ShopId: harbour.id,
    };
    expect((await register({ UserName: name, ...extra })).code).toBe(200);
    expect(await memberOf(name)).toMatchObject({
      level: 1,
      main_id: null,
      pay_limit_cents: null,
      state: 'active',
      password_is_given: false,
      language: 'en',
    });
  });

  test('S05: a body that names another shop registers nobody', async () => {
    const before = await members();
    for (const claim of [{ TenantId: 3 }, { ShopId: rival.id }, { ShopId: sister.id }]) {
      expect((await register(claim)).error).toBe('access.shopMismatch');
    }
    expect(await members()).toBe(before);
  });
});

describe('a username', () => {
  test('is one member’s, however it is written, and free at other shops', async () => {
    const name = aName();
    expect((await register({ UserName: name })).code).toBe(200);
    for (const same of [name, name.toUpperCase(), ` ${name}`, `${name}\u200b`, name.replace('p', 'ｐ')]) {
      const { status, code, error } = await register({ UserName: same });
      expect([status, code, error], same).toEqual([200, 409, 'member.usernameTaken']);
    }
    expect((await register({ UserName: name }, 'sister.test')).code).toBe(200);
    expect((await register({ UserName: name }, 'rival.test')).code).toBe(200);
  });

  test('wanted by fifty at once is given to exactly one', async () => {
    const name = aName();
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, at) => register({ UserName: at % 2 ? name : name.toUpperCase() })),
    );
    expect(replies.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(replies.filter(({ error }) => error === 'member.usernameTaken')).toHaveLength(49);
    const rows = await database.sql('select id from member where username_key = $1', [usernameKey(name)]);
    expect(rows).toHaveLength(1);
  }, 60_000);
});

describe('a password', () => {
  test('S-f: has at least eight characters and is no common one', async () => {
    expect((await register({ Password: '123456' })).error).toBe('password.tooShort');
    expect((await register({ Password: '12345678' })).error).toBe('password.tooCommon');
    expect((await register({ Password: 'Woaini1314' })).error).toBe('password.tooCommon');
    expect((await register({ Password: 'x'.repeat(129) })).error).toBe('password.tooLong');
    expect((await register({ Password: 'eight-si' })).code).toBe(200);
  });

  test('S-f: a shop may relax the rule to the six characters of the specification', async () => {
    await database.sql(
      `insert into setting (tenant_id, shop_id, name, value) values ($1, $2, 'strongPasswords', '0')`,
      [sister.tenantId, sister.id],
    );
    expect((await register({ Password: '12345' }, 'sister.test')).error).toBe('password.tooShort');
    expect((await register({ Password: '123456' }, 'sister.test')).code).toBe(200);
    expect((await register({ Password: '123456' })).error).toBe('password.tooShort');
    await database.sql('delete from setting');
  });

  test('S-f: one that the rule would refuse today goes on signing in', async () => {
    const { username } = await aMember(database, harbour, { password: '123456' });
    const form = { username, password: '123456' };
    expect((await api.post('harbour.test', '/ClientLogin/SubmitLogin', form)).body.Code).toBe(200);
  });
});

describe('a phone number', () => {
  test.each([
    ['13800138000', 86, 200],
    ['1380013800', 86, 400],
    ['61234567', 852, 200],
    ['6123456', 852, 400],
    ['912345', 84, 200],
    ['91234', 84, 400],
    ['912345678', null, 400],
    ['912345678', undefined, 400],
    ['912345678', 999, 400],
    ['9123x5678', 84, 400],
    ['', 84, 200],
  ])('%j of country %j is answered with %i', async (phone, country, code) => {
    const reply = await register({ PhoneNumber: phone, DestinationId: country });
    expect(reply.code).toBe(code);
    if (code !== 200) expect(reply.error).toBe('phone.invalid');
  });

  test('may be typed by several people: nobody owns what nobody proved', async () => {
    for (let time = 0; time < 2; time++) {
      expect((await register({ PhoneNumber: '61230000', DestinationId: 852 })).code).toBe(200);
    }
  });
});

describe('C7: whom a link names', () => {
  test('is bound by the code, however it is typed', async () => {
    const agent = await aMember(database, harbour, { isAgent: true });
    const friend = await aMember(database, harbour);
    const staff = await aStaffMember(database, 2, { roles: ['service'], email: 'eve@harbour.test' });
    const name = aName();
    const typed = `${agent.code.slice(0, 3)} ${agent.code.slice(3).toLowerCase()}`;
    const { code } = await register({
      UserName: name,
      AgentId: typed,
      Recommender: friend.code,
      ServicePersonnel: staff.code,
    });
    expect(code).toBe(200);
    expect(await memberOf(name)).toMatchObject({
      agent_id: agent.id,
      recommender_id: friend.id,
      service_staff_id: staff.id,
    });
  });

  test('must exist in this shop and be what the link says', async () => {
    const before = await members();
    const plain = await aMember(database, harbour);
    const foreign = await aMember(database, rival, { isAgent: true });
    const sisters = await aMember(database, sister, { isAgent: true });
    const sub = await aMember(database, harbour, { mainId: plain.id, isAgent: true });
    const gone = await aMember(database, harbour, { isAgent: true });
    await database.sql(`update member set state = 'erased' where id = $1`, [gone.id]);
    const stranger = await aStaffMember(database, 3, { roles: ['service'], email: 'eve@rival.test' });
    const away = await aStaffMember(database, 2, { roles: ['service'], email: 'away@harbour.test' });
    await database.sql(`update staff set state = 'suspended' where id = $1`, [away.id]);
    const unknown = generateMemberCode(countMemberCodes() - 1);

    const wrong: [string, string[], string][] = [
      [
        'AgentId',
        [unknown, plain.code, foreign.code, sisters.code, sub.code, gone.code, '1', "' or 1=1"],
        'member.agentUnknown',
      ],
      [
        'Recommender',
        [unknown, foreign.code, sisters.code, sub.code, gone.code, String(plain.id)],
        'member.recommenderUnknown',
      ],
      [
        'ServicePersonnel',
        [unknown, stranger.code, away.code, plain.code, '1'],
        'member.servicePersonUnknown',
      ],
    ];
    for (const [field, codes, error] of wrong) {
      for (const code of codes) {
        const reply = await register({ [field]: code });
        expect([reply.status, reply.code, reply.error], `${field} ${code}`).toEqual([200, 400, error]);
      }
    }
    expect(await members()).toBe((before as number) + 5);
  });
});

describe('a member code', () => {
  const draft = (username: string) => ({
    shopId: harbour.id,
    mainId: null,
    username,
    passwordHash: 'x',
    isPasswordGiven: false,
    name: '',
    email: null,
    countryId: null,
    phoneNumber: null,
    marketplaceAccount: null,
    language: 'en' as const,
    payLimitCents: null,
    agentId: null,
    recommenderId: null,
    serviceStaffId: null,
  });
  const add = (draw: (below: number) => number) =>
    database.database.transaction(2, (db) => addMember(db, draft(aName()), draw));

  test('that is taken is drawn again, and has one more sign when the short ones are crowded', async () => {
    const first = await add(() => 4711);
    expect(first.code).toBe(generateMemberCode(4711));
    const draws = [4711, 4711, 4712];
    expect((await add(() => draws.shift()!)).code).toBe(generateMemberCode(4712));
    expect((await add(() => 4711)).code).toBe(generateMemberCode(4711, 6));
    expect((await add(() => 4711)).code).toBe(generateMemberCode(4711, 7));
  });
});

describe('S36: what people type', () => {
  const stored: [string, string][] = [
    ['HTML', '<img src=x onerror=alert(1)><script>x</script>'],
    ['direction marks', 'Anna\u202Egpj.exe'],
    ['another script', 'Nguyễn Thị Ánh'],
    ['characters outside the first plane', '𠮷野家😀'],
    ['SQL', `Robert'); drop table member; --`],
    ['a template', '${7*7}{{7*7}}'],
    ['spaces around', '  Anna  '],
  ];
  test.each(stored)('%s in a name is kept as it is', async (_, name) => {
    const username = aName();
    expect((await register({ UserName: username, Name: name })).code).toBe(200);
    expect((await memberOf(username))!.name).toBe(name.trim());
  });

  const refused = [
    'x\0y',
    '\0',
    '\ud800',
    'x\udc00',
    'line\nbreak',
    'tab\tx',
    '\u0085',
    '\x1b[31m',
    'x'.repeat(10_000),
    '集'.repeat(10_000),
  ];
  test.each([
    'UserName',
    'Name',
    'TaobaoCode',
    'AgentId',
    'Recommender',
    'ServicePersonnel',
    'Email',
    'PhoneNumber',
  ])('in %s what nobody can read or the database does not take is refused', async (field) => {
    for (const value of refused) {
      const { status, code, error } = await register({ [field]: value, DestinationId: 86 });
      const said = `${field} ${JSON.stringify(value).slice(0, 30)}`;
      expect([status, code], said).toEqual([200, 400]);
      expect(['input.invalid', 'phone.invalid'], said).toContain(error);
    }
  });

  test.each(['\u200b', '\u202e\u2066', '\ufeff', '\u3164', '   '])(
    'a username of nothing but %j is none',
    async (username) => {
      expect((await register({ UserName: username })).error).toBe('input.invalid');
    },
  );

  test('a username that grows when it is compared still fits', async () => {
    expect((await register({ UserName: '\ufdfa'.repeat(64) })).code).toBe(200);
    expect((await register({ UserName: '集'.repeat(64) })).code).toBe(200);
    expect((await register({ UserName: '集'.repeat(65) })).error).toBe('input.invalid');
  });
});

describe('S37: a body that means something else', () => {
  test.each([
    ['a prototype', '{"UserName":"proto-1","Password":"secret-word","__proto__":{"Level":9}}'],
    [
      'a constructor',
      '{"UserName":"proto-2","Password":"secret-word","constructor":{"prototype":{"Level":9}}}',
    ],
    ['a list for a text', '{"UserName":["proto-3"],"Password":"secret-word"}'],
    ['an object for a text', '{"UserName":{"toString":"x"},"Password":"secret-word"}'],
    ['a number for a text', '{"UserName":1e3,"Password":"secret-word"}'],
    ['a number without end', '{"UserName":"proto-4","Password":"secret-word","DestinationId":1e400}'],
    ['a number in a text', '{"UserName":"proto-5","Password":"secret-word","DestinationId":"1e3"}'],
    ['no number', '{"UserName":"proto-6","Password":"secret-word","DestinationId":NaN}'],
    ['a zero below zero', '{"UserName":"proto-7","Password":"secret-word","DestinationId":-0}'],
    ['a list', '[{"UserName":"proto-8"}]'],
  ])('%s is refused', async (_, text) => {
    const before = await members();
    const { status, body } = await api.post('harbour.test', '/Client_Info/AddData', text);
    expect([status, body.Code]).toEqual([200, 400]);
    expect(await members()).toBe(before);
  });

  test('a field given twice is refused', async () => {
    const before = await members();
    const text = '{"UserName":"twice-first","UserName":"twice-last","Password":"secret-word"}';
    expect((await api.post('harbour.test', '/Client_Info/AddData', text)).body.Code).toBe(400);
    expect(await members()).toBe(before);
  });
});
