import type { Journal } from '@onehaul/domain/wallet/journal';
import type pg from 'pg';
import type { DemoShop } from './demo-shop.ts';

type Shop = { readonly client: pg.Client; readonly demo: DemoShop; readonly shopId: number };
type Posting = {
  /** The same on every run, so that reseeding posts nothing twice. */
  readonly key: string;
  readonly journal: Journal;
  readonly at?: Date;
  /** What the money was for, such as `['payment', 12]`: reports find the line by it. */
  readonly about?: readonly [subject: string, id: number];
  readonly remark?: string;
};

/**
 * Posts through the ledger, idempotently, and dates it back. The subject is written afterwards, because the rows of the
 * demo get new ids on every run, and the ledger refuses the same key about something else.
 */
export async function postJournal({ client, demo, shopId }: Shop, posting: Posting): Promise<number> {
  const { key, journal, at, about, remark = '' } = posting;
  const posted = await client.query<{ journal_id: string }>(
    `select journal_id from app.post($1, $2, $3, $4, null, null, 'system', null, $5, $6)`,
    [demo.tenantId, shopId, key, journal.kind, remark, JSON.stringify(journal.legs)],
  );
  const id = Number(posted.rows[0]!.journal_id);
  await client.query(
    `update journal set subject = $3, subject_id = $4, created_at = coalesce($5, created_at)
     where tenant_id = $1 and id = $2`,
    [demo.tenantId, id, about?.[0] ?? null, about?.[1] ?? null, at ?? null],
  );
  return id;
}
