import type { CodSellerRow } from '@onehaul/contract/console/cod';
import { chooseRemitted } from '@onehaul/domain/cod/remittance';
import type { Db } from '../../db/database.ts';
import { sellersPage } from './remittance.repository.ts';

type SellerQuery = { readonly shopId?: number | undefined; readonly limit: number; readonly offset: number };

/** Sellers whose collected money the shop holds, and what each would be remitted now. */
export async function findSellers(
  db: Db,
  { shopId, ...page }: SellerQuery,
): Promise<{ items: CodSellerRow[]; total: number }> {
  const rows = await db.all(sellersPage, { shopId: shopId ?? null, ...page });
  const items = rows.map(({ money, total: _, ...row }) => {
    const chosen = chooseRemitted(
      money.map(({ costMinor, ...order }) => ({
        ...order,
        freightMinor: costMinor,
        commissionMinor: 0,
        taxMinor: 0,
      })),
    );
    const collectedMinor = chosen.reduce((sum, order) => sum + order.collectedMinor, 0);
    const costMinor = chosen.reduce((sum, order) => sum + order.freightMinor, 0);
    return {
      ...row,
      orders: chosen.length,
      staying: money.length - chosen.length,
      collectedMinor,
      costMinor,
      netMinor: collectedMinor - costMinor,
    };
  });
  return { items, total: rows[0]?.total ?? 0 };
}
