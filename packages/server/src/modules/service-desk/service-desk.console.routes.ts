import { type ServiceForStaff, serviceDeskCalls } from '@onehaul/contract/console/services';
import { bindStaff, bindStaffPrepared, type StaffRoute } from '../../http/bind-staff.ts';
import { recordName } from '../../http/record-name.ts';
import type { StaffChangeContext, StaffContext } from '../../http/staff-context.ts';
import type { Services } from '../../services.ts';
import { addServicePhoto, storeServicePhoto } from './add-service-photo.ts';
import {
  type StaffReader,
  findByCode,
  findServices,
  getServiceForStaff,
  type RecordKey,
} from './find-for-staff.ts';
import { finishService } from './finish-service.ts';
import { unassignService } from './unassign-service.ts';
import { quoteService } from './quote-service.ts';
import { refuseService } from './refuse-service.ts';
import { assignService } from './assign-service.ts';

export function createServiceDeskConsoleRoutes(services: Services): StaffRoute[] {
  const { addPhoto: photoCall, ...calls } = serviceDeskCalls;
  const readerOf = ({ db, staff, language }: StaffContext): StaffReader => ({
    db,
    keys: services.keys,
    tenantId: staff.tenantId,
    language,
  });
  /** The service after a change; also writes the audit log entry. */
  const done = async (
    context: StaffChangeContext,
    { shopId, id }: RecordKey,
    details: Record<string, unknown> = {},
  ): Promise<ServiceForStaff> => {
    context.audit('service', recordName(shopId, id), details);
    return getServiceForStaff(readerOf(context), { shopId, id });
  };
  return [
    ...bindStaff(calls, {
      list: (context, asked) => findServices(readerOf(context), asked),
      find: (context, scan) => findByCode(readerOf(context), scan),
      take: async (context, which) => {
        await assignService(context.db, context.staff.id, which);
        return done(context, which);
      },
      putBack: async (context, which) => {
        await unassignService(context.db, which);
        return done(context, which);
      },
      quote: async (context, quote) => {
        await quoteService(context.db, quote);
        return done(context, quote, { minor: quote.minor });
      },
      finish: async (context, finish) => {
        await finishService(context.db, context.staff.id, finish);
        return done(context, finish);
      },
      refuse: async (context, refusal) => {
        await refuseService(context.db, context.staff.id, refusal);
        return done(context, refusal, { reason: refusal.reason });
      },
    }),
    bindStaffPrepared(
      photoCall,
      (context, photo) => storeServicePhoto(services, context, photo),
      async (context, stored) => {
        await addServicePhoto(context.db, context.staff.id, stored);
        return done(context, stored, { photo: stored.photo.id });
      },
    ),
  ];
}
