import type { Role } from './staff/role.ts';

/** An export holds everything a company has, so it is made and read by its owners only. */
export const mayExportCompany = (roles: readonly Role[]): boolean => roles.includes('owner');

export const exportStates = ['waiting', 'running', 'done', 'failed', 'removed'] as const;
export type ExportState = (typeof exportStates)[number];

/** Days for which a finished export can be downloaded. */
export const exportDays = 7;
/** Exports that a company may start within 24 hours, removed ones included. */
export const maxExportsPerDay = 3;
