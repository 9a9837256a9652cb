import type { CodOverviewRow } from '@onehaul/contract/console/cod';
import { ageBounds, ageGroups } from '@onehaul/domain/cod/ageing';
import type { CodState } from '@onehaul/domain/cod/cod-state';
import { money, toMajor } from '@onehaul/domain/money';
import type { Db } from '../../db/database.ts';
import { limitAndOffset } from '../../db/page.ts';
import type { MemberContext } from '../../http/context.ts';
import {
  codOrdersPage,
  collectionsOfRemittance,
  collectionsOfState,
  countCodOrders,
  countOfRemittance,
  countOfState,
  countRemittancesOfMember,
  type OpenState,
  overviewRows,
  remittancesOfMember,
  remittedOfMember,
  sumsOfMember,
} from './cod-money.repository.ts';

const bounds = [...ageBounds];
type Page = { readonly pageIndex: number; readonly pageRows: number };
const memberScopeOf = ({ shop, member }: MemberContext) => ({ shopId: shop.id, memberId: member.ownerId });

/** Where the tenant's collected money is, by state. */
export async function getOverview(db: Db, shopId: number | undefined): Promise<{ rows: CodOverviewRow[] }> {
  const rows = await db.all(overviewRows, { shopId: shopId ?? null, bounds });
  return { rows: rows.map(({ group, ...row }) => ({ ...row, age: ageGroups[group]! })) };
}

type CodMoneyQuery = Page & {
  readonly shopId?: number | undefined;
  readonly state: OpenState;
  readonly carrierId?: number | undefined;
};

export async function findCodMoney(db: Db, { shopId, state, carrierId, ...page }: CodMoneyQuery) {
  const asked = { shopId: shopId ?? null, state, carrierId: carrierId ?? null };
  const [items, counted] = await Promise.all([
    db.all(codOrdersPage, { ...asked, ...limitAndOffset(page) }),
    db.first(countCodOrders, asked),
  ]);
  return { items, total: counted!.total };
}

/** A seller's money under way, and the total remitted. */
export async function getCodStatistics(context: MemberContext) {
  const { db } = context;
  const owner = memberScopeOf(context);
  const [sums, remitted] = await Promise.all([
    db.all(sumsOfMember, { ...owner, bounds }),
    db.first(remittedOfMember, owner),
  ]);
  return {
    sums: sums.map(({ group, minor, ...sum }) => ({
      ...sum,
      age: ageGroups[group]!,
      amount: toMajor(money(minor, sum.currencyCode)),
    })),
    ...remitted!,
  };
}

/** A seller's orders by money state, or those of one remittance. */
export async function findCollections(
  context: MemberContext,
  asked: Page & { readonly state: CodState; readonly remittanceId?: number | undefined },
) {
  const { db } = context;
  const { state, remittanceId } = asked;
  const owner = memberScopeOf(context);
  const page = limitAndOffset(asked);
  const [rows, counted] = await Promise.all(
    remittanceId === undefined
      ? [
          db.all(collectionsOfState, { ...owner, state, ...page }),
          db.first(countOfState, { ...owner, state }),
        ]
      : [
          db.all(collectionsOfRemittance, { ...owner, remittanceId, ...page }),
          db.first(countOfRemittance, { ...owner, remittanceId }),
        ],
  );
  const items = rows.map(({ localMinor, ...row }) => ({
    ...row,
    amount: toMajor(money(localMinor, row.currencyCode)),
  }));
  return { items, total: counted!.total };
}

export async function findRemittances(context: MemberContext, asked: Page) {
  const { db } = context;
  const owner = memberScopeOf(context);
  const [items, counted] = await Promise.all([
    db.all(remittancesOfMember, { ...owner, ...limitAndOffset(asked) }),
    db.first(countRemittancesOfMember, owner),
  ]);
  return { items, total: counted!.total };
}
