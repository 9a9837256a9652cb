import { Refusal } from '@onehaul/domain/refusal';
import type { TransactionDb } from '../../db/database.ts';
import type { ChangeContext } from '../../http/context.ts';
import { uncacheCaller } from './caller-cache.ts';
import { type EndedBy, endSession, endSessionsOfMember } from './session.repository.ts';

type Ending = {
  readonly shopId: number;
  readonly memberId: number;
  /** Session id to keep alive. */
  readonly except?: string;
  readonly by: EndedBy;
};

/** Ends the sessions of a member and returns how many there were. */
export async function endSessions(
  db: TransactionDb,
  { shopId, memberId, except, by }: Ending,
): Promise<number> {
  const ended = await db.all(endSessionsOfMember, { shopId, memberId, except: except ?? null, by });
  for (const { id } of ended) uncacheCaller(id);
  return ended.length;
}

/** Ends one other session of the caller. */
export async function endOtherSession({ db, shop, member }: ChangeContext, { id }: { id: string }) {
  const isOther = id !== member.sessionId;
  const ended =
    isOther && (await db.first(endSession, { shopId: shop.id, id, memberId: member.id, by: 'other' }));
  if (!ended) throw new Refusal('record.notFound');
  uncacheCaller(id);
  return null;
}

/** Ends one session of a member on behalf of staff. */
export async function endSessionForStaff(
  db: TransactionDb,
  { shopId, memberId, id }: { readonly shopId: number; readonly memberId: number; readonly id: string },
): Promise<void> {
  if (!(await db.first(endSession, { shopId, memberId, id, by: 'staff' })))
    throw new Refusal('record.notFound');
  uncacheCaller(id);
}

export async function endOtherSessions({ db, shop, member }: ChangeContext) {
  const ended = await endSessions(db, {
    shopId: shop.id,
    memberId: member.id,
    except: member.sessionId,
    by: 'other',
  });
  return { ended };
}
