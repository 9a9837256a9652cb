import { archiveCalls } from '@onehaul/contract/console/archives';
import { mayExportCompany } from '@onehaul/domain/archive';
import { bindStaff, type StaffRoute } from '../../http/bind-staff.ts';
import type { Services } from '../../services.ts';
import { exportsOfCompany } from './archive.repository.ts';
import { removeCompanyExport } from './remove-export.ts';
import { archiveUrl } from './serve-archives.ts';
import { installationPublicKey } from './signature.ts';
import { startExport } from './start-export.ts';

export function createArchiveConsoleRoutes(services: Services): StaffRoute[] {
  return bindStaff(archiveCalls, {
    list: async ({ db, staff }) => {
      const mayRead = mayExportCompany(staff.roles);
      const items = (await db.all(exportsOfCompany, {})).map((row) => ({
        ...row,
        url: mayRead && row.state === 'done' ? archiveUrl(row.id) : null,
      }));
      return { items, publicKey: installationPublicKey(services.keys) };
    },
    start: (context, input) => startExport(services, context, input),
    remove: removeCompanyExport,
  });
}
