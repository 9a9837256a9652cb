import type pg from 'pg';
import type { DemoShop } from './demo-shop.ts';
import { insert } from './insert-rows.ts';

/** Seeds the shop's pickup points. */
export async function seedPickupPoints(client: pg.Client, demo: DemoShop, shopId: number): Promise<void> {
  const countries = await client.query<{ code: string; id: number }>('select code, id from country');
  const countryIds = new Map(countries.rows.map(({ code, id }) => [code, id]));
  await insert(client, 'pickup_point', demo, shopId, demo.pickupPoints ?? [], (point) => ({
    kind: point.kind,
    names: point.names,
    country_id: countryIds.get(point.countryCode),
    region_id: point.regionId,
    address: point.address,
    postcode: point.postcode,
    phone: point.phone,
    telephone: point.telephone,
    hours: point.hours,
    notes: point.notes,
    service_charge_cents: point.serviceChargeCents,
    storage_days: point.storageDays,
    longitude: point.longitude,
    latitude: point.latitude,
    is_open: point.isOpen,
  }));
}
