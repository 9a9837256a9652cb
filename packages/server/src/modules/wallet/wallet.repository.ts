import { type AccountKind, pointUnit, walletCurrency } from '@onehaul/domain/wallet/account';
import { type RawBuilder, sql } from 'kysely';
import { prepare, prepareChange, tables } from '../../db/statement.ts';

type ShopScope = { tenantId: number; shopId: number };

/** Change of one account, and its balance afterwards. */
export type PostedLeg = {
  readonly account: AccountKind;
  readonly owner: number;
  readonly unit: string;
  readonly minor: number;
  readonly balance: number;
};
type PostResult = { journalId: number; isReplayed: boolean; legs: PostedLeg[] };
type Posting = ShopScope & {
  key: string;
  kind: string;
  subject: string | null;
  subjectId: number | null;
  actor: string;
  actorId: number | null;
  remark: string;
  legs: string;
};

/**
 * The only function that changes the ledger: inserts a journal and its entries and updates the balances, or
 * fails with a reason.
 */
export const callPost = (p: { [Name in keyof Posting]: Posting[Name] | RawBuilder<Posting[Name]> }) =>
  sql<PostResult>`app.post(${p.tenantId}::int, ${p.shopId}::int, ${p.key}, ${p.kind}, ${p.subject},
    ${p.subjectId}::bigint, ${p.actor}, ${p.actorId}::int, ${p.remark}, ${p.legs}::jsonb)`;

export const post = prepareChange((p: Posting) =>
  tables
    .selectFrom(callPost(p).as('posted'))
    .select(['posted.journalId', 'posted.isReplayed', 'posted.legs']),
);

export const balancesOf = prepare((p: ShopScope & { ownerId: number }) =>
  tables
    .selectFrom('ledgerAccount')
    .select(['kind', 'balance'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('ownerId', '=', p.ownerId)
    .where('unit', 'in', [walletCurrency, pointUnit]),
);
