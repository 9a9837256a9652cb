import { accessHours, accessLevels } from '@onehaul/domain/staff/operator-access';
import { z } from 'zod';
import { instant, recordId } from '../wire.ts';
import { singleLine, staffCall } from './staff-call.ts';

const AccessGrant = z.object({
  id: z.uuid(),
  level: z.enum(accessLevels),
  note: z.string(),
  grantedBy: z.string(),
  createdAt: instant,
  expiresAt: instant,
  revokedAt: instant.nullable(),
  /** Empty unless it was revoked. */
  revokedBy: z.string(),
  isLive: z.boolean(),
  visits: z.array(
    z.object({ id: z.uuid(), person: z.string(), startedAt: instant, endedAt: instant.nullable() }),
  ),
});
export type AccessGrant = z.output<typeof AccessGrant>;

export const operatorAccessCalls = {
  list: staffCall({
    path: '/console/operator-access/list',
    access: 'shop:publish',
    effect: 'read',
    summary: 'Lists the last grants of access to the operator’s support, newest first, with their visits.',
    input: z.object({}),
    output: z.object({ items: z.array(AccessGrant) }),
  }),
  grant: staffCall({
    path: '/console/operator-access/grant',
    access: 'shop:publish',
    effect: 'change',
    limit: 'guess',
    summary: 'Lets the operator’s support enter the company. Owners only, with a code of the second factor.',
    input: z.object({
      level: z.enum(accessLevels),
      hours: z.literal(accessHours),
      note: singleLine(200),
      code: singleLine(40).min(6),
    }),
    output: z.object({ id: z.uuid() }),
  }),
  revoke: staffCall({
    path: '/console/operator-access/revoke',
    access: 'shop:publish',
    effect: 'change',
    summary: 'Ends a grant and its visits at once. Owners only.',
    input: z.object({ id: z.uuid() }),
    output: z.null(),
  }),
  enter: staffCall({
    path: '/console/operator-access/enter',
    access: 'company:manage',
    effect: 'change',
    answersSecret: true,
    summary: 'Starts a visit of the operator in a company that granted access.',
    input: z.object({ tenantId: recordId }),
    output: z.null(),
  }),
  leave: staffCall({
    path: '/console/operator-access/leave',
    access: 'anyone',
    effect: 'change',
    summary: 'Ends the visit of the cookie; the operator continues in their own session.',
    input: z.object({}),
    output: z.null(),
  }),
};
