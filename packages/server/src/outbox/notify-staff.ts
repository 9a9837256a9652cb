import type { Permission, Role } from '@onehaul/domain/staff/role';
import {
  isMailedByDefault,
  permissionForNotice,
  type StaffNoticeKind,
} from '@onehaul/domain/staff/staff-notice';
import { sql } from 'kysely';
import type { TransactionDb } from '../db/database.ts';
import { holdsPermission, rolesHolding } from '../db/permission-holders.ts';
import { prepareChange, tables } from '../db/statement.ts';

type Recipients = { permission: Permission; roles: Role[]; shopId: number | null; staffId: number | null };

const insertStaffNotices = prepareChange(
  (
    p: Recipients & {
      tenantId: number;
      kind: StaffNoticeKind;
      subjectId: number | null;
      details: string;
      eventKey: string;
      isMailed: boolean;
    },
  ) =>
    tables
      .insertInto('staffNotice')
      .columns(['tenantId', 'staffId', 'kind', 'shopId', 'subjectId', 'details', 'eventKey', 'mailState'])
      .expression(
        sql`select staff.tenant_id, staff.id, ${p.kind}::text, ${p.shopId}::int, ${p.subjectId}::bigint,
            ${p.details}::jsonb, ${p.eventKey}::text,
            case when coalesce(choice.is_mailed, ${p.isMailed}::boolean) then 'due' else 'none' end
          from staff left join staff_notice_choice choice on choice.tenant_id = staff.tenant_id
            and choice.staff_id = staff.id and choice.kind = ${p.kind}::text
          where staff.tenant_id = ${p.tenantId} and ${holdsPermission(p)}
            and (${p.staffId}::int is null or staff.id = ${p.staffId}::int)`,
      )
      .onConflict((conflict) => conflict.constraint('staff_notice_once').doNothing()),
);

type StaffEvent = {
  readonly kind: StaffNoticeKind;
  /** Names what happened; the same event notifies nobody twice. */
  readonly key: string;
  /** Absent: about the company. */
  readonly shopId?: number;
  readonly subjectId?: number;
  /** The only person concerned; without one, everybody with the permission. */
  readonly staffId?: number;
  readonly details: Readonly<Record<string, unknown>>;
};

/** Notifies the staff concerned, in the caller's transaction: they are notified exactly if that commits. */
export async function notifyStaff(
  db: TransactionDb,
  { kind, key, shopId, subjectId, staffId, details }: StaffEvent,
): Promise<void> {
  const permission = permissionForNotice(kind);
  await db.all(insertStaffNotices, {
    kind,
    permission,
    roles: rolesHolding(permission),
    isMailed: isMailedByDefault(kind),
    shopId: shopId ?? null,
    subjectId: subjectId ?? null,
    staffId: staffId ?? null,
    details: JSON.stringify(details),
    eventKey: `${kind} ${key}`,
  });
}

/** Marks as read what nobody has to do any more. Rows that their owner is marking at this moment are left alone. */
const markDone = prepareChange(
  (p: {
    tenantId: number;
    kind: StaffNoticeKind;
    shopId: number | null;
    subjectId: number;
    events: string[];
  }) =>
    tables
      .updateTable('staffNotice')
      .set({ readAt: sql<Date>`now()` })
      .where('tenantId', '=', p.tenantId)
      .where(
        sql<boolean>`id in (select notice.id from staff_notice notice where notice.tenant_id = ${p.tenantId}
          and notice.kind = ${p.kind}::text and notice.subject_id = ${p.subjectId}::bigint and notice.read_at is null
          and notice.shop_id is not distinct from ${p.shopId}::int
          and (cardinality(${p.events}::text[]) = 0 or notice.details ->> 'event' = any(${p.events}::text[]))
          for update skip locked)`,
      ),
);

type DoneWork = Required<Pick<StaffEvent, 'kind' | 'subjectId'>> & Pick<StaffEvent, 'shopId'>;

/** Marks the notices about work as read for everybody, because somebody has done it; what is not mailed yet is not. */
export async function resolveStaffNotices(
  db: TransactionDb,
  { kind, shopId, subjectId }: DoneWork,
  events: readonly string[] = [],
): Promise<void> {
  await db.all(markDone, { kind, shopId: shopId ?? null, subjectId, events: [...events] });
}
