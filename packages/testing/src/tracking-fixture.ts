import type { TrackingProviderName } from '@onehaul/server/gateways/tracking/tracking-provider';
import { sealAccount } from '@onehaul/server/modules/tracking/index';
import { aShop } from './builders.ts';
import { aMember } from './member-builders.ts';
import { anOrder, type TestOrder } from './order-builders.ts';
import { createTestDatabase } from './test-database.ts';
import { testServices } from './test-services.ts';
import { trackingAccounts } from './tracking-simulator.ts';

type Shop = { readonly id: number; readonly tenantId: number };

/** Two shops of one tenant and one of another, with orders in transit. */
export async function createTrackingFixture() {
  const database = await createTestDatabase();
  const harbour = await aShop(database, { tenantId: 2, host: 'harbour.test' });
  await aShop(database, { tenantId: 2, host: 'sister.test' });
  const rival = await aShop(database, { tenantId: 3, host: 'rival.test' });
  const anna = await aMember(database, harbour);
  const carla = await aMember(database, rival);
  const services = testServices(database);
  const { sql } = database;

  return {
    database,
    services,
    harbour,
    rival,
    anna,
    /** A shipped order with a carrier bill number. */
    shipped: (carrierBillNumber: string | null, row: object = {}, shop: Shop = harbour): Promise<TestOrder> =>
      anOrder(database, shop, shop === harbour ? anna : carla, {
        step: 'shipped',
        row: { carrierBillNumber, ...row },
      }),
    row: async ({ id }: TestOrder) => (await sql('select * from shop_order where id = $1', [id]))[0]!,
    acts: async ({ id }: TestOrder) =>
      (await sql('select act from order_event where order_id = $1 order by id', [id])).map(({ act }) => act),
    topics: async ({ id }: TestOrder) =>
      (
        await sql("select topic from outbox where subject_id = $1 and topic like 'order%' order by id", [id])
      ).map(({ topic }) => topic),
    parcelStates: async ({ parcelIds }: TestOrder) =>
      (await sql('select state from parcel where id = any($1)', [parcelIds])).map(({ state }) => state),
    events: ({ id }: TestOrder) =>
      sql('select source, phase, words, place, event_key from track_event where order_id = $1 order by id', [
        id,
      ]),
    watch: async ({ id }: TestOrder) =>
      (await sql('select *, next_look_at > now() as rests from track_watch where order_id = $1', [id]))[0],
    /** Gives the shop an account with a provider, and all its carriers a code there. */
    async giveAccount(provider: TrackingProviderName, shop: Shop = harbour) {
      const of = { tenantId: shop.tenantId, shopId: shop.id, provider };
      await sql(
        'insert into gateway_account (tenant_id, shop_id, gateway, sealed) values ($1, $2, $3, $4) on conflict do nothing',
        [shop.tenantId, shop.id, provider, sealAccount(services.keys, of, trackingAccounts[provider])],
      );
      await sql(
        'update carrier set tracking_codes = tracking_codes || $3 where tenant_id = $1 and shop_id = $2',
        [
          shop.tenantId,
          shop.id,
          JSON.stringify({ [provider]: provider === 'track17' ? '190271' : 'yuantong' }),
        ],
      );
    },
    async close() {
      services.redis.disconnect();
      await database.close();
    },
  };
}
export type TrackingFixture = Awaited<ReturnType<typeof createTrackingFixture>>;
