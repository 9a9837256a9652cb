import { randomUUID } from 'node:crypto';
import type { Shop } from './actors.ts';
import type { TestDatabase } from './test-database.ts';

type Body = Record<string, unknown>;

/** Minimal valid inputs for the calls of list exports. A person has one at a time, so those before are ended. */
export function createListExportInputs(
  { sql }: TestDatabase,
  shop: Shop,
): Record<string, () => Promise<Body> | Body> {
  const start = async () => {
    await sql(
      `update list_export set state = 'removed', done_at = now(), due_at = 'infinity' where done_at is null`,
    );
    return { shopId: shop.id, format: 'csv', columns: ['number'] };
  };
  return {
    '/console/exports/orders': start,
    '/console/exports/parcels': start,
    '/console/exports/payments': start,
    '/console/exports/remove': () => ({ id: randomUUID() }),
  };
}
