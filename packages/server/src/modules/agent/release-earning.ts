import { offsetDebts } from '@onehaul/domain/agent/commission';
import { earningMachine } from '@onehaul/domain/agent/earning-state';
import { earnCommission } from '@onehaul/domain/wallet/journals';
import type { TransactionDb } from '../../db/database.ts';
import { emit } from '../../outbox/emit.ts';
import { lockOrders } from '../order-move/index.ts';
import { postJournal } from '../wallet/index.ts';
import { lockAgents, lockEarningsOf, markAvailable, debtsOfAgent, payDebts } from './earning.repository.ts';
import { settleEarnings } from './settle-earnings.ts';

type DueEarning = {
  readonly shopId: number;
  readonly id: number;
  readonly orderId: number;
  readonly agentId: number;
};

/**
 * Books an earning whose waiting period is over: pays off the agent's debts first, the rest goes to their
 * earnings. Locks the order and settles it again first, so that unprocessed order changes are included.
 */
export async function releaseEarning(
  db: TransactionDb,
  { shopId, id, orderId, agentId }: DueEarning,
): Promise<boolean> {
  const [order] = await lockOrders(db, shopId, [orderId]);
  await settleEarnings(db, { shopId, orderId });
  const [agent] = await db.all(lockAgents, { shopId, ids: [agentId] });
  const earning = (await db.all(lockEarningsOf, { shopId, orderId })).find((one) => one.id === id);
  if (agent?.state !== 'active' || !earning?.availableAt) return false;
  if (!earningMachine.next(earning.state, 'release') || earning.availableAt > new Date()) return false;
  const debts = await db.all(debtsOfAgent, { shopId, agentId });
  const { offsetMinor, paid } = offsetDebts(earning.minor, debts);
  if (paid.length > 0) {
    await db.all(payDebts, {
      shopId,
      ids: paid.map(({ debt }) => debt.id),
      minors: paid.map(({ minor }) => minor),
    });
  }
  await emit(db, {
    shopId,
    memberId: agentId,
    topic: 'earningAvailable',
    subjectId: orderId,
    details: { number: order!.number, minor: earning.minor },
  });
  const minor = earning.minor - offsetMinor;
  const posted =
    minor === 0
      ? null
      : await postJournal(db, {
          shopId,
          key: `earning ${id} available`,
          journal: earnCommission(agentId, minor),
          subject: { kind: 'earning', id },
          actor: { kind: 'system' },
          remark: order!.number,
        });
  const journalId = posted?.journalId ?? null;
  const marked = await db.first(markAvailable, { shopId, id, from: 'confirmed', offsetMinor, journalId });
  return marked !== undefined;
}
