import type { CodProblemRow } from '@onehaul/contract/cod';
import type { PageRequest } from '@onehaul/contract/wire';
import { type CodProblem, codProblems } from '@onehaul/domain/cod/problem';
import { findPage } from '../../db/page.ts';
import type { MemberContext } from '../../http/context.ts';
import { codOrderOf } from './find-cod-orders.ts';
import { codProblemPage, countCodProblems } from './problem.repository.ts';

type ProblemQuery = PageRequest & { readonly problem?: CodProblem | undefined };

export async function findProblems(
  context: MemberContext,
  { problem, ...page }: ProblemQuery,
): Promise<{ items: CodProblemRow[]; total: number; counts: Record<CodProblem, number> }> {
  const { db, shop, member } = context;
  const memberId = member.ownerId;
  const [{ items, total }, counted] = await Promise.all([
    findPage(context, codProblemPage, page, { memberId, problem: problem ?? null }),
    db.all(countCodProblems, { shopId: shop.id, memberId }),
  ]);
  const byProblem = new Map(counted.map((row) => [row.problem, row.orders]));
  return {
    items: items.map((row) => ({ ...codOrderOf(row), problem: row.problem })),
    total,
    counts: Object.fromEntries(codProblems.map((one) => [one, byProblem.get(one) ?? 0])) as Record<
      CodProblem,
      number
    >,
  };
}
