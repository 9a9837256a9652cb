import type { Logger } from 'pino';
import type { Database } from '../../db/database.ts';
import { createFinder } from '../../jobs/find-work.ts';
import { createSweep, type Sweep } from '../../jobs/sweep.ts';
import { waitingTasks } from '../order-move/index.ts';
import { rewardOrder } from './reward-order.ts';
import { waitingMembers } from './task.repository.ts';
import { welcomeMember } from './welcome-member.ts';

const batchRows = 50;
const everyMs = 2000;

type SweepOptions = { readonly database: Database; readonly log: Pick<Logger, 'warn' | 'error'> };

/** Grants rewards for completed orders and new members. A failing task does not block the others. */
export function createRewardSweep({ database, log }: SweepOptions): Sweep {
  const waitingOf = async (tenantId: number, limit: number) => {
    const db = database.tenant(tenantId);
    const [tasks, members] = await Promise.all([
      db.all(waitingTasks, { kind: 'points', limit }),
      db.all(waitingMembers, { limit }),
    ]);
    return { tasks, members };
  };
  return createSweep({
    database,
    log,
    name: 'rewards',
    everyMs,
    find: createFinder(database, ['point_task', 'member_task']),
    work: async (tenantId) => {
      const { tasks, members } = await waitingOf(tenantId, batchRows);
      let done = 0;
      const attempt = (work: Promise<unknown>, what: object) =>
        work.then(
          () => (done += 1),
          (error: unknown) => log.error({ err: error, ...what }, 'a reward was not given'),
        );
      for (const task of tasks)
        await attempt(rewardOrder(database, tenantId, task), { orderId: task.orderId });
      for (const member of members) {
        await attempt(
          database.transaction(tenantId, (db) => welcomeMember(db, member)),
          { memberId: member.memberId },
        );
      }
      return done > 0 && (tasks.length === batchRows || members.length === batchRows);
    },
  });
}
