import { mayExportCompany } from '@onehaul/domain/archive';
import { Refusal } from '@onehaul/domain/refusal';
import type { FastifyPluginAsync } from 'fastify';
import { visitOf } from '../../http/mount.ts';
import { plainAddress } from '../../http/network.ts';
import type { StaffService } from '../../http/staff-context.ts';
import type { Services } from '../../services.ts';
import { readParts } from '../file/index.ts';
import { exportById, partsOfExport } from './archive.repository.ts';

export const archiveUrl = (id: string) => `/api/console/archives/${id}/file`;
const idShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

type Sources = Pick<Services, 'database' | 'storage'> & { readonly door: StaffService };

/**
 * The file of an export, for a signed-in owner of the same company. No signed URL: a link that leaked would
 * give away everything the company has.
 */
export function serveArchives({ database, storage, door }: Sources): FastifyPluginAsync {
  return async (app) => {
    app.get<{ Params: { id: string } }>(
      '/api/console/archives/:id/file',
      { config: { hosts: 'console' } },
      async (request, reply) => {
        const { id } = request.params;
        const visit = visitOf(request, reply);
        const person = await door.find(visit);
        if (person?.stage !== 'full') throw new Refusal('access.signInRequired');
        const { staff } = person;
        const mayRead = mayExportCompany(staff.roles) && staff.places === null && !person.isPasswordGiven;
        if (!mayRead) throw new Refusal('access.forbidden');
        const db = database.tenant(staff.tenantId);
        const found = idShape.test(id) ? await db.first(exportById, { id }) : undefined;
        if (found?.state !== 'done') throw new Refusal('file.notFound');
        const parts = await db.all(partsOfExport, { id });
        await database.transaction(staff.tenantId, (change) =>
          door.record(change, {
            staffId: staff.id,
            act: 'archives/download',
            subject: 'export',
            subjectId: id,
            details: {},
            address: plainAddress(visit.address),
          }),
        );
        return reply
          .type('application/zip')
          .header('content-length', found.lengthBytes)
          .header(
            'content-disposition',
            `attachment; filename="company-${staff.tenantId}-${id.slice(0, 8)}.zip"`,
          )
          .send(
            readParts(
              storage,
              staff.tenantId,
              parts.filter(({ attempt }) => attempt === found.attempt),
            ),
          );
      },
    );
  };
}
