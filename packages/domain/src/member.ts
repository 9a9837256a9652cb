import { stateMachine } from './state-machine.ts';

export const sexes = ['female', 'male', 'secret'] as const;
export type Sex = (typeof sexes)[number];

export type MemberState = 'active' | 'suspended' | 'cancelling' | 'erased';
export type MemberEvent = 'suspend' | 'restore' | 'cancel' | 'undoCancel' | 'erase' | 'remove';

/** Signing in undoes a cancellation (A18); nothing undoes an erasure. A sub-account goes at once, or with its main account. */
export const memberMachine = stateMachine<MemberState, MemberEvent>({
  active: { suspend: 'suspended', cancel: 'cancelling', remove: 'erased' },
  suspended: { restore: 'active', remove: 'erased' },
  cancelling: { undoCancel: 'active', erase: 'erased', suspend: 'suspended' },
  erased: {},
});

export const cancellationDays = 15;
export const mostSubAccounts = 20;

/** Signs that nobody sees: joiners, direction marks, fillers. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;

/** How usernames are compared: nobody may be told apart from another by capitals, width or invisible signs. */
export function usernameKey(typed: string): string {
  const visible = typed.normalize('NFKC').replaceAll(invisible, '');
  // Lowered letters may combine anew, and what was joined may have become a space.
  return visible.toLowerCase().normalize('NFKC').trim();
}

/** What stands in place of an erased username. Its capital keeps it apart from everything a person can type as a key. */
export function erasedUsername(memberCode: string): string {
  return `Erased ${memberCode}`;
}
