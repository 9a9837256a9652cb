import { bin } from '@onehaul/contract/console/studio/bin';
import { sql } from 'kysely';
import { defineStore } from '../../studio/store.ts';
import { warehouseStore } from '../catalog/index.ts';

export const binStore = defineStore(bin, {
  table: 'bin',
  search: ['code'],
  refersTo: { warehouseId: warehouseStore },
  blockedBy: [{ table: 'parcel', column: 'binId', where: sql<boolean>`true` }],
});
