import { languages } from '@onehaul/domain/language';
import { roles } from '@onehaul/domain/staff/role';
import { z } from 'zod';
import { instant, pageRequest, recordId } from '../wire.ts';
import { singleLine, pageOf, searchText, staffCall } from './staff-call.ts';

const Roles = z.array(z.enum(roles)).min(1).max(roles.length);
const personName = singleLine(60).min(1);

const StaffRow = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  email: z.string(),
  roles: Roles,
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
    summary: 'Lists the company’s staff by name.',
    input: z.object({ ...pageRequest(20, 100), search: searchText }),
    output: pageOf(StaffRow),
  }),
  add: staffCall({
    path: '/console/staff/add',
    access: 'staff:manage',
    effect: 'change',
    answersSecret: true,
    summary: 'Invites a person with a one-time link, sent by email or, without email, shown only once.',
    input: z.object({
      name: personName,
      email: z.email().max(254),
      roles: Roles,
      language: z.enum(languages),
    }),
    output: Link.extend({ id: z.int() }),
  }),
  update: staffCall({
    path: '/console/staff/update',
    access: 'staff:manage',
    effect: 'change',
    summary: 'Updates the name and roles of a person.',
    input: z.object({ id: recordId, name: personName, roles: Roles }),
    output: z.null(),
  }),
  suspend: staffCall({
    path: '/console/staff/suspend',
    access: 'staff:manage',
    effect: 'change',
    summary: 'Suspends a person’s access to the console immediately.',
    input: z.object({ id: recordId }),
    output: z.null(),
  }),
  restore: staffCall({
    path: '/console/staff/restore',
    access: 'staff:manage',
    effect: 'change',
    summary: 'Restores a suspended person’s access to the console.',
    input: z.object({ id: recordId }),
    output: z.null(),
  }),
  resetPassword: staffCall({
    path: '/console/staff/resetPassword',
    access: 'staff:manage',
    effect: 'change',
    answersSecret: true,
    summary: 'Sends a one-time link for a new password, and ends the person’s sessions.',
    input: z.object({ id: recordId }),
    output: Link,
  }),
  resetSecondFactor: staffCall({
    path: '/console/staff/resetSecondFactor',
    access: 'staff:manage',
    effect: 'change',
    summary: 'Resets a person’s authenticator so that they can set up another, and ends their sessions.',
    input: z.object({ id: recordId }),
    output: z.null(),
  }),
  confirm: staffCall({
    path: '/console/staff/confirm',
    access: 'staff:manage',
    effect: 'change',
    summary:
      'Confirms, as an owner, a person let in by someone else. From then on they count as a second person.',
    input: z.object({ id: recordId }),
    output: z.null(),
  }),
};
