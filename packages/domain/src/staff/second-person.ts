import type { Role } from './role.ts';

/** So long a person who was newly given a right to approve only looks. */
export const approvalWaitHours = 24;

/**
 * Who may have an account in hand beside its person: whoever invited it, or was shown a link to set its password. The
 * owner is trusted with that; everybody else is remembered as the account's sponsor until the owner confirms it.
 */
export type Sponsors = ReadonlyMap<number, number | null>;

type Manager = { readonly id: number; readonly roles: readonly Role[] };

/** Whose hands an account is in after somebody invited it. */
export const sponsorOf = ({ id, roles }: Manager): number | null => (roles.includes('owner') ? null : id);

/** The person behind an account: follows sponsors up to somebody the owner answers for. */
export function personBehind(sponsors: Sponsors, id: number): number {
  const path = [id];
  for (;;) {
    const next = sponsors.get(path.at(-1)!) ?? null;
    if (next === null) return path.at(-1)!;
    // Accounts that sponsored each other are one person; the smallest id names the circle.
    if (path.includes(next)) return Math.min(...path.slice(path.indexOf(next)));
    path.push(next);
  }
}

/** Whether two accounts are two people, as a rule for two asks. */
export function areTwoPeople(sponsors: Sponsors, first: number, second: number): boolean {
  return personBehind(sponsors, first) !== personBehind(sponsors, second);
}

/**
 * Whose hands an account is in after somebody else reset it. Within one person's accounts the line stays as it is:
 * two of them that reset each other would otherwise cut themselves off from the person behind both.
 */
export function sponsorAfterReset(sponsors: Sponsors, manager: Manager, id: number): number | null {
  const before = sponsors.get(id) ?? null;
  const isMoved = !manager.roles.includes('owner') && areTwoPeople(sponsors, manager.id, id);
  return isMoved ? manager.id : before;
}
