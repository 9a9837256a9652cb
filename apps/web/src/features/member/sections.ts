import type { Profile } from '@onehaul/contract/member';

/** The parts of the account page in their order; each is an address of its own after the `#`. */
const sections = [
  { id: 'profile', title: 'profile.title' },
  { id: 'avatar', title: 'avatar.title' },
  { id: 'password', title: 'password.title' },
  { id: 'sub-accounts', title: 'subAccounts.title', isMainOnly: true },
  { id: 'sign-ins', title: 'signIns.title' },
  { id: 'on-phone', title: 'onPhone.title' },
  { id: 'closing', title: 'closing.title', isMainOnly: true },
] as const;
export type SectionId = (typeof sections)[number]['id'];

/** A sub-account neither has sub-accounts nor can close the account it works for (A16). */
export function sectionsOf({ isMainAccount }: Pick<Profile, 'isMainAccount'>) {
  return sections.filter((section) => isMainAccount || !('isMainOnly' in section));
}
