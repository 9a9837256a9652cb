import { usernameKey } from '@onehaul/domain/member';
import { parseMemberCode } from '@onehaul/domain/member-code';
import { phoneRefusal } from '@onehaul/domain/phone';
import { isPassword } from '@onehaul/server/passwords';
import { aShop } from '@onehaul/testing/builders';
import { aCountry } from '@onehaul/testing/member-builders';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectionAs } from '../../migrate.ts';
import { harbour } from './harbour.ts';
import { northstar } from './northstar.ts';
import { demoAgent, demoCode, demoPassword, demoSignIns } from './people.ts';
import { saomai } from './saomai.ts';
import { seedMembers } from './seed-members.ts';

const shops = [harbour, saomai, northstar];
const dialCodes: Record<string, string> = { HK: '+852', MO: '+853', TW: '+886', VN: '+84', GB: '+44' };

describe.each(shops.map((shop) => [shop.names.en, shop] as const))('the people of %s', (_name, shop) => {
  test('are about forty, each with a username, a code and a number of their own', () => {
    const { people } = shop;
    expect(people.length).toBeGreaterThanOrEqual(38);
    const apart = (values: unknown[]) => expect(new Set(values).size).toBe(values.length);
    apart(people.map(({ username }) => usernameKey(username)));
    apart(people.map(({ username }) => demoCode(shop, username)));
    apart(people.flatMap(({ phone }) => (phone ? [`${phone.countryCode}${phone.digits}`] : [])));
    for (const { username, phone } of people) {
      expect(parseMemberCode(demoCode(shop, username))).toBe(demoCode(shop, username));
      if (phone)
        expect(phoneRefusal(phone.digits, dialCodes[phone.countryCode]), phone.digits).toBeUndefined();
    }
  });

  test('are of every level and in every state that a member can be met in', () => {
    const levels = new Set(shop.levels.map(({ level }) => level));
    expect(new Set(shop.people.map(({ level }) => level ?? 1))).toEqual(levels);
    expect(new Set(shop.people.map(({ state }) => state ?? 'active'))).toEqual(
      new Set(['active', 'suspended', 'cancelling']),
    );
  });

  test('include everybody who is said to be there', () => {
    const usernames = shop.people.map(({ username }) => username);
    expect(usernames).toEqual(expect.arrayContaining(Object.keys(demoSignIns)));
    expect(usernames.includes(demoAgent)).toBe(shop.modules.includes('agent'));
  });
});

describe('seeding them', () => {
  let database: TestDatabase;
  let client: pg.Client;
  const shopIds = new Map<number, number>();
  beforeAll(async () => {
    database = await createTestDatabase();
    for (const [index, code] of Object.keys(dialCodes).entries()) {
      await aCountry(database, { id: 100 + index, code, dialCode: dialCodes[code]! });
    }
    for (const { tenantId, hosts } of shops) {
      shopIds.set(tenantId, (await aShop(database, { tenantId, host: hosts[0]! })).id);
    }
    client = new pg.Client(connectionAs('onehaul_owner', database.address));
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await database.close();
  });
  async function seed() {
    for (const shop of shops) {
      await client.query(`select set_config('app.tenant_id', $1, false)`, [String(shop.tenantId)]);
      await seedMembers(client, shop, shopIds.get(shop.tenantId)!);
    }
  }
  const members = () => database.sql('select * from member order by tenant_id, id');
  const settled = async () =>
    (await members()).map(
      ({ tenant_id: tenant, id, code, username, main_id: main, agent_id: agent, state }) => ({
        tenant,
        id,
        code,
        username,
        main,
        agent,
        state,
      }),
    );

  test('twice leaves the same members, as the demo says', async () => {
    await seed();
    const first = await settled();
    expect(first.length).toBe(shops.reduce((sum, { people }) => sum + people.length, 0));
    await database.sql(
      `update member set state = 'erased', cancels_at = null, username = 'Erased ' || code, username_key = 'Erased ' || code, password_hash = null`,
    );
    await seed();
    expect(await settled()).toEqual(first);
  });

  test.each(shops.map((shop) => [shop.names.en, shop] as const))(
    '%s lets them in',
    async (_name, { tenantId }) => {
      const rows = (await members()).filter(({ tenant_id: tenant }) => tenant === tenantId);
      const named = (username: string) => rows.find((row) => row.username === username)!;
      for (const username of Object.keys(demoSignIns)) {
        expect(await isPassword(demoPassword, named(username).password_hash as string), username).toBe(true);
      }
      const demo = named('demo');
      expect(demo).toMatchObject({
        state: 'active',
        main_id: null,
        level: 3,
        phone_proved_at: expect.any(Date),
      });
      expect(rows.filter(({ main_id: main }) => main === demo.id).map(({ username }) => username)).toEqual([
        'demo.sub',
        'demo.sub2',
      ]);
      expect(named('newcomer').password_is_given).toBe(true);
      expect(named('leaving')).toMatchObject({ state: 'cancelling', cancels_at: expect.any(Date) });
      expect(
        rows.filter(({ recommender_id: recommender }) => recommender === demo.id).length,
      ).toBeGreaterThan(2);
    },
  );
});
