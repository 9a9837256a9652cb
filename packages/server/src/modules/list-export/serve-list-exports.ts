import { listExportCalls } from '@onehaul/contract/console/list-exports';
import type { SheetFormat } from '@onehaul/domain/list-export';
import { Refusal } from '@onehaul/domain/refusal';
import type { FastifyPluginAsync } from 'fastify';
import { visitOf } from '../../http/mount.ts';
import { assertPermitted } from '../../http/mount-staff.ts';
import { plainAddress } from '../../http/network.ts';
import { assertVisitAllows } from '../../http/operator-visit.ts';
import { createPlaceGuard } from '../../http/place-guard.ts';
import type { StaffService } from '../../http/staff-context.ts';
import type { Services } from '../../services.ts';
import { readParts } from '../file/index.ts';
import { ownExport, partsOfListExport } from './list-export.repository.ts';
import { callOf, sourceOf } from './list-sources.ts';

export const listExportUrl = (id: string) => `/api/console/exports/${id}/file`;
const idShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const types: Readonly<Record<SheetFormat, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
};

type Sources = Pick<Services, 'database' | 'storage'> & { readonly door: StaffService };
type Placed = { readonly shopId?: number; readonly warehouseId?: number };

/** The file of an export, for the person who started it, as long as they may still read the list. */
export function serveListExports({ database, storage, door }: Sources): FastifyPluginAsync {
  return async (app) => {
    app.get<{ Params: { id: string } }>(
      '/api/console/exports/:id/file',
      { config: { hosts: 'console' } },
      async (request, reply) => {
        const { id } = request.params;
        const visit = visitOf(request, reply);
        const person = await door.find(visit);
        assertVisitAllows(person?.staff.visit, listExportCalls.list);
        assertPermitted(person, listExportCalls.list);
        const { staff } = person;
        const db = database.tenant(staff.tenantId);
        const found = idShape.test(id) ? await db.first(ownExport, { id, staffId: staff.id }) : undefined;
        if (found?.state !== 'done') throw new Refusal('file.notFound');
        assertPermitted(person, { access: sourceOf(found.list).permission });
        const asked = found.asked as Placed;
        const allowed = createPlaceGuard(callOf(found.list)).narrow(staff.places, asked);
        if (allowed.shopId !== asked.shopId || allowed.warehouseId !== asked.warehouseId)
          throw new Refusal('access.otherPlace');
        const parts = await db.all(partsOfListExport, { id });
        await database.transaction(staff.tenantId, (change) =>
          door.record(change, {
            staffId: staff.id,
            act: 'exports/download',
            subject: 'export',
            subjectId: id,
            details: { list: found.list, rowCount: found.rowCount },
            address: plainAddress(visit.address),
          }),
        );
        return reply
          .type(types[found.format])
          .header('content-length', found.lengthBytes)
          .header('content-disposition', `attachment; filename="${found.list}-${found.day}.${found.format}"`)
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
