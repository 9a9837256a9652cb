import type { Module } from '../shop.ts';

/** Staff permissions, `thing:act`. Each console call requires exactly one. */
export const permissions = [
  'member:read',
  'member:reveal',
  'member:resetPassword',
  'member:suspend',
  'parcel:read',
  'parcel:work',
  'parcel:hold',
  'claim:read',
  'claim:decide',
  'disposal:decide',
  'order:read',
  'order:work',
  'order:decide',
  'finance:read',
  'finance:review',
  'wallet:adjust',
  'report:read',
  'carrierInvoice:work',
  'service:read',
  'service:work',
  'case:read',
  'case:work',
  'case:decide',
  'consignee:read',
  'consignee:work',
  'campaign:read',
  'campaign:edit',
  'banner:read',
  'banner:edit',
  'agent:read',
  'agent:decide',
  'stock:read',
  'stock:work',
  'cod:read',
  'cod:settle',
  'marketplace:read',
  'return:read',
  'return:work',
  'peer:read',
  'peer:manage',
  'dedicated:read',
  'dedicated:work',
  'rate:read',
  'rate:set',
  'tariff:read',
  'tariff:edit',
  'tariff:publish',
  'studio:read',
  'studio:edit',
  'shop:publish',
  'content:read',
  'content:edit',
  'staff:read',
  'staff:manage',
  'audit:read',
  'view:share',
  'list:export',
  'company:read',
  'company:manage',
  'reference:read',
  'reference:edit',
  'job:read',
  'job:retry',
] as const;
export type Permission = (typeof permissions)[number];

export const roles = ['clerk', 'service', 'finance', 'admin', 'owner', 'operator'] as const;
export type Role = (typeof roles)[number];

/** The role matrix. Permissions of several roles are combined. */
export const permissionsOf: Readonly<Record<Role, readonly Permission[]>> = {
  clerk: [
    'member:read',
    'parcel:read',
    'parcel:work',
    'parcel:hold',
    'claim:read',
    'order:read',
    'order:work',
    'service:read',
    'service:work',
    'case:read',
    'consignee:read',
    'stock:read',
    'stock:work',
    'marketplace:read',
    'return:read',
    'return:work',
    'dedicated:read',
    'dedicated:work',
    'tariff:read',
  ],
  service: [
    'member:read',
    'member:reveal',
    'member:resetPassword',
    'member:suspend',
    'parcel:read',
    'parcel:hold',
    'claim:read',
    'claim:decide',
    'order:read',
    'order:decide',
    'service:read',
    'case:read',
    'case:work',
    'case:decide',
    'consignee:read',
    'consignee:work',
    'campaign:read',
    'banner:read',
    'agent:read',
    'stock:read',
    'cod:read',
    'marketplace:read',
    'return:read',
    'peer:read',
    'dedicated:read',
    'tariff:read',
    'studio:read',
    'content:read',
    'content:edit',
  ],
  finance: [
    'member:read',
    'parcel:read',
    'order:read',
    'finance:read',
    'finance:review',
    'wallet:adjust',
    'report:read',
    'carrierInvoice:work',
    'service:read',
    'case:read',
    'campaign:read',
    'agent:read',
    'agent:decide',
    'cod:read',
    'cod:settle',
    'peer:read',
    'peer:manage',
    'dedicated:read',
    'rate:read',
    'rate:set',
    'tariff:read',
    'tariff:edit',
    'studio:read',
    'audit:read',
    'list:export',
  ],
  admin: [
    'member:read',
    'member:reveal',
    'member:resetPassword',
    'member:suspend',
    'parcel:read',
    'parcel:work',
    'parcel:hold',
    'claim:read',
    'claim:decide',
    'disposal:decide',
    'order:read',
    'order:work',
    'order:decide',
    'finance:read',
    'wallet:adjust',
    'report:read',
    'service:read',
    'service:work',
    'case:read',
    'case:work',
    'case:decide',
    'consignee:read',
    'consignee:work',
    'campaign:read',
    'campaign:edit',
    'banner:read',
    'banner:edit',
    'agent:read',
    'agent:decide',
    'stock:read',
    'stock:work',
    'cod:read',
    'marketplace:read',
    'return:read',
    'return:work',
    'peer:read',
    'peer:manage',
    'dedicated:read',
    'dedicated:work',
    'rate:read',
    'tariff:read',
    'tariff:edit',
    'tariff:publish',
    'studio:read',
    'studio:edit',
    'content:read',
    'content:edit',
    'staff:read',
    'staff:manage',
    'audit:read',
    'view:share',
    'list:export',
    'job:read',
    'job:retry',
  ],
  owner: [
    'member:read',
    'member:reveal',
    'member:resetPassword',
    'member:suspend',
    'parcel:read',
    'parcel:work',
    'parcel:hold',
    'claim:read',
    'claim:decide',
    'disposal:decide',
    'order:read',
    'order:work',
    'order:decide',
    'finance:read',
    'finance:review',
    'wallet:adjust',
    'report:read',
    'carrierInvoice:work',
    'service:read',
    'service:work',
    'case:read',
    'case:work',
    'case:decide',
    'consignee:read',
    'consignee:work',
    'campaign:read',
    'campaign:edit',
    'banner:read',
    'banner:edit',
    'agent:read',
    'agent:decide',
    'stock:read',
    'stock:work',
    'cod:read',
    'cod:settle',
    'marketplace:read',
    'return:read',
    'return:work',
    'peer:read',
    'peer:manage',
    'dedicated:read',
    'dedicated:work',
    'rate:read',
    'rate:set',
    'tariff:read',
    'tariff:edit',
    'tariff:publish',
    'studio:read',
    'studio:edit',
    'shop:publish',
    'content:read',
    'content:edit',
    'staff:read',
    'staff:manage',
    'audit:read',
    'view:share',
    'list:export',
    'job:read',
    'job:retry',
  ],
  operator: [
    'company:read',
    'company:manage',
    'reference:read',
    'reference:edit',
    'staff:read',
    'staff:manage',
    'audit:read',
    'view:share',
    'job:read',
    'job:retry',
  ],
};

/** Permissions tied to optional modules (A3); one of the listed modules must be on. */
const modulesOfPermission: Partial<Record<Permission, readonly Module[]>> = {
  'agent:read': ['agent'],
  'agent:decide': ['agent'],
  'stock:read': ['cashOnDelivery', 'returns'],
  'stock:work': ['cashOnDelivery', 'returns'],
  'cod:read': ['cashOnDelivery'],
  'cod:settle': ['cashOnDelivery'],
  'marketplace:read': ['marketplace'],
  'return:read': ['returns'],
  'return:work': ['returns'],
  'peer:read': ['peers'],
  'peer:manage': ['peers'],
  'dedicated:read': ['dedicatedLine'],
  'dedicated:work': ['dedicatedLine'],
};

/** Whether a permission is usable with these modules. */
export function isPermissionEnabled(permission: Permission, modules: readonly Module[]): boolean {
  return modulesOfPermission[permission]?.some((part) => modules.includes(part)) ?? true;
}

/**
 * Permissions to see contact data, reset credentials, or move money, goods or permissions. They require a
 * second factor, so that a stolen password alone is not enough.
 */
const secondFactorPermissions: readonly Permission[] = [
  'member:reveal',
  'member:resetPassword',
  'member:suspend',
  'claim:decide',
  'disposal:decide',
  'order:decide',
  'finance:read',
  'finance:review',
  'wallet:adjust',
  'report:read',
  'carrierInvoice:work',
  'case:decide',
  'campaign:edit',
  'agent:decide',
  'cod:settle',
  'peer:manage',
  'rate:set',
  'tariff:publish',
  'shop:publish',
  'staff:manage',
  'audit:read',
  'list:export',
  'company:read',
  'company:manage',
  'reference:edit',
];

/** Permissions to approve another person's proposal. */
const approvalPermissions: readonly Permission[] = [
  'finance:review',
  'cod:settle',
  'case:decide',
  'disposal:decide',
];

/** What a person holds. Permissions of fixed roles and of the company role are combined. */
export type Holding = {
  readonly roles: readonly Role[];
  readonly companyRole: { readonly permissions: readonly Permission[] } | null;
};

export const permissionsHeld = ({ roles: held, companyRole }: Holding): Permission[] =>
  permissions.filter(
    (permission) =>
      held.some((role) => permissionsOf[role].includes(permission)) ||
      companyRole?.permissions.includes(permission),
  );

/** Derived from permissions instead of role names, so that a new role cannot be forgotten. */
export const needsSecondFactor = (held: readonly Permission[]): boolean =>
  secondFactorPermissions.some((permission) => held.includes(permission));

/** Whether a change adds an approval permission. */
export const gainsApproval = (before: readonly Permission[], after: readonly Permission[]): boolean =>
  approvalPermissions.some((permission) => after.includes(permission) && !before.includes(permission));

/**
 * Staff cannot grant or revoke what they do not hold. Permissions that release money can be granted by the
 * owner only; an operator makes operators only.
 */
export function mayGrantPermissions(manager: Holding, wanted: readonly Permission[]): boolean {
  const held = permissionsHeld(manager);
  if (!held.includes('staff:manage') || manager.roles.includes('operator')) return false;
  if (wanted.includes('finance:review') && !manager.roles.includes('owner')) return false;
  return wanted.every((permission) => held.includes(permission));
}

/** The same for a fixed role: ownership is granted by the owner only. */
export function mayGrant(manager: Holding, role: Role): boolean {
  if (role === 'operator') return manager.roles.includes('operator');
  if (role === 'owner' && !manager.roles.includes('owner')) return false;
  return mayGrantPermissions(manager, permissionsOf[role]);
}
