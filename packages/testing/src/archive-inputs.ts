import { randomUUID } from 'node:crypto';
import { newEmail, type Shop } from './actors.ts';
import { aStaffMember } from './member-builders.ts';
import type { TestDatabase } from './test-database.ts';

/** Minimal valid inputs for the calls of exports. The code is wrong: the matrix signs nobody in twice. */
export function createArchiveInputs(
  database: TestDatabase,
  shop: Shop,
): Record<string, () => Promise<Record<string, unknown>>> {
  return {
    '/console/archives/start': async () => ({ code: '000000' }),
    '/console/archives/remove': async () => {
      const { id: staffId } = await aStaffMember(database, shop.tenantId, {
        roles: ['owner'],
        email: newEmail(),
      });
      const id = randomUUID();
      await database.sql(
        `insert into company_export (tenant_id, id, staff_id, state, done_at) values ($1, $2, $3, 'failed', now())`,
        [shop.tenantId, id, staffId],
      );
      return { id };
    },
  };
}
