import { Refusal } from '@onehaul/domain/refusal';
import type { ChangeContext } from '../../http/context.ts';
import { emit } from '../../outbox/emit.ts';
import { resolveStaffNotices } from '../../outbox/notify-staff.ts';
import { releaseWithdrawal } from './release-withdrawal.ts';
import { lockWithdrawal } from './withdrawal.repository.ts';

/** Cancels the member's withdrawal before any decision. */
export async function cancelWithdrawal(
  { db, shop, member }: ChangeContext,
  { id }: { readonly id: number },
): Promise<null> {
  const withdrawal = await db.first(lockWithdrawal, { shopId: shop.id, id });
  if (withdrawal?.memberId !== member.ownerId) throw new Refusal('record.notFound');
  await resolveStaffNotices(db, { kind: 'money', shopId: shop.id, subjectId: id }, ['withdrawal']);
  await emit(db, { shopId: shop.id, memberId: member.ownerId, topic: 'walletChanged', subjectId: id });
  await releaseWithdrawal(db, withdrawal, { act: 'cancel', actor: { kind: 'member', id: member.id } });
  return null;
}
