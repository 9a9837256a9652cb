import { cookieNames } from '@onehaul/domain/cookie-name';
import { randomBytes, randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { nodeTransport } from '@onehaul/client/node-transport';
import { send } from '@onehaul/client/send';
import { memberCalls } from '@onehaul/contract/member';
import { sessionCalls } from '@onehaul/contract/session';
import { fromInside, stepInside } from './inside.ts';
import { cookieOf, originOf, port, sql } from './product.ts';

export type NewMember = {
  readonly host: string;
  readonly username: string;
  readonly password: string;
  readonly memberCode: string;
};
export type Phone = {
  readonly dialCode: string;
  readonly country: string;
  readonly digits: string;
  /** As in text messages: with the dial code, without the plus. */
  readonly whole: string;
};

export const newName = (word: string) => `${word}-${randomBytes(5).toString('hex')}`;

/** A Hong Kong number that no other journey uses. */
export function newPhone(): Phone {
  const digits = `6${String(randomInt(10_000_000)).padStart(7, '0')}`;
  return { dialCode: '+852', country: 'Hong Kong', digits, whole: `852${digits}` };
}

/** Calls without a browser, as a visitor of the shop. */
export const asVisitor = (host: string) => ({
  baseUrl: `http://127.0.0.1:${port()}/api`,
  language: 'en' as const,
  transport: nodeTransport(`${host}:${port()}`),
});

/** Registers a member that no other journey uses. */
export async function newMember(host: string, { phone }: { phone?: Phone } = {}): Promise<NewMember> {
  const username = newName('member');
  const password = randomBytes(6).toString('hex');
  const { memberCode } = await send(
    memberCalls.register,
    {
      username,
      password,
      name: '',
      email: '',
      phoneNumber: '',
      marketplaceAccount: '',
      agentCode: '',
      recommenderCode: '',
      servicePersonCode: '',
    },
    asVisitor(host),
  );
  if (phone) {
    await changeMember(
      { host, username },
      `country_id = (select id from country where code = 'HK'), phone_number = $3, phone_proved_at = now()`,
      phone.digits,
    );
  }
  return { host, username, password, memberCode };
}

type Which = Pick<NewMember, 'host' | 'username'>;
const isThisOne = `username = $2 and (tenant_id, shop_id) in (select tenant_id, shop_id from host where name = $1)`;

/** Updates the row directly, bypassing all rules, in place of staff or elapsed time. */
export async function changeMember({ host, username }: Which, set: string, ...values: unknown[]) {
  await sql(`update member set ${set} where ${isThisOne}`, [host, username, ...values]);
}

export async function memberRow<Row extends Record<string, unknown>>(
  { host, username }: Which,
  columns: string,
): Promise<Row> {
  const [row] = await sql<Row>(`select ${columns} from member where ${isThisOne}`, [host, username]);
  if (!row) throw new Error(`no member ${username} at ${host}`);
  return row;
}

/** Ends sessions without the browser noticing. */
export async function endSessionsOf({ host, username }: Which): Promise<void> {
  await sql(
    `update session set ended_at = now(), ended_by = 'other' where (tenant_id, shop_id, member_id) in
       (select tenant_id, shop_id, id from member where ${isThisOne})`,
    [host, username],
  );
}

/** As if the member had signed in earlier, so that step-up authentication is required again. */
export async function forgetProofOf({ host, username }: Which): Promise<void> {
  await sql(
    `update session set proved_at = null where (tenant_id, shop_id, member_id) in
       (select tenant_id, shop_id, id from member where ${isThisOne})`,
    [host, username],
  );
}

/** Signs a browser in without opening a page. */
export async function signInBrowser(page: Page, { host, username, password }: NewMember): Promise<string> {
  await stepInside(page, originOf(host));
  const { accessToken } = await send(
    sessionCalls.signIn,
    { kind: 'password', username, password },
    { baseUrl: '/api', language: 'en', transport: fromInside(page) },
  );
  await keepAccessToken(page, host, accessToken);
  return accessToken;
}

export async function keepAccessToken(page: Page, host: string, value: string): Promise<void> {
  await page.context().addCookies([cookieOf('access', value, host)]);
}

export async function accessTokenOf(page: Page, host: string): Promise<string | undefined> {
  const cookies = await page.context().cookies(originOf(host));
  return cookies.find(({ name }) => name === cookieNames.access)?.value;
}

/** A token that looks unexpired when decoded but fails verification. */
export function spoiled(accessToken: string): string {
  const [head, payload, mark = ''] = accessToken.split('.');
  return [head, payload, mark.replace(/./g, (sign) => (sign === 'A' ? 'B' : 'A'))].join('.');
}
