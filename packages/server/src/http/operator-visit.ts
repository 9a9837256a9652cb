import { answersFile } from '@onehaul/contract/console/answers-file';
import type { StaffCall } from '@onehaul/contract/console/staff-call';
import { Refusal } from '@onehaul/domain/refusal';
import type { OperatorVisit } from './staff-context.ts';

/** What a visit refuses by the kind of call, whatever permissions it has. */
export function assertVisitAllows(
  visit: OperatorVisit | undefined,
  call: Pick<StaffCall, 'access' | 'effect' | 'answersSecret' | 'output'>,
): void {
  if (!visit) return;
  const { access, effect } = call;
  if (effect === 'change' && visit.level === 'read') throw new Refusal('visit.readOnly');
  // A visitor has no account in the company: no password, second factor or language of their own.
  const isOwnAccount = access === 'password' || access === 'signedIn';
  if (isOwnAccount && effect === 'change') throw new Refusal('access.forbidden');
  // A secret, such as a preview link, would outlive the visit.
  if (call.answersSecret) throw new Refusal('access.forbidden');
  if (answersFile(call)) throw new Refusal('visit.noFiles');
}
