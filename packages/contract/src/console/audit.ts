import { z } from 'zod';
import { instant, recordId } from '../wire.ts';
import { singleLine, staffCall } from './staff-call.ts';

const AuditRow = z.object({
  id: z.int(),
  /** Null: the platform's operator. */
  staffId: z.int().nullable(),
  staffName: z.string(),
  /** Made by the operator, or by one of its people during a visit. */
  isByOperator: z.boolean(),
  act: z.string(),
  subject: z.string(),
  subjectId: z.string(),
  details: z.record(z.string(), z.unknown()),
  address: z.string(),
  at: instant,
});
export type AuditRow = z.output<typeof AuditRow>;

export const auditCalls = {
  list: staffCall({
    path: '/console/audit/list',
    access: 'audit:read',
    effect: 'read',
    summary:
      'Lists the actions of staff, newest first. The log only grows; reading continues from the last entry seen.',
    input: z.object({
      before: z.int().min(1).optional(),
      rows: z.int().min(1).max(100).default(50),
      staffId: recordId.optional(),
      subject: singleLine(40).optional(),
      subjectId: singleLine(64).optional(),
    }),
    output: z.object({ items: z.array(AuditRow), hasMore: z.boolean() }),
  }),
};
