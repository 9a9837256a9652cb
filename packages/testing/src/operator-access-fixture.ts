import { newEmail } from './actors.ts';
import { aStaffMember } from './member-builders.ts';
import { clearGuesses, cookiesOf, signInStaff, staffCaller } from './staff-sign-in.ts';
import type { Reply, TestApi } from './test-api.ts';
import type { TestDatabase } from './test-database.ts';
import { totpCode } from './totp-code.ts';

type Person = { readonly id: number; readonly cookie: string; readonly secret: string };
type Access = { readonly level?: 'read' | 'change'; readonly hours?: number; readonly note?: string };

/** People and acts for tests of support access, through the calls of the console. */
export function createAccessFixture(database: TestDatabase, api: TestApi) {
  const aPerson = async (tenantId: number, role: 'owner' | 'admin' | 'operator'): Promise<Person> => {
    await clearGuesses(api);
    const account = await aStaffMember(database, tenantId, { roles: [role], email: newEmail(role) });
    const { cookie, secret } = await signInStaff(api, account);
    return { id: account.id, cookie, secret };
  };
  const grant = async ({ cookie, secret }: Person, access: Access = {}): Promise<Reply> => {
    await clearGuesses(api);
    // Allows the code of the last call to be used again, because the authenticator still shows it.
    await database.sql('update staff set totp_last_step = 0, wrong_codes = 0, wrong_code_at = null');
    const draft = { level: 'read', hours: 4, note: '', ...access };
    return staffCaller(api, cookie)('operator-access/grant', { ...draft, code: totpCode(secret) });
  };
  /** The operator's cookies during a visit. */
  const enter = async ({ cookie }: Pick<Person, 'cookie'>, tenantId: number): Promise<string> => {
    const reply = await staffCaller(api, cookie)('operator-access/enter', { tenantId });
    if (reply.body.Code !== 200) throw new Error(`no visit: ${reply.body.Error}`);
    return `${cookie}; ${cookiesOf(reply)}`;
  };
  return {
    aPerson,
    grant,
    enter,
    /** Grants and enters. */
    visit: async (owner: Person, operator: Person, tenantId: number, access: Access = {}) => {
      const { body } = await grant(owner, access);
      if (body.Code !== 200) throw new Error(`no grant: ${body.Error}`);
      const { id } = body.Data as { id: string };
      return { grantId: id, cookie: await enter(operator, tenantId) };
    },
    removeGrants: async () => {
      await database.sql('delete from operator_visit');
      await database.sql('delete from operator_grant');
    },
  };
}
