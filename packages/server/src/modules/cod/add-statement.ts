import {
  type CodOrderStatus,
  matchStatement,
  type CarrierStatementLine,
} from '@onehaul/domain/cod/statement';
import { Refusal } from '@onehaul/domain/refusal';
import { refuseUniqueViolation } from '../../db/unique-violation.ts';
import type { TransactionDb } from '../../db/database.ts';
import type { ParsedStatement } from './parse-statement.ts';
import { findStandings, insertLines, insertStatement, ratesOfShop } from './statement.repository.ts';

/** Stores a carrier's statement with the outcome of each line; moves no money yet. */
export async function addStatement(
  db: TransactionDb,
  staffId: number,
  { lines, ...statement }: ParsedStatement,
): Promise<{ id: number; lines: number; waiting: number }> {
  const { shopId, carrierId, number, currencyCode } = statement;
  const rates = await db.all(ratesOfShop, { shopId });
  const known = new Set(['CNY', ...rates.map(({ code }) => code)]);
  const foreign = [currencyCode, ...lines.map((line) => line.currencyCode)].find((code) => !known.has(code));
  if (foreign) throw new Refusal('shop.currencyUnknown', { currency: foreign });
  const taken = { number };
  const added = await db
    .attempt(() => db.first(insertStatement, { ...statement, staffId }))
    .catch(refuseUniqueViolation('cod_statement_number', 'cod.statementTwice', taken))
    .catch(refuseUniqueViolation('cod_statement_file', 'sheet.sameFile'));
  const { id } = added!;
  const numbers = [...new Set(lines.map(({ billNumber }) => billNumber))];
  const judged = evaluateLines(lines, await db.all(findStandings, { shopId, carrierId, numbers }));
  await db.all(insertLines, { shopId, id, lines: JSON.stringify(judged) });
  return { id, lines: lines.length, waiting: judged.filter(({ outcome }) => outcome !== 'matched').length };
}

/** Matches each line to its order and derives the outcome. */
export function evaluateLines<Line extends CarrierStatementLine>(
  lines: readonly Line[],
  orders: readonly (CodOrderStatus & { readonly billNumber: string })[],
) {
  const byNumber = new Map(orders.map((order) => [order.billNumber, order]));
  const outcomes = matchStatement(lines, byNumber);
  return lines.map((line, index) => {
    const order = byNumber.get(line.billNumber);
    return { ...line, orderId: order?.orderId ?? null, outcome: outcomes[index]! };
  });
}
