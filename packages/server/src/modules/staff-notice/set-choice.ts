import type { StaffNoticeChoices } from '@onehaul/contract/console/staff-notices';
import { Refusal } from '@onehaul/domain/refusal';
import { type StaffNoticeKind, staffNoticeKindsFor } from '@onehaul/domain/staff/staff-notice';
import type { StaffChangeContext } from '../../http/staff-context.ts';
import type { Services } from '../../services.ts';
import { findChoices } from './find-notices.ts';
import { upsertChoice } from './staff-notice.repository.ts';

/** Sets whether the person wants a kind by mail; it applies to mails that are not sent yet, too. */
export async function setChoice(
  services: Pick<Services, 'mail'>,
  context: StaffChangeContext,
  { kind, isMailed }: { readonly kind: StaffNoticeKind; readonly isMailed: boolean },
): Promise<StaffNoticeChoices> {
  const { db, staff, audit } = context;
  if (!staffNoticeKindsFor(staff.permissions).includes(kind)) throw new Refusal('access.forbidden');
  await db.all(upsertChoice, { staffId: staff.id, kind, isMailed });
  audit('staff', staff.id, { kind, isMailed });
  return findChoices(services, context);
}
