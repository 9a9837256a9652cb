import type { Balances } from '@onehaul/domain/wallet/account';
import type { Db } from '../../db/database.ts';
import { balancesOf } from './wallet.repository.ts';

/** A member's balances at the shop; an account is created by its first journal and counts as zero before. */
export async function findBalances(db: Db, shopId: number, memberId: number): Promise<Balances> {
  const rows = await db.all(balancesOf, { shopId, ownerId: memberId });
  const of = (kind: keyof Balances) => rows.find((row) => row.kind === kind)?.balance ?? 0;
  return {
    cash: of('cash'),
    gift: of('gift'),
    points: of('points'),
    earnings: of('earnings'),
    hold: of('hold'),
  };
}
