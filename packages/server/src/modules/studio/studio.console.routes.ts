import { fileCalls } from '@onehaul/contract/console/studio/files';
import { optionCalls } from '@onehaul/contract/console/studio/options';
import { bindStaff, bindStaffPrepared, type StaffRoute } from '../../http/bind-staff.ts';
import type { Services } from '../../services.ts';
import { bindResource, bindSingle } from '../../studio/bind-resource.ts';
import { findOptions } from '../../studio/find-options.ts';
import { consoleFileUrl } from '../file/index.ts';
import { addFile, storeUpload } from './add-file.ts';
import { singleResources, studioResources } from './studio-resources.ts';

const stores = studioResources.map(([, store]) => store);

export function createStudioConsoleRoutes(services: Services): StaffRoute[] {
  const fileUrl = (shop: { readonly tenantId: number; readonly id: number }, key: string) =>
    consoleFileUrl(services.keys, shop, key);
  const originOf = services.payment?.originOf ?? ((host: string) => `https://${host}`);
  return [
    ...bindStaff(optionCalls, {
      list: async ({ db, language }, request) => ({
        items: await findOptions(stores, db, language, request),
      }),
    }),
    bindStaffPrepared(
      fileCalls.add,
      (context, upload) => storeUpload(services, context, upload),
      async (context, stored) => addFile(context, stored, fileUrl),
    ),
    ...singleResources.flatMap(([resource, store]) => bindSingle(resource, store, fileUrl)),
    ...studioResources.flatMap(([resource, store]) => bindResource(resource, store, { fileUrl, originOf })),
  ];
}
