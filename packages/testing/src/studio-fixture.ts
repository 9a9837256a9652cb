import type { Role } from '@onehaul/domain/staff/role';
import { serveFiles } from '@onehaul/server/modules/file/index';
import { aShop } from './builders.ts';
import { someCountries } from './catalog-builders.ts';
import { aStaffMember } from './member-builders.ts';
import { sendStaffForm } from './staff-form.ts';
import { staffCaller, signInStaff } from './staff-sign-in.ts';
import type { Values } from './studio-records.ts';
import { createTestApi } from './test-api.ts';
import { createTestDatabase } from './test-database.ts';
import { testServices } from './test-services.ts';
import { textRows, workbookParts, zipFile } from './zip-file.ts';

type Detail = {
  draftState: string | null;
  version: number;
  isArchived: boolean;
  state: string | null;
  missingLanguages: string[];
  values: Values;
  files: Record<string, string>;
  draft: { id: string; values: Values; publishAt: string | null; refusal: object | null } | null;
  history: { version: number; act: string; staffName: string | null; changedFields: string[] }[];
  usage: { by: string; count: number; isBlocking: boolean }[];
};
type Row = Detail & { key: string };

/** Two companies, one with two shops, and staff at the studio. */
export async function createStudioFixture() {
  const database = await createTestDatabase();
  await someCountries(database);
  const shop = await aShop(database, {
    tenantId: 2,
    host: 'harbour.test',
    languages: ['en', 'zhHans', 'vi'],
  });
  const sister = await aShop(database, { tenantId: 2, host: 'sister.test' });
  await aShop(database, { tenantId: 3, host: 'rival.test' });
  const { storage } = testServices(database);
  const api = await createTestApi(database, { services: { storage }, plugins: [serveFiles(storage)] });
  const cookies: Record<string, string> = {};
  const sign = async (name: string, tenantId: number, roles: Role[]) => {
    const account = await aStaffMember(database, tenantId, { roles, email: `${name}@company.test` });
    cookies[name] = (await signInStaff(api, account)).cookie;
  };
  // Rates and payment methods are edited by finance, everything else by an admin.
  await sign('admin', 2, ['admin', 'finance']);
  await sign('colleague', 2, ['admin', 'finance']);
  await sign('owner', 2, ['owner']);
  await sign('partner', 2, ['owner']);
  await sign('rival', 3, ['owner']);
  async function call<Data>(path: string, body: object, who = 'admin') {
    const reply = await staffCaller(api, cookies[who])(`studio/${path}`, { shopId: shop.id, ...body });
    const { Error: error, Data: data, Msg: message, Details: details } = reply.body;
    return { error, data: data as Data, message, details };
  }
  const importFile = async (name: string, file: Uint8Array<ArrayBuffer>) => {
    const fields = { shopId: shop.id, file };
    const { body } = await sendStaffForm(api, cookies.admin!, `studio/${name}/importSheet`, fields);
    return { error: body.Error, data: body.Data as { added: number; changed: number; problems: object[] } };
  };
  const upload = async (kind: string, file: Uint8Array<ArrayBuffer>, who = 'admin') => {
    const fields = { shopId: shop.id, kind, file };
    const { body } = await sendStaffForm(api, cookies[who]!, 'studio/files/add', fields);
    return { error: body.Error, data: body.Data as { key: string; url: string } };
  };
  return {
    api,
    database,
    upload,
    shop,
    sister,
    call,
    importFile,
    get: async (name: string, key: string, who = 'admin') =>
      (await call<Detail>(`${name}/get`, { key }, who)).data,
    list: async (name: string, more: object = {}) =>
      (await call<{ items: Row[]; total: number }>(`${name}/list`, more)).data,
    /** A visitor's call at the shop's host. */
    visit: async (path: string, body: object) => (await api.post('harbour.test', path, body)).body.Data,
    save: (name: string, values: Values, more: object = {}, who = 'admin') =>
      call<{ key: string; version: number }>(`${name}/save`, { version: 0, values, ...more }, who),
    importSheet: (name: string, rows: string[][]) =>
      importFile(name, new Uint8Array(zipFile(workbookParts({ data: textRows(rows) })))),
    async close() {
      await api.close();
      await database.close();
    },
  };
}
