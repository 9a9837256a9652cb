import { type ReturnForStaff, returnDeskCalls } from '@onehaul/contract/console/returns';
import { bindStaff, bindStaffPrepared, type StaffRoute } from '../../http/bind-staff.ts';
import { recordName } from '../../http/record-name.ts';
import type { StaffChangeContext, StaffContext } from '../../http/staff-context.ts';
import type { Services } from '../../services.ts';
import { addReturnPhoto, storeReturnPhoto } from './add-return-photo.ts';
import { type StaffReader, findByCode, searchReturns, getReturnForStaff } from './find-for-staff.ts';
import { gradeReturn } from './grade-return.ts';
import { recordUnannouncedReturn } from './record-unannounced-return.ts';
import { receiveReturn, type RecordKey } from './receive-return.ts';

/** Console routes for returns. */
export function createReturnsConsoleRoutes(services: Services): StaffRoute[] {
  const { addPhoto: photoCall, ...calls } = returnDeskCalls;
  const readerOf = ({ db, staff, language }: StaffContext): StaffReader => ({
    db,
    keys: services.keys,
    tenantId: staff.tenantId,
    language,
  });
  /** The return after a change; also writes the audit log entry. */
  const done = (
    context: StaffChangeContext,
    { shopId, id }: RecordKey,
    details: Record<string, unknown> = {},
  ): Promise<ReturnForStaff> => {
    context.audit('return', recordName(shopId, id), details);
    return getReturnForStaff(readerOf(context), { shopId, id });
  };
  return [
    ...bindStaff(calls, {
      list: (context, asked) => searchReturns(readerOf(context), asked),
      get: (context, which) => getReturnForStaff(readerOf(context), which),
      find: (context, scan) => findByCode(readerOf(context), scan),
      open: async (context, found) => {
        const id = await recordUnannouncedReturn(context.db, context.staff.id, found);
        return done(context, { shopId: found.shopId, id }, { member: found.memberCode });
      },
      receive: async (context, which) => {
        await receiveReturn(context.db, context.staff.id, which);
        return done(context, which);
      },
      grade: async (context, grading) => {
        await gradeReturn(context.db, context.staff.id, grading);
        return done(context, grading, { grades: grading.grades });
      },
    }),
    bindStaffPrepared(
      photoCall,
      (context, photo) => storeReturnPhoto(services, context, photo),
      async (context, stored) => {
        await addReturnPhoto(context.db, context.staff.id, stored);
        return done(context, stored, { photo: stored.photo.id });
      },
    ),
  ];
}
