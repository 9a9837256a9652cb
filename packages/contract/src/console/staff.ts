import { languages } from '@onehaul/domain/language';
import { permissions, roles } from '@onehaul/domain/staff/role';
import { z } from 'zod';
import { instant, pageRequest, recordId } from '../wire.ts';
import { singleLine, pageOf, searchText, staffCall } from './staff-call.ts';

const Roles = z.array(z.enum(roles)).max(roles.length);
/** Null: the whole company. */
const Places = z
  .array(z.object({ shopId: recordId, warehouseId: recordId.nullable() }))
  .max(200)
  .nullable();
const companyRoleId = recordId.nullable();
const personName = singleLine(60).min(1);

const StaffRow = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  email: z.string(),
  roles: Roles,
  companyRole: z
    .object({ id: z.int(), name: z.string(), permissions: z.array(z.enum(permissions)) })
    .nullable(),
  /** Shops and warehouses the person is limited to. */
  places: Places,
  state: z.enum(['active', 'suspended']),
  hasSecondFactor: z.boolean(),
  /** Received a link and has not set a password yet. */
  isInvited: z.boolean(),
  /** Sponsor of the account, who invited or reset it; empty once an owner vouches for it. */
  sponsorName: z.string(),
  /** Approval permissions are inactive before this time. */
  approvesFrom: instant.nullable(),
  createdAt: instant,
  lastSignInAt: instant.nullable(),
});
export type StaffRow = z.output<typeof StaffRow>;

/** The link to hand over where this installation sends no mail; null when it was mailed. */
const Link = z.object({ link: z.string().nullable() });

export const staffCalls = {
  list: staffCall({
    path: '/console/staff/list',
    access: 'staff:read',
    effect: 'read',
    places: 'company',
    summary: 'Lists the company’s staff by name.',
    input: z.object({ ...pageRequest(20, 100), search: searchText }),
    output: pageOf(StaffRow),
  }),
  places: staffCall({
    path: '/console/staff/places',
    access: 'staff:read',
    effect: 'read',
    places: 'rows',
    summary: 'Lists the warehouses a person can be limited to.',
    input: z.object({}),
    output: z.object({
      items: z.array(z.object({ shopId: z.int(), warehouseId: z.int(), name: z.string() })),
    }),
  }),
  add: staffCall({
    path: '/console/staff/add',
    access: 'staff:manage',
    effect: 'change',
    places: 'company',
    answersSecret: true,
    summary: 'Invites a person with a one-time link, sent by email or, without email, shown only once.',
    input: z.object({
      name: personName,
      email: z.email().max(254),
      roles: Roles,
      companyRoleId: companyRoleId.default(null),
      places: Places.default(null),
      language: z.enum(languages),
    }),
    output: Link.extend({ id: z.int() }),
  }),
  update: staffCall({
    path: '/console/staff/update',
    access: 'staff:manage',
    effect: 'change',
    places: 'company',
    summary: 'Updates the name, the roles and the places of a person. An absent field stays.',
    input: z.object({
      id: recordId,
      name: personName,
      roles: Roles,
      companyRoleId: companyRoleId.optional(),
      places: Places.optional(),
    }),
    output: z.null(),
  }),
  suspend: staffCall({
    path: '/console/staff/suspend',
    access: 'staff:manage',
    effect: 'change',
    places: 'company',
    summary: 'Suspends a person’s access to the console immediately.',
    input: z.object({ id: recordId }),
    output: z.null(),
  }),
  restore: staffCall({
    path: '/console/staff/restore',
    access: 'staff:manage',
    effect: 'change',
    places: 'company',
    summary: 'Restores a suspended person’s access to the console.',
    input: z.object({ id: recordId }),
    output: z.null(),
  }),
  resetPassword: staffCall({
    path: '/console/staff/resetPassword',
    access: 'staff:manage',
    effect: 'change',
    places: 'company',
    answersSecret: true,
    summary: 'Sends a one-time link for a new password, and ends the person’s sessions.',
    input: z.object({ id: recordId }),
    output: Link,
  }),
  resetSecondFactor: staffCall({
    path: '/console/staff/resetSecondFactor',
    access: 'staff:manage',
    effect: 'change',
    places: 'company',
    summary: 'Resets a person’s authenticator so that they can set up another, and ends their sessions.',
    input: z.object({ id: recordId }),
    output: z.null(),
  }),
  confirm: staffCall({
    path: '/console/staff/confirm',
    access: 'staff:manage',
    effect: 'change',
    places: 'company',
    summary:
      'Confirms, as an owner, a person let in by someone else. From then on they count as a second person.',
    input: z.object({ id: recordId }),
    output: z.null(),
  }),
};
