import type { Profile } from '@onehaul/contract/member';

/** Sections of the account page in order; each id is a URL hash. */
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

/** A sub-account has no sub-accounts and cannot close the main account (A16). */
export function sectionsOf({ isMainAccount }: Pick<Profile, 'isMainAccount'>) {
  return sections.filter((section) => isMainAccount || !('isMainOnly' in section));
}
