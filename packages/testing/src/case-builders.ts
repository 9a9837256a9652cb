import { randomInt } from 'node:crypto';
import { generateOrderNumber } from '@onehaul/domain/order/order-number';
import type { CaseKind, CaseState } from '@onehaul/domain/case/case-state';
import { aRow } from './catalog-builders.ts';
import type { TestDatabase } from './test-database.ts';

type Shop = { readonly id: number; readonly tenantId: number };
type Row = Readonly<Record<string, unknown>>;

/** Inserts a case directly in a state, with its opening message. */
export async function aCase(
  database: TestDatabase,
  shop: Shop,
  member: { readonly id: number },
  { kind = 'question', state = 'open', ...row }: { kind?: CaseKind; state?: CaseState } & Row = {},
): Promise<{ id: number; number: string }> {
  const number = generateOrderNumber(randomInt);
  const added = await aRow(database, shop, 'support_case', {
    number,
    kind,
    state,
    memberId: member.id,
    accountId: member.id,
    ...(state === 'closed' && { closedAt: new Date() }),
    ...(state === 'offered' && { offeredMinor: 1000 }),
    ...row,
  });
  const id = Number(added.id);
  await aRow(database, shop, 'case_message', {
    caseId: id,
    actor: 'member',
    actorId: member.id,
    act: 'opened',
    words: 'Please look at this',
  });
  return { id, number };
}
