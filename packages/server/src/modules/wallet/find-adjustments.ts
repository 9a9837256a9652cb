import type { WalletAdjustment } from '@onehaul/contract/console/wallets';
import type { PageRequest } from '@onehaul/contract/wire';
import type { Db } from '../../db/database.ts';
import { limitAndOffset } from '../../db/page.ts';
import { countAdjustments, decidedAdjustments, pendingAdjustments } from './adjustment.repository.ts';

type Search = PageRequest & {
  readonly shopId?: number | undefined;
  readonly memberId?: number | undefined;
  readonly isPending: boolean;
};

/** Balance adjustments of the company, a shop or a member. */
export async function findAdjustments(
  db: Db,
  { shopId, memberId, isPending, pageIndex, pageRows }: Search,
): Promise<{ items: WalletAdjustment[]; total: number }> {
  const filter = { shopId: shopId ?? null, memberId: memberId ?? null };
  const [items, counted] = await Promise.all([
    db.all(isPending ? pendingAdjustments : decidedAdjustments, {
      ...filter,
      ...limitAndOffset({ pageIndex, pageRows }),
    }),
    db.first(countAdjustments, { ...filter, isPending }),
  ]);
  return { items, total: counted!.total };
}
