import type { NoticeKind } from '@onehaul/domain/notice';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { prepare, tables } from '../db/statement.ts';

/** What a row of the outbox says: something a member is told, or only that a page of theirs is out of date. */
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

type Happening = {
  readonly shopId: number;
  readonly memberId: number;
  readonly topic: Topic;
  readonly subjectId: number;
  readonly details?: Readonly<Record<string, unknown>>;
};

const insertHappening = prepare(
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

/** In the transaction of what happened: the word leaves if and only if that does. */
export async function emit(db: Db, { details = {}, ...happening }: Happening): Promise<void> {
  await db.all(insertHappening, { ...happening, details: JSON.stringify(details) });
}
