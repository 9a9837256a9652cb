import { randomUUID } from 'node:crypto';
import { newEmail, type Shop } from './actors.ts';
import { aStaffMember } from './member-builders.ts';
import type { TestDatabase } from './test-database.ts';

/** A grant that is live for an hour, of an owner made for it. */
async function aGrant(database: TestDatabase, tenantId: number) {
  const { id: staffId } = await aStaffMember(database, tenantId, { roles: ['owner'], email: newEmail() });
  const id = randomUUID();
  await database.sql(
    `insert into operator_grant (tenant_id, id, granted_by, level, note, expires_at)
     values ($1, $2, $3, 'read', '', now() + interval '1 hour')`,
    [tenantId, id, staffId],
  );
  return { id };
}

/** Minimal valid inputs for the calls of support access and of the operator's announcements. The code is wrong: the matrix signs nobody in twice. */
export const createOperatorAccessInputs = (database: TestDatabase, { tenantId }: Shop) => ({
  '/console/operator-access/grant': () => ({ level: 'read', hours: 1, note: '', code: '000000' }),
  '/console/operator-access/revoke': () => aGrant(database, tenantId),
  '/console/operator-access/enter': async () => {
    await aGrant(database, tenantId);
    return { tenantId };
  },
  '/console/platform-announcements/add': () => ({
    texts: { zhHans: '维护', zhHanT: '維護', en: 'Maintenance', vi: 'Bảo trì' },
    severity: 'info',
    startsAt: new Date().toISOString(),
    endsAt: new Date(Date.now() + 3_600_000).toISOString(),
  }),
  '/console/platform-announcements/end': async () => {
    const { id: staffId } = await aStaffMember(database, 1, { roles: ['operator'], email: newEmail() });
    const id = randomUUID();
    await database.sql(
      `insert into platform_announcement (id, texts, severity, starts_at, ends_at, staff_id)
       values ($1, '{"en": "Maintenance"}', 'info', now(), now() + interval '1 hour', $2)`,
      [id, staffId],
    );
    return { id };
  },
});
