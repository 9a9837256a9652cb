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
  'staff:read',
  'staff:manage',
  'audit:read',
  'company:read',
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
  ],
  finance: [
    'member:read',
    'parcel:read',
    'order:read',
    'finance:read',
    'finance:review',
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
    'audit:read',
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
    'staff:read',
    'staff:manage',
    'audit:read',
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
    'staff:read',
    'staff:manage',
    'audit:read',
    'job:read',
    'job:retry',
  ],
  operator: ['company:read', 'staff:read', 'staff:manage', 'audit:read', 'job:read', 'job:retry'],
};

/** Permissions tied to optional modules (A3); one of the listed modules must be on. */
const partsOf: Partial<Record<Permission, readonly Module[]>> = {
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
export function isSwitchedOn(permission: Permission, modules: readonly Module[]): boolean {
  return partsOf[permission]?.some((part) => modules.includes(part)) ?? true;
}

/**
 * Permissions to see contact data, reset credentials, or move money, goods or permissions. They require a
 * second factor, so that a stolen password alone is not enough.
 */
const guarded: readonly Permission[] = [
  'member:reveal',
  'member:resetPassword',
  'member:suspend',
  'claim:decide',
  'disposal:decide',
  'order:decide',
  'finance:read',
  'finance:review',
  'case:decide',
  'campaign:edit',
  'agent:decide',
  'cod:settle',
  'peer:manage',
  'rate:set',
  'tariff:publish',
  'staff:manage',
  'audit:read',
  'company:read',
];

/** Permissions to approve another person's proposal. */
const approvals: readonly Permission[] = ['finance:review', 'cod:settle', 'case:decide', 'disposal:decide'];

export function mayStaff(held: readonly Role[], permission: Permission): boolean {
  return held.some((role) => permissionsOf[role].includes(permission));
}

/** Derived from permissions instead of role names, so that a new role cannot be forgotten. */
export function needsSecondFactor(held: readonly Role[]): boolean {
  return guarded.some((permission) => mayStaff(held, permission));
}

/** Whether a role change adds an approval permission. */
export function gainsApproval(before: readonly Role[], after: readonly Role[]): boolean {
  return approvals.some((permission) => mayStaff(after, permission) && !mayStaff(before, permission));
}

/**
 * Staff cannot grant or revoke what they do not hold. Ownership and roles that release money can be granted
 * by the owner only; operator and company roles never mix.
 */
export function mayGrant(held: readonly Role[], role: Role): boolean {
  if (!mayStaff(held, 'staff:manage')) return false;
  if (role === 'operator' || held.includes('operator'))
    return role === 'operator' && held.includes('operator');
  if (role === 'owner' || permissionsOf[role].includes('finance:review')) return held.includes('owner');
  return permissionsOf[role].every((permission) => mayStaff(held, permission));
}
