import { z } from 'zod';
import { instant, pageRequest, recordId } from '../wire.ts';
import { singleLine, pageOf, searchText, staffCall } from './staff-call.ts';

const states = ['active', 'suspended', 'cancelling', 'erased'] as const;
const recordRef = { shopId: recordId, id: recordId };
const reason = singleLine(200).min(1);

export const MemberRow = z.object({
  ...recordRef,
  code: z.string(),
  username: z.string(),
  name: z.string(),
  /** Masked; the full values are revealed by a separate, audited call. */
  maskedPhone: z.string(),
  maskedEmail: z.string(),
  state: z.enum(states),
  isSubAccount: z.boolean(),
  levelName: z.string(),
  createdAt: instant,
  lastSignInAt: instant.nullable(),
});
export type MemberRow = z.output<typeof MemberRow>;

const MemberDetail = MemberRow.extend({
  mainAccount: z.object({ id: z.int(), code: z.string(), username: z.string() }).nullable(),
  subAccountCount: z.int(),
  isPhoneProved: z.boolean(),
  marketplaceAccount: z.string(),
  agentCode: z.string(),
  recommenderCode: z.string(),
  servicePerson: z.string(),
  suspendedFor: z.string(),
  cancelsAt: instant.nullable(),
  sessions: z.array(
    z.object({
      id: z.uuid(),
      browser: z.string(),
      address: z.string(),
      method: z.string(),
      startedAt: instant,
      endedAt: instant.nullable(),
      /** Neither ended nor expired. */
      isOpen: z.boolean(),
    }),
  ),
});
export type MemberDetail = z.output<typeof MemberDetail>;

const SubAccount = z.object({
  id: z.int(),
  code: z.string(),
  username: z.string(),
  name: z.string(),
  state: z.enum(states),
  /** Most it may pay from the main account's balance; null for no limit. */
  payLimitMinor: z.int().nullable(),
  lastSignInAt: instant.nullable(),
});
export type SubAccount = z.output<typeof SubAccount>;

export const memberDeskCalls = {
  list: staffCall({
    path: '/console/members/list',
    access: 'member:read',
    effect: 'read',
    summary:
      'Lists members, newest first; searchable by code, words of the name, username or e-mail, and the beginning or end of the phone number.',
    input: z.object({
      ...pageRequest(20, 100),
      search: searchText,
      shopId: recordId.optional(),
      state: z.enum(states).optional(),
    }),
    output: pageOf(MemberRow),
  }),
  get: staffCall({
    path: '/console/members/get',
    access: 'member:read',
    effect: 'read',
    summary: 'Returns a member with their latest sign-ins.',
    input: z.object(recordRef),
    output: MemberDetail,
  }),
  subAccounts: staffCall({
    path: '/console/members/subAccounts',
    access: 'member:read',
    effect: 'read',
    summary: 'Lists the sub-accounts of a member, oldest first.',
    input: z.object(recordRef),
    output: z.object({ items: z.array(SubAccount) }),
  }),
  endSession: staffCall({
    path: '/console/members/endSession',
    access: 'member:suspend',
    effect: 'change',
    summary: 'Signs a member out of one session.',
    input: z.object({ ...recordRef, sessionId: z.uuid() }),
    output: z.null(),
  }),
  reveal: staffCall({
    path: '/console/members/reveal',
    access: 'member:reveal',
    effect: 'change',
    answersSecret: true,
    summary: 'Returns a member’s full phone number and email. The viewer and the reason are logged.',
    input: z.object({ ...recordRef, reason }),
    output: z.object({ phone: z.string(), email: z.string() }),
  }),
  resetPassword: staffCall({
    path: '/console/members/resetPassword',
    access: 'member:resetPassword',
    effect: 'change',
    summary: 'Sends the member a one-time link for a new password, and ends their sessions.',
    input: z.object({ ...recordRef, reason }),
    /** Channel used for the link. */
    output: z.object({ sentBy: z.enum(['sms', 'mail']) }),
  }),
  suspend: staffCall({
    path: '/console/members/suspend',
    access: 'member:suspend',
    effect: 'change',
    summary: 'Suspends an account until it is restored, and ends its sessions.',
    input: z.object({ ...recordRef, reason }),
    output: z.null(),
  }),
  restore: staffCall({
    path: '/console/members/restore',
    access: 'member:suspend',
    effect: 'change',
    summary: 'Restores a suspended account.',
    input: z.object(recordRef),
    output: z.null(),
  }),
};
