import type { Permission, Role } from './role.ts';

/** Consent to enter a company is given by its owners only. */
export const mayGrantAccess = (roles: readonly Role[]): boolean => roles.includes('owner');

export const accessLevels = ['read', 'change'] as const;
export type AccessLevel = (typeof accessLevels)[number];

export const accessHours = [1, 4, 24, 72] as const;

/** A visit that made no call for this long is over, like a session. */
export const visitIdleMinutes = 30;

/**
 * Permissions of a person of the operator who visits a company. They see goods, cases and setup; with level
 * `change` they edit setup and drafts. No money, people, log, personal data, exports or publication.
 */
export const visitorPermissions: readonly Permission[] = [
  'member:read',
  'parcel:read',
  'claim:read',
  'order:read',
  'service:read',
  'case:read',
  'consignee:read',
  'campaign:read',
  'banner:read',
  'banner:edit',
  'stock:read',
  'marketplace:read',
  'return:read',
  'dedicated:read',
  'rate:read',
  'tariff:read',
  'tariff:edit',
  'studio:read',
  'studio:edit',
  'content:read',
  'content:edit',
  'job:read',
  'job:retry',
];
