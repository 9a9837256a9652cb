import type { Module } from '../shop.ts';

/** What staff may do, `thing:act`. A call of the console asks for exactly one. */
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

/** The whole matrix: what each role may do. A person with several roles may do what any of them may. */
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

/** Rights over parts that a shop may switch off (A3), and the parts any one of which they are about. */
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

/** Whether there is anything to do with a right where these parts are switched on. */
export function isSwitchedOn(permission: Permission, modules: readonly Module[]): boolean {
  return partsOf[permission]?.some((part) => modules.includes(part)) ?? true;
}

/**
 * Rights that let a person see contacts, reset somebody's way in, or move money, goods or other people's rights. A
 * stolen password alone must not be enough for any of them.
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

/** Rights with which somebody approves what another person proposed. */
const approvals: readonly Permission[] = ['finance:review', 'cod:settle', 'case:decide', 'disposal:decide'];

export function mayStaff(held: readonly Role[], permission: Permission): boolean {
  return held.some((role) => permissionsOf[role].includes(permission));
}

/** Decided by what a person may do, not by the name of a role: a new role cannot be forgotten here. */
export function needsSecondFactor(held: readonly Role[]): boolean {
  return guarded.some((permission) => mayStaff(held, permission));
}

/** Whether roles bring a right to approve that was not held before. */
export function gainsApproval(before: readonly Role[], after: readonly Role[]): boolean {
  return approvals.some((permission) => mayStaff(after, permission) && !mayStaff(before, permission));
}

/**
 * Nobody gives or takes away what they do not hold themselves. Roles that release money, and ownership, are the
 * owner's alone to give; operators and a company's people never mix.
 */
export function mayGrant(held: readonly Role[], role: Role): boolean {
  if (!mayStaff(held, 'staff:manage')) return false;
  if (role === 'operator' || held.includes('operator'))
    return role === 'operator' && held.includes('operator');
  if (role === 'owner' || permissionsOf[role].includes('finance:review')) return held.includes('owner');
  return permissionsOf[role].every((permission) => mayStaff(held, permission));
}
