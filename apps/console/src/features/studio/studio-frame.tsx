import type { Resource } from '@onehaul/contract/console/studio/resource';
import type { Module } from '@onehaul/domain/shop';
import type { Permission } from '@onehaul/domain/staff/role';
import type { ReactNode } from 'react';
import { useMe } from '../../app/me.ts';
import { screenGroups } from './screens.ts';
import { StudioMenu } from './studio-menu.tsx';
import { useStudioShop } from './use-studio-shop.ts';

/** Pages of the studio that are no records, by the group they are listed in. */
const otherPages: readonly { group: string; name: string; permission: Permission }[] = [
  { group: 'content', name: 'noticeTemplate', permission: 'content:read' },
];

/** Whether the operator leaves the company the module a resource is for. */
export const isAllowed = (
  { module }: Pick<Resource, 'module'>,
  allowedModules: readonly Module[] | null,
): boolean => module === null || allowedModules === null || allowedModules.includes(module);

/** The menu of what these permissions open in a company with these modules. */
export const menuFor = (permissions: readonly Permission[], allowedModules: readonly Module[] | null) =>
  screenGroups
    .map(({ name, screens }) => ({
      name,
      pages: [
        ...[...screens]
          .filter(
            ({ resource }) =>
              permissions.includes(resource.access.read) && isAllowed(resource, allowedModules),
          )
          .map(({ resource }) => resource.name),
        ...otherPages
          .filter(({ group, permission }) => group === name && permissions.includes(permission))
          .map((page) => page.name),
      ],
    }))
    .filter(({ pages }) => pages.length > 0);

type Props = { readonly current: string; readonly children: ReactNode };

/** A page of the studio beside its menu. */
export function StudioFrame({ current, children }: Props) {
  const { permissions, allowedModules } = useMe();
  const { shop, shops } = useStudioShop();
  if (!shop) return null;
  return (
    <div className="flex gap-x-8 gap-y-4 max-xl:flex-col">
      <StudioMenu groups={menuFor(permissions, allowedModules)} current={current} shop={shop} shops={shops} />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}
