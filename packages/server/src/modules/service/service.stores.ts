import { service, serviceOption } from '@onehaul/contract/console/studio/service';
import { sql } from 'kysely';
import { defineStore } from '../../studio/store.ts';

export const serviceStore = defineStore(service, {
  table: 'addedService',
  search: ['names', 'notes'],
  blockedBy: [
    {
      table: 'addedServiceOption',
      column: 'addedServiceId',
      where: sql<boolean>`is_active and archived_at is null`,
    },
  ],
});

export const serviceOptionStore = defineStore(serviceOption, {
  table: 'addedServiceOption',
  search: ['names', 'notes'],
  refersTo: { addedServiceId: serviceStore },
});
