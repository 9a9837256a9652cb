import type { CustomsRule } from '@onehaul/domain/customs/check-goods';
import type { Db } from '../../db/database.ts';
import { createReferenceCache } from '../../db/reference-cache.ts';
import { allRules } from './customs.repository.ts';

/** In-memory cache of the platform's rules; an edit is followed within a second (decisions 027 and 073). */
export type CustomsBook = { find(db: Db): Promise<readonly CustomsRule[]> };

export const createCustomsBook = (): CustomsBook => ({
  find: createReferenceCache('customsRule', (db) => db.all(allRules, {})),
});
