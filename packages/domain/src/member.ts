import { stateMachine } from './state-machine.ts';

export const sexes = ['female', 'male', 'secret'] as const;
export type Sex = (typeof sexes)[number];

export type MemberState = 'active' | 'suspended' | 'cancelling' | 'erased';
export type MemberEvent = 'suspend' | 'restore' | 'cancel' | 'undoCancel' | 'erase' | 'remove';

/**
 * Signing in reverts a cancellation (A18); an erasure is final. A sub-account is erased immediately, or with
 * its main account.
 */
export const memberMachine = stateMachine<MemberState, MemberEvent>({
  active: { suspend: 'suspended', cancel: 'cancelling', remove: 'erased' },
  suspended: { restore: 'active', remove: 'erased' },
  cancelling: { undoCancel: 'active', erase: 'erased', suspend: 'suspended' },
  erased: {},
});

export const cancellationDays = 15;
export const maxSubAccounts = 20;

/** Invisible characters: joiners, direction marks, fillers. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;

/**
 * Comparison key of a username: case, character width and invisible characters do not distinguish two
 * members.
 */
export function usernameKey(typed: string): string {
  const visible = typed.normalize('NFKC').replaceAll(invisible, '');
  // Lower-cased letters may compose again under NFKC, and a normalised character may have become a space.
  return visible.toLowerCase().normalize('NFKC').trim();
}

/**
 * Placeholder for an erased username. Its capital letter cannot occur in a username key, so no one can
 * register it.
 */
export function erasedUsername(memberCode: string): string {
  return `Erased ${memberCode}`;
}
