import { cancellationDays, memberMachine } from '@onehaul/domain/member';
import type { ChangeContext } from '../../http/context.ts';
import type { Services } from '../../services.ts';
import { endSessions } from '../session/index.ts';
import { setCancelling, subAccountIds, withdrawReviews } from './member.repository.ts';
import { notifyMember } from './notify-member.ts';
import { assertOwnPassword, lockOwnAccount } from './own-account.ts';

/** Requests closing of the account and ends all sessions, this one too; signing in again undoes it (A18). */
export async function cancelAccount(
  services: Services,
  context: ChangeContext,
  { password }: { password: string },
): Promise<{ cancelsAt: Date }> {
  const { db, shop, member } = context;
  const account = await lockOwnAccount(context);
  await assertOwnPassword(services, context, account, password);
  const { state } = memberMachine.step(account, 'cancel');
  const which = { shopId: shop.id, id: member.id };
  const cancelling = await db.first(setCancelling, {
    ...which,
    from: account.state,
    state,
    days: cancellationDays,
  });
  const cancelsAt = cancelling!.cancelsAt!;
  await db.all(withdrawReviews, { shopId: shop.id, memberId: member.id });

  const subAccounts = await db.all(subAccountIds, { shopId: shop.id, mainId: member.id });
  for (const { id } of [which, ...subAccounts]) {
    await endSessions(db, { shopId: shop.id, memberId: id, by: 'cancellation' });
  }
  notifyMember(services, shop, account, 'cancellation', { date: cancelsAt.toISOString().slice(0, 10) });
  return { cancelsAt };
}
