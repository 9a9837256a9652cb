import type { CustomsRule } from '@onehaul/domain/customs/check-goods';
import type { Db } from '../../db/database.ts';
import { allRules } from './customs.repository.ts';

/**
 * In-memory cache of the platform's rules; they change per release, so a minute late is fine (decision 027).
 */
export type CustomsBook = { find(db: Db): Promise<readonly CustomsRule[]> };

const cacheMs = 60_000;

export function createCustomsBook(now: () => number = Date.now): CustomsBook {
  let kept: { readonly rules: Promise<CustomsRule[]>; readonly until: number } | undefined;
  return {
    find(db) {
      if (kept && now() < kept.until) return kept.rules;
      const rules = db.all(allRules, {});
      const read = { rules, until: now() + cacheMs };
      kept = read;
      // Does not cache a failed load, so that the next caller retries.
      rules.catch(() => {
        if (kept === read) kept = undefined;
      });
      return rules;
    },
  };
}
