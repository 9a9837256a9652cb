import type { Language } from '@onehaul/domain/language';
import { countMemberCodes, generateMemberCode } from '@onehaul/domain/member-code';
import type { Role } from '@onehaul/domain/staff/role';
import { hashPassword } from '@onehaul/server/passwords';
import type pg from 'pg';
import type { DemoShop } from './demo-shop.ts';

/** Password of all demo staff. A required second factor is set up at the first sign-in. */
export const demoStaffPassword = 'onehaul-staff';

type DemoPerson = { readonly email: string; readonly name: string; readonly role: Role };

const platformTenantId = 1;
export const demoOperator: DemoPerson = {
  email: 'operator@onehaul.example',
  name: 'Robin Vale',
  role: 'operator',
};

type CompanyRole = Exclude<Role, 'operator'>;
const names: Record<string, Record<CompanyRole, string>> = {
  harbour: { owner: '何家駿', admin: '梁詠詩', finance: '黃子晴', service: '鄭凱琳', clerk: '李志明' },
  saomai: {
    owner: 'Nguyễn Minh Đức',
    admin: 'Trần Thu Hà',
    finance: 'Lê Thị Mai',
    service: 'Phạm Quốc Bảo',
    clerk: 'Võ Văn Nam',
  },
  northstar: {
    owner: 'Helen Carter',
    admin: 'Marcus Reid',
    finance: 'Priya Nair',
    service: 'Tom Becker',
    clerk: 'Ana Souza',
  },
};

/** One staff member per role, at the tenant's own domain: `clerk@harbour.example`. */
export function demoStaffOf({ hosts }: Pick<DemoShop, 'hosts'>): DemoPerson[] {
  const [company = ''] = hosts[0]!.split('.');
  return Object.entries(names[company]!).map(([role, name]) => ({
    email: `${role}@${company}.example`,
    name,
    role: role as CompanyRole,
  }));
}

/** Writes the staff of a tenant in the transaction of its shop. A configured second factor survives. */
export async function seedDemoStaff(client: pg.Client, demo: DemoShop): Promise<void> {
  await seedPeople(client, demo.tenantId, demo.languages[0], demoStaffOf(demo));
}

export async function seedDemoOperator(client: pg.Client): Promise<void> {
  await client.query('begin');
  await client.query(`select set_config('app.tenant_id', $1, true)`, [String(platformTenantId)]);
  await seedPeople(client, platformTenantId, 'en', [demoOperator]);
  await client.query('commit');
}

async function seedPeople(
  client: pg.Client,
  tenantId: number,
  language: Language,
  people: readonly DemoPerson[],
): Promise<void> {
  const passwordHash = await hashPassword(demoStaffPassword);
  for (const [index, { email, name, role }] of people.entries()) {
    const code = generateMemberCode(((tenantId * 100 + index) * 104_729) % countMemberCodes());
    await client.query(
      `insert into staff (tenant_id, code, email, name, roles, language, password_hash, password_is_given)
       values ($1, $2, $3, $4, $5, $6, $7, false)
       on conflict (tenant_id, email) do update set name = excluded.name, roles = excluded.roles,
         password_hash = excluded.password_hash, password_is_given = false, state = 'active'`,
      [tenantId, code, email, name, [role], language, passwordHash],
    );
  }
}
