import { optionCalls } from '@onehaul/contract/console/studio/options';
import { bindStaff, type StaffRoute } from '../../http/bind-staff.ts';
import { bindResource } from '../../studio/bind-resource.ts';
import { findOptions } from '../../studio/find-options.ts';
import { studioResources } from './studio-resources.ts';

const stores = studioResources.map(([, store]) => store);

export const studioConsoleRoutes: StaffRoute[] = [
  ...bindStaff(optionCalls, {
    list: async ({ db, language }, request) => ({ items: await findOptions(stores, db, language, request) }),
  }),
  ...studioResources.flatMap(([resource, store]) => bindResource(resource, store)),
];
