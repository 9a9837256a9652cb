import { randomUUID } from 'node:crypto';
import type { Journal } from '@onehaul/domain/wallet/journal';
import { earnPoints, recharge } from '@onehaul/domain/wallet/journals';
import { postJournal } from '@onehaul/server/modules/wallet/index';
import type { TestDatabase } from './test-database.ts';

type Shop = { readonly id: number; readonly tenantId: number };

/** Posts a journal as the product does, in its own transaction and under a unique key. */
export function aJournal(
  { database }: TestDatabase,
  shop: Shop,
  journal: Journal,
  key: string = randomUUID(),
) {
  return database.transaction(shop.tenantId, (db) =>
    postJournal(db, { shopId: shop.id, key, journal, actor: { kind: 'system' } }),
  );
}

/** Credits a member through regular journals. */
export async function someMoney(
  database: TestDatabase,
  shop: Shop,
  member: { readonly id: number },
  { cash = 0, gift = 0, points = 0 }: { cash?: number; gift?: number; points?: number },
): Promise<void> {
  if (cash + gift > 0)
    await aJournal(database, shop, recharge(member.id, { by: 'gateway', minor: cash, giftMinor: gift }));
  if (points > 0) await aJournal(database, shop, earnPoints(member.id, points));
}
