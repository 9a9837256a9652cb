import { usernameKey } from '@onehaul/domain/member';
import { hashPassword } from '@onehaul/server/passwords';
import type pg from 'pg';
import type { DemoShop } from './demo-shop.ts';
import { demoCode, demoPassword, type DemoPerson } from './people.ts';

const day = 24 * 3600 * 1000;
const daysUntilLeaving = 9;

let hashed: Promise<string> | undefined;

/** Writes a shop's levels and members. Member rows survive reseeding: other tables reference them. */
export async function seedMembers(client: pg.Client, demo: DemoShop, shopId: number): Promise<void> {
  const { tenantId } = demo;
  await client.query('delete from member_level where tenant_id = $1 and shop_id = $2', [tenantId, shopId]);
  await client.query(
    `insert into member_level (tenant_id, shop_id, level, names)
     select $1, $2, level, names from jsonb_populate_recordset(null::member_level, $3)`,
    [tenantId, shopId, JSON.stringify(demo.levels)],
  );

  const countries = await client.query<{ code: string; id: number }>('select code, id from country');
  const countryIds = new Map(countries.rows.map(({ code, id }) => [code, id]));
  // One hash for all members, because each hash is deliberately slow.
  const passwordHash = await (hashed ??= hashPassword(demoPassword));
  const rows = demo.people.map((person, place) => ({
    tenant_id: tenantId,
    shop_id: shopId,
    code: demoCode(demo, person.username),
    ...columnsOf(person, place),
    country_id: person.phone ? countryIds.get(person.phone.countryCode) : null,
    password_hash: person.hasPassword === false ? null : passwordHash,
  }));
  const columns = Object.keys(rows[0]!);
  await client.query(
    `insert into member (${columns.join(', ')})
     select ${columns.join(', ')} from jsonb_populate_recordset(null::member, $1)
     on conflict (tenant_id, shop_id, code) do update
     set ${columns.map((column) => `${column} = excluded.${column}`).join(', ')}`,
    [JSON.stringify(rows)],
  );
  await bindMembers(client, demo, shopId);
}

/** Columns of a member; registration and last visit are derived from the position in the list. */
function columnsOf(person: DemoPerson, place: number) {
  const now = Date.now();
  const { phone, state = 'active', mainAccount } = person;
  const createdAt = new Date(now - (400 - place * 9) * day);
  return {
    username: person.username,
    username_key: usernameKey(person.username),
    password_is_given: person.isPasswordGiven ?? false,
    name: person.name,
    sex: person.sex,
    email: person.email ?? null,
    phone_number: phone?.digits ?? null,
    phone_proved_at: phone && person.isPhoneProved ? createdAt : null,
    level: person.level ?? 1,
    language: person.language,
    pay_limit_cents: mainAccount ? 50_000 : null,
    state,
    suspended_for: state === 'suspended' ? 'Three chargebacks within a month' : null,
    cancels_at: state === 'cancelling' ? new Date(now + daysUntilLeaving * day) : null,
    created_at: createdAt,
    last_sign_in_at: place % 7 === 6 ? null : new Date(now - ((place * 5) % 60) * day - 3600 * 1000),
  };
}

async function bindMembers(client: pg.Client, demo: DemoShop, shopId: number): Promise<void> {
  const codeOf = (username: string | undefined) => (username ? demoCode(demo, username) : null);
  const ties = demo.people.map(({ username, mainAccount, agent, recommender }) => ({
    code: codeOf(username),
    main: codeOf(mainAccount),
    agent: codeOf(agent),
    recommender: codeOf(recommender),
  }));
  const idOf = (column: string) =>
    `(select id from member other where other.tenant_id = $1 and other.shop_id = $2 and other.code = tie.${column})`;
  await client.query(
    `update member set main_id = ${idOf('main')}, agent_id = ${idOf('agent')}, recommender_id = ${idOf('recommender')}
     from jsonb_to_recordset($3) as tie (code text, main text, agent text, recommender text)
     where tenant_id = $1 and shop_id = $2 and member.code = tie.code`,
    [demo.tenantId, shopId, JSON.stringify(ties)],
  );
}
