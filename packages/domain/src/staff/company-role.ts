import type { RefusalCode } from '../refusal.ts';
import type { Places } from './place.ts';
import { type Holding, mayGrantPermissions, type Permission, permissionsOf } from './role.ts';

/** Permissions a company can use in its own roles: those of its owner. */
export const companyPermissions = permissionsOf.owner;

/** Permissions by subject, in the order of the console's menu. */
export const permissionGroups = {
  people: [
    'member:read',
    'member:reveal',
    'member:resetPassword',
    'member:suspend',
    'case:read',
    'case:work',
    'case:decide',
  ],
  warehouse: [
    'parcel:read',
    'parcel:work',
    'parcel:hold',
    'claim:read',
    'claim:decide',
    'disposal:decide',
    'service:read',
    'service:work',
  ],
  orders: [
    'order:read',
    'order:work',
    'order:decide',
    'consignee:read',
    'consignee:work',
    'dedicated:read',
    'dedicated:work',
  ],
  sellers: [
    'stock:read',
    'stock:work',
    'cod:read',
    'cod:settle',
    'marketplace:read',
    'return:read',
    'return:work',
    'peer:read',
    'peer:manage',
  ],
  money: [
    'finance:read',
    'finance:review',
    'wallet:adjust',
    'rate:read',
    'rate:set',
    'tariff:read',
    'tariff:edit',
    'tariff:publish',
    'report:read',
    'carrierInvoice:work',
  ],
  growth: ['campaign:read', 'campaign:edit', 'banner:read', 'banner:edit', 'agent:read', 'agent:decide'],
  shop: ['studio:read', 'studio:edit', 'shop:publish', 'content:read', 'content:edit'],
  company: ['staff:read', 'staff:manage', 'audit:read', 'view:share', 'list:export', 'job:read', 'job:retry'],
} as const satisfies Readonly<Record<string, readonly Permission[]>>;
export type PermissionGroup = keyof typeof permissionGroups;

type Manager = Holding & { readonly companyRole: { readonly id: number } | null; readonly places: Places };
type CompanyRole = { readonly id: number; readonly permissions: readonly Permission[] };

/**
 * Returns why a manager may not make, change or archive a company role. A change reaches everyone who holds
 * it, so it needs the whole company, all permissions before and after, and no role of one's own.
 */
export function companyRoleRefusal(
  manager: Manager,
  role: CompanyRole | undefined,
  wanted: readonly Permission[],
): RefusalCode | undefined {
  if (role && manager.companyRole?.id === role.id) return 'staff.ownRole';
  const touched = [...(role?.permissions ?? []), ...wanted];
  const mayChange = manager.places === null && mayGrantPermissions(manager, touched);
  return mayChange ? undefined : 'staff.mayNotGrant';
}
