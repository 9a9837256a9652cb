import type { NoticeKind } from '@onehaul/domain/notice';
import { sql } from 'kysely';
import type { TransactionDb } from '../db/database.ts';
import { prepareChange, tables } from '../db/statement.ts';

/** Topic of an outbox row: a notice to a member, or only a signal that a page is stale. */
export type Topic =
  | NoticeKind
  | 'parcelChanged'
  | 'claimChanged'
  | 'noticesRead'
  | 'orderChanged'
  | 'paymentChanged'
  | 'walletChanged'
  | 'rewardChanged'
  | 'agentChanged'
  | 'serviceChanged'
  | 'caseChanged'
  | 'marketplaceChanged';

type NewOutboxEvent = {
  readonly shopId: number;
  readonly memberId: number;
  readonly topic: Topic;
  readonly subjectId: number;
  readonly details?: Readonly<Record<string, unknown>>;
};

const insertOutboxEvent = prepareChange(
  (p: {
    tenantId: number;
    shopId: number;
    memberId: number;
    topic: string;
    subjectId: number;
    details: string;
  }) =>
    tables.insertInto('outbox').values({
      tenantId: p.tenantId,
      shopId: p.shopId,
      memberId: p.memberId,
      topic: p.topic,
      subjectId: p.subjectId,
      details: sql`${p.details}::jsonb`,
    }),
);

/** Inserts into the outbox in the caller's transaction: the event is published exactly if that commits. */
export async function emit(db: TransactionDb, { details = {}, ...happening }: NewOutboxEvent): Promise<void> {
  await db.all(insertOutboxEvent, { ...happening, details: JSON.stringify(details) });
}
