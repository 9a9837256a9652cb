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
  'rate:read',
  'rate:set',
  'tariff:read',
  'tariff:edit',
  'tariff:publish',
  'staff:read',
  'staff:manage',
  'audit:read',
  'company:read',
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
    'tariff:read',
  ],
  finance: [
    'member:read',
    'parcel:read',
    'order:read',
    'finance:read',
    'finance:review',
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
    'rate:read',
    'tariff:read',
    'tariff:edit',
    'tariff:publish',
    'staff:read',
    'staff:manage',
    'audit:read',
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
    'rate:read',
    'rate:set',
    'tariff:read',
    'tariff:edit',
    'tariff:publish',
    'staff:read',
    'staff:manage',
    'audit:read',
  ],
  operator: ['company:read', 'staff:read', 'staff:manage', 'audit:read'],
};

const withSecondFactor: readonly Role[] = ['finance', 'admin', 'owner', 'operator'];

export function mayStaff(held: readonly Role[], permission: Permission): boolean {
  return held.some((role) => permissionsOf[role].includes(permission));
}

/** Whoever handles money or other people's rights shows a second factor. */
export function needsSecondFactor(held: readonly Role[]): boolean {
  return held.some((role) => withSecondFactor.includes(role));
}

/** Nobody gives or takes away what they do not hold themselves: an admin makes no owner, a company no operator. */
export function mayGrant(held: readonly Role[], role: Role): boolean {
  if (role === 'operator') return held.includes('operator');
  if (role === 'owner') return held.includes('owner');
  return mayStaff(held, 'staff:manage') && !held.includes('operator');
}
