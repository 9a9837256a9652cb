import type { StatementPayMethod } from '@onehaul/domain/peer/statement';
import { Refusal } from '@onehaul/domain/refusal';
import { payStatement as payment } from '@onehaul/domain/wallet/journals';
import type { TransactionDb } from '../../db/database.ts';
import { refuseUniqueViolation } from '../../db/unique-violation.ts';
import { type Actor, addPaidAmounts, lockOrders } from '../order-move/index.ts';
import { postJournal } from '../wallet/index.ts';
import { setStatementJournal, lockStatement, markPaid, partsOfStatement } from './statement.repository.ts';

type Paying = {
  readonly shopId: number;
  readonly id: number;
  /** Required owner of the statement; absent for staff, who may pay any peer's. */
  readonly memberId?: number;
  readonly by: StatementPayMethod;
  /** Bank transfer number, normalised for the uniqueness check. */
  readonly transferNumber?: string;
  readonly actor: Exclude<Actor, { readonly kind: 'system' }>;
};

/** Pays a whole statement once: counts its orders as paid, then posts the journal. */
export async function payStatement(
  db: TransactionDb,
  { shopId, id, memberId, by, transferNumber = '', actor }: Paying,
): Promise<{ number: string; totalMinor: number }> {
  const parts = await db.all(partsOfStatement, { shopId, id });
  await lockOrders(
    db,
    shopId,
    parts.map(({ orderId }) => orderId),
  );
  const statement = await db.first(lockStatement, { shopId, id });
  if (!statement || (memberId !== undefined && statement.memberId !== memberId))
    throw new Refusal('record.notFound');
  if (statement.state !== 'issued') throw new Refusal('peer.statementOver');

  const staffId = actor.kind === 'staff' ? actor.id : null;
  await db
    .first(markPaid, { shopId, id, from: 'issued', state: 'paid', paidBy: by, transferNumber, staffId })
    .catch(refuseUniqueViolation('peer_statement_transfer', 'peer.transferTaken'));
  await addPaidAmounts(db, shopId, parts);
  const taxMinor = parts.reduce((sum, part) => sum + part.taxMinor, 0);
  const { journalId } = await postJournal(db, {
    shopId,
    key: `statement ${id} paid`,
    journal: payment(statement.memberId, { by, minor: statement.totalMinor - taxMinor, taxMinor }),
    subject: { kind: 'statement', id },
    actor,
    remark: statement.number,
  });
  await db.all(setStatementJournal, { shopId, id, journalId });
  return { number: statement.number, totalMinor: statement.totalMinor };
}
