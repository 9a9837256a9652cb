import { listExportCalls } from '@onehaul/contract/console/list-exports';
import { Refusal } from '@onehaul/domain/refusal';
import { bindStaff, type StaffRoute } from '../../http/bind-staff.ts';
import { ownExports, removeOwnExport } from './list-export.repository.ts';
import { listExportUrl } from './serve-list-exports.ts';
import { startListExport } from './start-list-export.ts';

/** Console routes for exports of lists. */
export const listExportConsoleRoutes: StaffRoute[] = bindStaff(listExportCalls, {
  orders: (context, asked) => startListExport(context, 'orders', asked),
  parcels: (context, asked) => startListExport(context, 'parcels', asked),
  payments: (context, asked) => startListExport(context, 'payments', asked),
  list: async ({ db, staff }) => {
    const items = await db.all(ownExports, { staffId: staff.id });
    return {
      items: items.map((one) => ({ ...one, url: one.state === 'done' ? listExportUrl(one.id) : null })),
    };
  },
  remove: async ({ db, staff, audit }, { id }) => {
    if (!(await db.first(removeOwnExport, { id, staffId: staff.id }))) throw new Refusal('record.notFound');
    audit('export', id);
    return null;
  },
});
