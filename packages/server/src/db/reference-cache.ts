import type { Dictionary } from '@onehaul/domain/reference';
import type { Db } from './database.ts';
import { prepare, tables } from './statement.ts';

const revisionOf = prepare((p: { dictionary: Dictionary }) =>
  tables.selectFrom('referenceVersion').select('revision').where('dictionary', '=', p.dictionary),
);

const checkMs = 1000;

/**
 * Process cache of what is made from one of the platform's dictionaries. Its revision, which every edit and
 * release increments, is read at most once a second; another one makes the value again (decision 073).
 */
export function createReferenceCache<T>(
  dictionary: Dictionary,
  load: (db: Db) => Promise<T>,
  now: () => number = Date.now,
) {
  let checked: { readonly until: number; readonly revision: Promise<number> } | undefined;
  let kept: { readonly revision: number; readonly value: Promise<T> } | undefined;

  function findRevision(db: Db): Promise<number> {
    if (checked && now() < checked.until) return checked.revision;
    const revision = db.first(revisionOf, { dictionary }).then((row) => row!.revision);
    const check = { until: now() + checkMs, revision };
    checked = check;
    revision.catch(() => {
      if (checked === check) checked = undefined;
    });
    return revision;
  }

  return async (db: Db): Promise<T> => {
    const revision = await findRevision(db);
    if (kept?.revision === revision) return kept.value;
    const value = load(db);
    const read = { revision, value };
    kept = read;
    // Does not cache a failed load, so that the next caller retries.
    value.catch(() => {
      if (kept === read) kept = undefined;
    });
    return value;
  };
}
