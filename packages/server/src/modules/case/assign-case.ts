import { Refusal } from '@onehaul/domain/refusal';
import type { Db, TransactionDb } from '../../db/database.ts';
import { rolesHolding } from '../../db/permission-holders.ts';
import { notifyStaff } from '../../outbox/notify-staff.ts';
import { caseColleagues } from './case-desk.repository.ts';
import { addCaseMessage, loadCaseTerms, lockCase, stepCase } from './move-case.ts';

type Assignment = { readonly shopId: number; readonly id: number; readonly staffId: number };

export const findColleagues = (db: Db, shopId: number) =>
  db.all(caseColleagues, { shopId, permission: 'case:work', roles: rolesHolding('case:work') });

/** Assigns a case to a colleague, who is notified. */
export async function assignCaseTo(
  db: TransactionDb,
  actorId: number,
  { staffId, ...which }: Assignment,
): Promise<{ number: string; name: string }> {
  const { shopId, id } = which;
  const known = await lockCase(db, which);
  const colleague = (await findColleagues(db, shopId)).find((one) => one.id === staffId);
  if (!colleague) throw new Refusal('record.notFound');
  const { number } = known;
  const { name } = colleague;
  await stepCase(db, known, ['take'], { terms: await loadCaseTerms(db, shopId), staffId });
  const actor = { kind: 'staff', id: actorId } as const;
  const messageId = await addCaseMessage(db, known, { actor, act: 'assigned', words: name });
  if (staffId !== actorId)
    await notifyStaff(db, {
      kind: 'case',
      key: `${shopId} ${id} message ${messageId}`,
      shopId,
      subjectId: id,
      staffId,
      details: { event: 'assigned', number },
    });
  return { number, name };
}
