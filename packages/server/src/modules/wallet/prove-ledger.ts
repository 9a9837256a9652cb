import type { Db, AutocommitDb } from '../../db/database.ts';
import {
  accountsToProve,
  unbalancedJournals,
  journalIdsAfter,
  upsertProofs,
  type LedgerAccountKey,
  type Start,
  walkAccounts,
  type Walk,
} from './proof.repository.ts';

/** An inconsistency in the ledger. It is reported and never corrected automatically. */
export type Breach =
  | (LedgerAccountKey & { readonly found: 'brokenChain'; readonly position: number })
  | (LedgerAccountKey & {
      readonly found: 'otherBalance' | 'otherCount';
      readonly says: number;
      readonly is: number;
    })
  | { readonly found: 'crookedJournal'; readonly journalId: number };

/** Rows per statement; tests use small values. */
export type Portions = { readonly accounts: number; readonly walks: number; readonly steps: number };
const portions: Portions = { accounts: 20_000, walks: 200, steps: 1000 };

const firstCursor: LedgerAccountKey = { shopId: 0, ownerId: -1, account: '' as never, unit: '' };

/**
 * Verifies everything since the last verification: entries chain, the last one equals the balance, and their
 * journals sum to zero. An inconsistent account stays unverified and is reported on every run. Also detects a
 * balance changed without an entry.
 */
export async function proveChanges(db: AutocommitDb, portion: Portions = portions): Promise<Breach[]> {
  const breaches: Breach[] = [];
  for await (const starts of pagesOf(db, { isWhole: false, limit: portion.accounts })) {
    breaches.push(...(await proveAccounts(db, starts, portion, true)));
  }
  return oneOfEach(breaches);
}

/** Verifies the whole ledger from the first entry, ignoring earlier verifications. */
export async function proveWhole(db: AutocommitDb, portion: Portions = portions): Promise<Breach[]> {
  const breaches: Breach[] = [];
  for await (const starts of pagesOf(db, { isWhole: true, limit: portion.walks })) {
    breaches.push(...(await proveAccounts(db, starts, portion, false)));
  }
  let afterId = 0;
  for (;;) {
    const page = await db.all(journalIdsAfter, { afterId, limit: portion.steps });
    const ids = page.map(({ id }) => id);
    breaches.push(...(await findUnbalancedJournals(db, ids)));
    if (ids.length < portion.steps) return breaches;
    afterId = ids.at(-1)!;
  }
}

async function* pagesOf(db: Db, { isWhole, limit }: { isWhole: boolean; limit: number }) {
  let after = firstCursor;
  for (;;) {
    const page = await db.all(accountsToProve, { ...after, limit, isWhole });
    const last = page.at(-1);
    if (!last) return;
    yield page.filter(({ isChanged }) => isChanged);
    after = accountKeyOf(last);
  }
}

/** Verifies accounts to their last entry in limited batches, so that no statement runs long. */
async function proveAccounts(
  db: AutocommitDb,
  starts: readonly Start[],
  portion: Portions,
  isKept: boolean,
): Promise<Breach[]> {
  const breaches: Breach[] = [];
  const queue = [...starts];
  while (queue.length > 0) {
    const walks = await db.all(walkAccounts, {
      starts: JSON.stringify(queue.splice(0, portion.walks)),
      steps: portion.steps,
    });
    // `proveWhole` checks the journals separately.
    const crooked = isKept
      ? await findUnbalancedJournals(
          db,
          walks.flatMap(({ journalIds }) => journalIds),
        )
      : [];
    const crookedIds = new Set(crooked.map(({ journalId }) => journalId));
    const proved: Start[] = [];
    breaches.push(...crooked);
    for (const walk of walks) {
      const isAtEnd = walk.steps < portion.steps;
      const breach = breachOf(walk, isAtEnd);
      if (breach) breaches.push(breach);
      if (breach || walk.journalIds.some((id) => crookedIds.has(id))) continue;
      const reached = { ...accountKeyOf(walk), position: walk.lastPosition, balance: walk.lastBalance };
      proved.push(reached);
      if (!isAtEnd) queue.push(reached);
    }
    if (isKept && proved.length > 0) await db.all(upsertProofs, { proofs: JSON.stringify(proved) });
  }
  return breaches;
}

async function findUnbalancedJournals(db: Db, ids: readonly number[]) {
  const distinct = [...new Set(ids)];
  const rows = distinct.length > 0 ? await db.all(unbalancedJournals, { ids: distinct }) : [];
  return rows.map(({ id }) => ({ found: 'crookedJournal' as const, journalId: id }));
}

const accountKeyOf = ({ shopId, ownerId, account, unit }: LedgerAccountKey): LedgerAccountKey => ({
  shopId,
  ownerId,
  account,
  unit,
});

function breachOf(walk: Walk, isAtEnd: boolean): Breach | undefined {
  const place = accountKeyOf(walk);
  if (walk.brokenAt !== null) return { ...place, found: 'brokenChain', position: walk.brokenAt };
  if (!isAtEnd) return undefined;
  if (walk.entriesNow !== walk.lastPosition)
    return { ...place, found: 'otherCount', says: walk.entriesNow, is: walk.lastPosition };
  if (walk.balanceNow !== walk.lastBalance)
    return { ...place, found: 'otherBalance', says: walk.balanceNow, is: walk.lastBalance };
  return undefined;
}

/** Deduplicates: a journal is found once per account it touches. */
function oneOfEach(breaches: readonly Breach[]): Breach[] {
  return [...new Map(breaches.map((breach) => [JSON.stringify(breach), breach])).values()];
}
