import type { Role } from './role.ts';

/** Waiting time before a newly granted approval permission can be used. */
export const approvalWaitHours = 24;

/**
 * Maps accounts to their sponsor: a second person with possible control over the account, from inviting it or
 * seeing its password link. The owner is trusted and never a sponsor; others remain so until the owner
 * confirms the account.
 */
export type Sponsors = ReadonlyMap<number, number | null>;

type Manager = { readonly id: number; readonly roles: readonly Role[] };

/** Sponsor of a newly invited account. */
export const sponsorOf = ({ id, roles }: Manager): number | null => (roles.includes('owner') ? null : id);

/** Follows sponsors up to an account that the owner vouches for. */
export function personBehind(sponsors: Sponsors, id: number): number {
  const path = [id];
  for (;;) {
    const next = sponsors.get(path.at(-1)!) ?? null;
    if (next === null) return path.at(-1)!;
    // A cycle of sponsors counts as one person, identified by its smallest id.
    if (path.includes(next)) return Math.min(...path.slice(path.indexOf(next)));
    path.push(next);
  }
}

/** Whether two accounts satisfy the four-eyes principle. */
export function areTwoPeople(sponsors: Sponsors, first: number, second: number): boolean {
  return personBehind(sponsors, first) !== personBehind(sponsors, second);
}

/**
 * Sponsor of an account after another person reset it. Unchanged among accounts of one person: two that reset
 * each other would otherwise detach themselves from the person behind both.
 */
export function sponsorAfterReset(sponsors: Sponsors, manager: Manager, id: number): number | null {
  const before = sponsors.get(id) ?? null;
  const isMoved = !manager.roles.includes('owner') && areTwoPeople(sponsors, manager.id, id);
  return isMoved ? manager.id : before;
}
