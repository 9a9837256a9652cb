import type { Permission } from '@onehaul/domain/staff/role';
import { paths } from './paths.ts';

/** The pages of the menu, in its order, and what a person needs to see each. */
export const pages = [
  { name: 'companies', path: paths.companies, permission: 'company:read' },
  { name: 'members', path: paths.members, permission: 'member:read' },
  { name: 'tariffs', path: paths.tariffs, permission: 'tariff:read' },
  { name: 'rates', path: paths.rates, permission: 'rate:read' },
  { name: 'staff', path: paths.staff, permission: 'staff:read' },
  { name: 'audit', path: paths.audit, permission: 'audit:read' },
] as const satisfies readonly { name: string; path: string; permission: Permission }[];
export type PageName = (typeof pages)[number]['name'];

export function pagesFor(permissions: readonly Permission[]) {
  return pages.filter(({ permission }) => permissions.includes(permission));
}

/** Where a person starts. */
export function firstPathFor(permissions: readonly Permission[]): string {
  return pagesFor(permissions)[0]?.path ?? paths.account;
}

/** What a route asks of whoever opens it; the menu leaves out what they may not see, and so does the address. */
export type PageHandle = { readonly permission: Permission };

/** Whether a person may see what these routes show together. */
export function maySee(
  matches: readonly { readonly handle?: unknown }[],
  permissions: readonly Permission[],
): boolean {
  return matches.every(({ handle }) => {
    const needed = (handle as PageHandle | undefined)?.permission;
    return !needed || permissions.includes(needed);
  });
}
