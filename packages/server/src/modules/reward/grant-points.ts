import type { PointSource } from '@onehaul/domain/reward/campaign';
import { earnPoints } from '@onehaul/domain/wallet/journals';
import type { TransactionDb } from '../../db/database.ts';
import { emit } from '../../outbox/emit.ts';
import type { Actor } from '../../outbox/event-audit.ts';
import { postJournal } from '../wallet/index.ts';
import { insertLot } from './point.repository.ts';

type PointGrant = {
  readonly shopId: number;
  /** Id of a main account. */
  readonly memberId: number;
  readonly points: number;
  readonly source: PointSource;
  /** Idempotency key within the source: a day, an order, a friend. */
  readonly sourceId: number;
  readonly pointDays: number;
  readonly actor: Actor;
};

/**
 * Grants points once per source: a journal and a lot with an expiry date. Must run last in its transaction:
 * journal locks come last in the lock order.
 */
export async function grantPoints(db: TransactionDb, gift: PointGrant): Promise<void> {
  const { shopId, memberId, points, source, sourceId, pointDays, actor } = gift;
  if (points === 0) return;
  await emit(db, { shopId, memberId, topic: 'rewardChanged', subjectId: memberId });
  const { journalId, isReplayed } = await postJournal(db, {
    shopId,
    key: `points of ${memberId} for ${source} ${sourceId}`,
    journal: earnPoints(memberId, points),
    subject: { kind: source, id: sourceId },
    actor,
  });
  if (isReplayed) return;
  await db.all(insertLot, { shopId, memberId, points, source, sourceId, journalId, pointDays });
}
