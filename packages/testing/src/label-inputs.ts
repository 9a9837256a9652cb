import { randomUUID } from 'node:crypto';
import { newEmail, type Shop } from './actors.ts';
import { aLabelJob, aLabelPrinter, aPrintAgent } from './label-fixture.ts';
import { aMember, aStaffMember } from './member-builders.ts';
import { aParcel, aWarehouse } from './parcel-builders.ts';
import type { TestDatabase } from './test-database.ts';

type Body = Record<string, unknown>;

/** Minimal valid inputs for the calls of label printers. */
export function createLabelInputs(database: TestDatabase, shop: Shop): Record<string, () => Promise<Body>> {
  let known: Promise<number> | undefined;
  const warehouse = async () => ({
    shopId: shop.id,
    warehouseId: await (known ??= aWarehouse(database, shop)),
  });
  const fields = () => ({
    name: `Printer ${randomUUID()}`,
    host: '192.168.1.50',
    port: 9100,
    dpi: 203 as const,
    widthMm: 100,
    heightMm: 50,
  });
  const printer = async () => {
    const where = await warehouse();
    return { ...where, id: (await aLabelPrinter(database, shop, where.warehouseId, fields())).id };
  };
  const path = (name: string) => `/console/labels/${name}`;
  return {
    [path('find')]: warehouse,
    [path('choices')]: warehouse,
    [path('addPrinter')]: async () => ({ ...(await warehouse()), ...fields() }),
    [path('changePrinter')]: async () => ({ ...(await printer()), ...fields() }),
    [path('removePrinter')]: printer,
    [path('testPrinter')]: printer,
    [path('addAgent')]: async () => ({ ...(await warehouse()), name: 'Packing table' }),
    [path('revokeAgent')]: async () => {
      const where = await warehouse();
      return { ...where, id: (await aPrintAgent(database, shop, where.warehouseId)).id };
    },
    [path('print')]: async () => {
      const { id: printerId, ...where } = await printer();
      const member = await aMember(database, shop);
      const { courierNumber } = await aParcel(database, { shop, member, ...where, state: 'received' });
      return { ...where, printerId, courierNumber };
    },
    [path('state')]: async () => {
      const { id: printerId, ...where } = await printer();
      const { id: staffId } = await aStaffMember(database, shop.tenantId, {
        roles: ['clerk'],
        email: newEmail(),
      });
      return { ...where, jobId: await aLabelJob(database, shop, where.warehouseId, { printerId, staffId }) };
    },
  };
}
