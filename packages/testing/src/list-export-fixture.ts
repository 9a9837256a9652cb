import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { ListExport } from '@onehaul/contract/console/list-exports';
import type { ExportedList } from '@onehaul/domain/list-export';
import { orderSteps } from '@onehaul/domain/order/order-state';
import type { Role } from '@onehaul/domain/staff/role';
import { createListExporter, serveListExports } from '@onehaul/server/modules/list-export/index';
import { createStaffService } from '@onehaul/server/modules/staff/index';
import { connectionAs } from '../../../database/migrate.ts';
import { aShop } from './builders.ts';
import { someCountries } from './catalog-builders.ts';
import { aMember, aStaffMember } from './member-builders.ts';
import { anOrder, aPricedLine } from './order-builders.ts';
import { aParcel, aWarehouse } from './parcel-builders.ts';
import { aPaidOrder } from './payment-builders.ts';
import { signInStaff, staffCaller } from './staff-sign-in.ts';
import { consoleHost, createTestApi } from './test-api.ts';
import { createTestDatabase } from './test-database.ts';
import { testServices } from './test-services.ts';

type Places = { readonly places?: { shopId: number; warehouseId: number | null }[] };
const longestMs = 20_000;

/** Two shops of a company and one of another, with orders at every step, parcels and payments, and their staff. */
export async function createListExportFixture() {
  const database = await createTestDatabase();
  await someCountries(database);
  const shop = await aShop(database, { tenantId: 2, host: 'harbour.test', name: 'Harbour' });
  const sister = await aShop(database, { tenantId: 2, host: 'sister.test', name: 'Sister' });
  await aShop(database, { tenantId: 3, host: 'rival.test' });
  const services = testServices(database);
  const door = createStaffService(database.database);
  const api = await createTestApi(database, { services, plugins: [serveListExports({ ...services, door })] });
  const person = async (tenantId: number, role: Role, more: Places = {}) => {
    const email = `${role}-${randomUUID()}@company.test`;
    const account = await aStaffMember(database, tenantId, { roles: [role], email, ...more });
    const { cookie } = await signInStaff(api, account);
    return { id: account.id, cookie, call: staffCaller(api, cookie) };
  };
  const warehouseId = await aWarehouse(database, shop);
  const line = await aPricedLine(database, shop, { warehouseId });
  const amy = await aMember(database, shop, { name: '=HYPERLINK("http://x")' });
  for (const [index, step] of orderSteps.entries())
    await anOrder(database, shop, amy, {
      step,
      line,
      warehouseId,
      totalMinor: 100 + index * 7,
      row: { createdAt: new Date(Date.UTC(2026, 9, 1 + index, 17)), receiverName: 'Nguyễn, "An"' },
    });
  const ben = await aMember(database, sister, { name: 'Ben' });
  for (let n = 0; n < 3; n += 1) await anOrder(database, sister, ben, { step: 'toPick' });
  for (const [index, state] of (['forecast', 'received', 'stored', 'onHold'] as const).entries())
    await aParcel(database, {
      shop,
      member: amy,
      state,
      warehouseId,
      courierNumber: `77300000000000000${index}`,
    });
  await aPaidOrder(database, shop, amy, 1234);
  await aPaidOrder(database, sister, ben, 999);

  type Person = Awaited<ReturnType<typeof person>>;
  const start = (who: Person, list: ExportedList, input: object = {}) =>
    who.call(`exports/${list}`, { format: 'csv', columns: ['number'], ...input });
  const row = async (id: string) =>
    (await database.sql('select state, attempt, row_count from list_export where id = $1', [id]))[0];
  /** Runs workers until the condition holds. */
  async function work(isDone: () => Promise<boolean>, workers = 1): Promise<void> {
    const connection = connectionAs('onehaul_app', database.address);
    const running = Array.from({ length: workers }, () => createListExporter({ ...services, connection }));
    const until = Date.now() + longestMs;
    try {
      while (!(await isDone())) {
        if (Date.now() > until) throw new Error('the workers did not get there');
        await wait(20);
      }
    } finally {
      await Promise.all(running.map((one) => one.close()));
    }
  }
  const file = ({ cookie }: { readonly cookie: string }, id: string) =>
    api.app.inject({
      method: 'GET',
      url: `/api/console/exports/${id}/file`,
      headers: { host: consoleHost, cookie },
    });

  return {
    database,
    services,
    shop,
    sister,
    owner: await person(2, 'owner'),
    admin: await person(2, 'admin'),
    finance: await person(2, 'finance'),
    clerk: await person(2, 'clerk'),
    rival: await person(3, 'owner'),
    person,
    start,
    async started(who: Person, list: ExportedList, input?: object): Promise<string> {
      const { body } = await start(who, list, input);
      if (!body.Success) throw new Error(body.Error);
      return (body.Data as { id: string }).id;
    },
    listed: async (who: Person) =>
      ((await who.call('exports/list', {})).body.Data as { items: ListExport[] }).items,
    row,
    work,
    workUntil: (id: string, state: string, workers = 1) =>
      work(async () => (await row(id))?.['state'] === state, workers),
    file,
    refusalOf: async (who: { readonly cookie: string }, id: string) => {
      const reply = await file(who, id);
      return reply.headers['content-disposition'] ? 'ok' : reply.json<{ Error: string }>().Error;
    },
    async close() {
      await api.close();
      await database.close();
    },
  };
}
export type ExportPerson = Awaited<ReturnType<Awaited<ReturnType<typeof createListExportFixture>>['person']>>;

/** Lines of a CSV file. */
export const linesOf = (text: string) => text.replace('\u{FEFF}', '').trimEnd().split('\r\n');
