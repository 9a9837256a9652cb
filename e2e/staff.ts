import { sendStaff, type StaffInputOf } from '@onehaul/client/console';
import type { StaffCall } from '@onehaul/contract/console/staff-call';
import { staffSessionCalls } from '@onehaul/contract/console/staff-session';
import type { Language } from '@onehaul/domain/language';
import type { Role } from '@onehaul/domain/staff/role';
import { totpCode } from '@onehaul/testing/totp-code';
import type { Page } from '@playwright/test';
import { demoStaffPassword } from '../database/seeds/demo/staff.ts';
import type { DemoShop } from './demo-data.ts';
import { fromInside, stepInside } from './inside.ts';
import { newName } from './members.ts';
import { consoleOrigin, sql } from './product.ts';
import { opensWithin } from './test.ts';

export type NewStaff = { readonly email: string; readonly password: string; readonly name: string };

/** A staff member that no other journey uses, without a second factor yet. */
export async function newStaff(
  { tenantId }: Pick<DemoShop, 'tenantId'>,
  role: Role,
  language: Language = 'en',
): Promise<NewStaff> {
  const name = newName(role);
  const email = `${name}@journey.example`;
  await sql(
    `insert into staff (tenant_id, code, email, name, roles, language, password_hash, password_is_given)
     select $1, $2, $3, $2, $4, $5, password_hash, false from staff where email = 'clerk@northstar.example'`,
    [tenantId, name, email, [role], language],
  );
  return { email, password: demoStaffPassword, name };
}

/** Makes a console call as the browser's signed-in staff member. */
export const askAsStaff = <C extends StaffCall>(page: Page, call: C, input: StaffInputOf<C>) =>
  sendStaff(call, input, { language: 'en', transport: fromInside(page) });

/** Signs a browser in to the console without opening a page; sets up a second factor on the way and returns its secret. */
export async function signInStaff(page: Page, { email, password }: NewStaff): Promise<string | undefined> {
  await stepInside(page, consoleOrigin());
  const { next } = await askAsStaff(page, staffSessionCalls.signIn, { email, password });
  if (next !== 'enrol') return undefined;
  const { secret } = await askAsStaff(page, staffSessionCalls.beginEnrolment, {});
  await askAsStaff(page, staffSessionCalls.confirmSecondFactor, { code: totpCode(secret) });
  return secret;
}

/** The console renders in the browser, once the session is known. */
export async function openConsole(page: Page, path: string): Promise<void> {
  await page.goto(consoleOrigin() + path);
  await page.getByRole('heading', { level: 1 }).waitFor(opensWithin);
}
