import type { Db } from '../../db/database.ts';
import {
  accountsToProve,
  crookedJournals,
  journalIdsAfter,
  keepProofs,
  type Place,
  type Start,
  walkAccounts,
  type Walk,
} from './proof.repository.ts';

/** Something that does not add up. It is told to people and never put right by the product. */
export type Breach =
  | (Place & { readonly found: 'brokenChain'; readonly position: number })
  | (Place & { readonly found: 'otherBalance' | 'otherCount'; readonly says: number; readonly is: number })
  | { readonly found: 'crookedJournal'; readonly journalId: number };

/** How much is looked at in one statement; tests make it small. */
export type Portions = { readonly accounts: number; readonly walks: number; readonly steps: number };
const portions: Portions = { accounts: 20_000, walks: 200, steps: 1000 };

const beforeAll: Place = { shopId: 0, ownerId: -1, account: '' as never, unit: '' };

/**
 * Proves what has changed since it was proved last: each entry follows from the one before, the last one is the balance,
 * and the journals they belong to come to nothing. An account that does not add up stays unproved, so it is told again
 * at every run. A balance that somebody changed without an entry is found as well.
 */
export async function proveChanges(db: Db, portion: Portions = portions): Promise<Breach[]> {
  const breaches: Breach[] = [];
  for await (const starts of pagesOf(db, { isWhole: false, limit: portion.accounts })) {
    breaches.push(...(await proveAccounts(db, starts, portion, true)));
  }
  return oneOfEach(breaches);
}

/** Proves everything there is from its first entry, whatever was proved before. */
export async function proveWhole(db: Db, portion: Portions = portions): Promise<Breach[]> {
  const breaches: Breach[] = [];
  for await (const starts of pagesOf(db, { isWhole: true, limit: portion.walks })) {
    breaches.push(...(await proveAccounts(db, starts, portion, false)));
  }
  let afterId = 0;
  for (;;) {
    const page = await db.all(journalIdsAfter, { afterId, limit: portion.steps });
    const ids = page.map(({ id }) => id);
    breaches.push(...(await findCrooked(db, ids)));
    if (ids.length < portion.steps) return breaches;
    afterId = ids.at(-1)!;
  }
}

async function* pagesOf(db: Db, { isWhole, limit }: { isWhole: boolean; limit: number }) {
  let after = beforeAll;
  for (;;) {
    const page = await db.all(accountsToProve, { ...after, limit, isWhole });
    const last = page.at(-1);
    if (!last) return;
    yield page.filter(({ isChanged }) => isChanged);
    after = placeOf(last);
  }
}

/** Walks accounts to their ends, many at a time and some steps each, so that no statement takes long. */
async function proveAccounts(
  db: Db,
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
    // The whole goes through the journals by themselves.
    const crooked = isKept
      ? await findCrooked(
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
      const reached = { ...placeOf(walk), position: walk.lastPosition, balance: walk.lastBalance };
      proved.push(reached);
      if (!isAtEnd) queue.push(reached);
    }
    if (isKept && proved.length > 0) await db.all(keepProofs, { proofs: JSON.stringify(proved) });
  }
  return breaches;
}

async function findCrooked(db: Db, ids: readonly number[]) {
  const distinct = [...new Set(ids)];
  const rows = distinct.length > 0 ? await db.all(crookedJournals, { ids: distinct }) : [];
  return rows.map(({ id }) => ({ found: 'crookedJournal' as const, journalId: id }));
}

const placeOf = ({ shopId, ownerId, account, unit }: Place): Place => ({ shopId, ownerId, account, unit });

function breachOf(walk: Walk, isAtEnd: boolean): Breach | undefined {
  const place = placeOf(walk);
  if (walk.brokenAt !== null) return { ...place, found: 'brokenChain', position: walk.brokenAt };
  if (!isAtEnd) return undefined;
  if (walk.entriesNow !== walk.lastPosition)
    return { ...place, found: 'otherCount', says: walk.entriesNow, is: walk.lastPosition };
  if (walk.balanceNow !== walk.lastBalance)
    return { ...place, found: 'otherBalance', says: walk.balanceNow, is: walk.lastBalance };
  return undefined;
}

/** A journal is met once for each of its accounts. */
function oneOfEach(breaches: readonly Breach[]): Breach[] {
  return [...new Map(breaches.map((breach) => [JSON.stringify(breach), breach])).values()];
}
