import type { StaffNotice, StaffNoticeChoices } from '@onehaul/contract/console/staff-notices';
import { isMailedByDefault, staffNoticeKindsFor } from '@onehaul/domain/staff/staff-notice';
import type { StaffContext } from '../../http/staff-context.ts';
import type { Services } from '../../services.ts';
import { noticeView } from './notice-view.ts';
import { mailAddressOf, noticesBefore, ownChoices, type Reader } from './staff-notice.repository.ts';

/** Permissions and places as they are now: who lost them sees the notices of that work no longer. */
export const readerOf = ({ staff }: Pick<StaffContext, 'staff'>): Reader => ({
  staffId: staff.id,
  kinds: staffNoticeKindsFor(staff.permissions),
  shopIds: staff.places && [...new Set(staff.places.map(({ shopId }) => shopId))],
});

export async function findNotices(
  context: StaffContext,
  { before = null, rows }: { readonly before?: number | null | undefined; readonly rows: number },
): Promise<{ items: StaffNotice[]; isMore: boolean }> {
  // One more than asked for shows whether there are earlier ones.
  const found = await context.db.all(noticesBefore, { ...readerOf(context), before, limit: rows + 1 });
  return { items: found.slice(0, rows).map(noticeView), isMore: found.length > rows };
}

export async function findChoices(
  { mail }: Pick<Services, 'mail'>,
  { db, staff }: StaffContext,
): Promise<StaffNoticeChoices> {
  const [chosen, account] = await Promise.all([
    db.all(ownChoices, { staffId: staff.id }),
    db.first(mailAddressOf, { staffId: staff.id }),
  ]);
  const said = new Map(chosen.map(({ kind, isMailed }) => [kind, isMailed]));
  return {
    choices: staffNoticeKindsFor(staff.permissions).map((kind) => ({
      kind,
      isMailed: said.get(kind) ?? isMailedByDefault(kind),
    })),
    mailAddress: (mail && account?.email) ?? null,
  };
}
