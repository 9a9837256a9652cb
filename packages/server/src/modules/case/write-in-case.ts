import { caseCalls } from '@onehaul/contract/case';
import { wirePath } from '@onehaul/contract/wire';
import { Refusal } from '@onehaul/domain/refusal';
import type { CaseState } from '@onehaul/domain/case/case-state';
import type { ChangeContext } from '../../http/context.ts';
import { lockOwnCase, addCaseMessage, stepCase, loadCaseTerms } from './move-case.ts';
import { getOwnPictureIds } from './own-pictures.ts';

type Draft = { readonly id: number; readonly words: string; readonly pictures: readonly string[] };

/** Adds a message or pictures of the member. Does not reset a deadline that is already running. */
export async function writeInCase(context: ChangeContext, draft: Draft): Promise<{ state: CaseState }> {
  const { db, shop, member } = context;
  const { id, words } = draft;
  if (words === '' && draft.pictures.length === 0)
    throw new Refusal('input.invalid', { field: wirePath(caseCalls.write.input, ['words']) });
  const pictures = await getOwnPictureIds(context, draft.pictures);
  const known = await lockOwnCase(db, member.ownerId, { shopId: shop.id, id });
  const terms = await loadCaseTerms(db, shop.id);
  const state = await stepCase(db, known, ['write'], { terms });
  await addCaseMessage(db, known, {
    actor: { kind: 'member', id: member.id },
    act: 'written',
    words,
    pictures,
  });
  return { state };
}
