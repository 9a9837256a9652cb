import { pickupPoint } from '@onehaul/contract/console/studio/pickup-point';
import { Refusal } from '@onehaul/domain/refusal';
import { sql } from 'kysely';
import { prepare, tables } from '../../db/statement.ts';
import { defineStore } from '../../studio/store.ts';

const regionInCountry = prepare((p: { countryId: number; regionId: string }) =>
  tables.selectFrom('region').select('id').where('id', '=', p.regionId).where('countryId', '=', p.countryId),
);

export const pickupPointStore = defineStore(pickupPoint, {
  table: 'pickupPoint',
  search: ['names', 'address', 'phone'],
  // Parcels on their way to a point must arrive there: such a point can be closed, not archived.
  blockedBy: [
    {
      table: 'shopOrder',
      column: 'pickupPointId',
      where: sql<boolean>`state not in ('completed', 'cancelled')`,
    },
  ],
  check: async ({ db }, { countryId, regionId }) => {
    const isKnown = await db.first(regionInCountry, { countryId, regionId });
    if (!isKnown) throw new Refusal('input.invalid', { field: 'regionId' });
  },
});
