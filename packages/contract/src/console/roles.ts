import { permissions } from '@onehaul/domain/staff/role';
import { z } from 'zod';
import { instant, recordId } from '../wire.ts';
import { singleLine, staffCall } from './staff-call.ts';

const CompanyRole = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  permissions: z.array(z.enum(permissions)),
  version: z.int(),
  updatedAt: instant,
  updatedByName: z.string(),
  holders: z.array(z.object({ id: z.int(), name: z.string() })),
});
export type CompanyRole = z.output<typeof CompanyRole>;

export const roleCalls = {
  list: staffCall({
    path: '/console/roles/list',
    access: 'staff:read',
    effect: 'read',
    places: 'company',
    summary: 'Lists the roles the company has made, by name, with the people who hold them.',
    input: z.object({}),
    output: z.object({ items: z.array(CompanyRole) }),
  }),
  save: staffCall({
    path: '/console/roles/save',
    access: 'staff:manage',
    effect: 'change',
    places: 'company',
    summary: 'Adds or updates a role of the company. Holders have the new permissions at their next call.',
    input: z.object({
      /** Omitted for a new one. */
      id: recordId.optional(),
      /** The version the editor saw; 0 for a new role. */
      version: z.int().min(0).default(0),
      name: singleLine(60).min(1),
      description: singleLine(200).default(''),
      permissions: z.array(z.enum(permissions)).min(1).max(permissions.length),
    }),
    output: z.object({ id: z.int(), version: z.int() }),
  }),
  archive: staffCall({
    path: '/console/roles/archive',
    access: 'staff:manage',
    effect: 'change',
    places: 'company',
    summary: 'Archives a role that no one holds.',
    input: z.object({ id: recordId, version: z.int().min(1) }),
    output: z.null(),
  }),
};
