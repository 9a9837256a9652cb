import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { orderStages } from '@onehaul/domain/order/order-state';
import { parseCourierNumber } from '@onehaul/domain/parcel/courier-number';
import {
  holdReasons,
  type ParcelAct,
  parcelActs,
  parcelMachine,
  type ParcelState,
  parcelStates,
} from '@onehaul/domain/parcel/parcel-state';
import { createStorage } from '@onehaul/server/gateways/storage/create-storage';
import type { Storage } from '@onehaul/server/gateways/storage/storage';
import { objectKeyOf } from '@onehaul/server/modules/file/index';
import { proveWhole } from '@onehaul/server/modules/wallet/prove-ledger';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applyReference } from '../../apply-reference.ts';
import { connectionAs } from '../../migrate.ts';
import { harbour } from './harbour.ts';
import { northstar } from './northstar.ts';
import { type DemoEvent, demoParcels } from './parcels.ts';
import { saomai } from './saomai.ts';
import { seedDemoShop } from './seed-demo.ts';

const shops = [harbour, saomai, northstar];
const now = new Date('2026-11-15T10:00:00Z');

type Told = { act: string; from: ParcelState | null; to: ParcelState };

/** Errors in a parcel's history: a step the state machine does not allow, or a gap between two steps. */
function faultsOf(events: readonly Told[], state: ParcelState): string[] {
  const isAct = (act: string): act is ParcelAct => parcelActs.some((known) => known === act);
  const faults = events.flatMap(({ act, from, to }, index) => {
    const before = events[index - 1]?.to ?? null;
    if (from !== before) return [`${act} from ${from} after ${before}`];
    if (from === null) return ['forecast', 'unclaimed'].includes(to) ? [] : [`begins as ${to}`];
    const isNote = from === to;
    return isNote || (isAct(act) && parcelMachine.next(from, act) === to) ? [] : [`${act}: ${from} to ${to}`];
  });
  return events.at(-1)!.to === state ? faults : [...faults, `ends as ${events.at(-1)!.to}, is ${state}`];
}

describe.each(shops.map((shop) => [shop.names.en, shop] as const))('the parcels of %s', (_name, shop) => {
  const parcels = demoParcels(shop, now);

  test('are about a thousand, in every state and kept back for every reason', () => {
    expect(parcels.length).toBeGreaterThan(950);
    expect(parcels.length).toBeLessThan(1100);
    expect(new Set(parcels.map(({ state }) => state))).toEqual(new Set(parcelStates));
    const reasons = new Set(parcels.flatMap(({ hold }) => (hold ? [hold.reason] : [])));
    expect(reasons.size).toBeGreaterThan(holdReasons.length / 2);
    const steps = parcels.filter(({ state }) => state === 'stored').map(({ clock }) => clock!.step);
    expect(new Set(steps)).toEqual(new Set(['free', 'warned', 'due', 'abandoned']));
  });

  test('have numbers of their own, as couriers write them', () => {
    const numbers = parcels.map(({ number }) => number);
    expect(new Set(numbers).size).toBe(numbers.length);
    for (const number of numbers) expect(parseCourierNumber(number)).toBe(number);
  });

  test('came to where they are by steps of the table, one after the other', () => {
    for (const { events, state, number, forecast } of parcels) {
      expect(faultsOf(events, state), number).toEqual([]);
      if (forecast) expect(faultsOf(forecast.events, forecast.state)).toEqual([]);
      const times = events.map(({ at }: DemoEvent) => at.getTime());
      expect(times, number).toEqual(times.toSorted((one, other) => one - other));
      expect(times.at(-1)).toBeLessThan(now.getTime());
    }
  });

  test('are the same at every seeding', () => {
    expect(demoParcels(shop, now)).toEqual(parcels);
  });

  test('lie as long as the shop says', () => {
    const { freeDays, abandonDays } = shop.storage;
    const lines = shop.lines.flatMap(({ versions }) => versions.map(({ tariff }) => tariff.storage.freeDays));
    expect(Math.min(...lines)).toBe(freeDays);
    expect(abandonDays).toBeGreaterThan(freeDays);
  });
});

describe('seeding them', () => {
  let database: TestDatabase;
  let client: pg.Client;
  let storage: Storage;
  let directory: string;
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'demo-'));
    storage = createStorage({ STORAGE: 'disk', STORAGE_DIR: directory, STORAGE_SECRET: 's'.repeat(32) });
    database = await createTestDatabase();
    client = new pg.Client(connectionAs('onehaul_owner', database.address));
    await client.connect();
    await applyReference(client);
    for (const shop of shops) await seedDemoShop(client, storage, shop);
  }, 120_000);
  afterAll(async () => {
    await client.end();
    await database.close();
    await rm(directory, { recursive: true });
  });

  const counts = () =>
    database.sql(`select tenant_id, member_id, stage, count(*)::int as parcels from parcel
      where member_id is not null group by 1, 2, 3 order by 1, 2, 3`);
  const tallies = () =>
    database.sql(
      `select tenant_id, member_id, stage, parcels from parcel_tally where parcels <> 0 order by 1, 2, 3`,
    );

  test('leaves every shop with parcels in every state, and tallies that are their counts', async () => {
    const states =
      await database.sql(`select tenant_id, count(distinct state)::int as states, count(*)::int as parcels
      from parcel group by 1 order by 1`);
    expect(states).toHaveLength(3);
    for (const { states: kinds, parcels } of states) {
      expect(kinds).toBe(parcelStates.length);
      expect(parcels).toBeGreaterThan(950);
    }
    expect(await tallies()).toEqual(await counts());
  });

  test('leaves stories that end where the parcels are', async () => {
    const rows = await database.sql(`select parcel.tenant_id, parcel.id, parcel.state,
        json_agg(json_build_object('act', act, 'from', from_state, 'to', to_state) order by event.id) as events
      from parcel join parcel_event event on event.tenant_id = parcel.tenant_id
        and event.shop_id = parcel.shop_id and event.parcel_id = parcel.id
      group by 1, 2, 3`);
    const [{ parcels }] = (await database.sql('select count(*)::int as parcels from parcel')) as [
      { parcels: number },
    ];
    expect(rows).toHaveLength(parcels);
    for (const { id, state, events } of rows)
      expect(faultsOf(events as Told[], state as ParcelState), String(id)).toEqual([]);
  });

  test('leaves photos that open, claims, proposals of two people and declarations', async () => {
    const photos = await database.sql(
      'select distinct tenant_id, shop_id, file_key, blurred_key from parcel_photo',
    );
    expect(photos.length).toBeGreaterThan(15);
    for (const { tenant_id: tenantId, shop_id: id, file_key: whole, blurred_key: blurred } of photos) {
      const shop = { tenantId: tenantId as number, id: id as number };
      for (const key of [whole, blurred]) {
        const stored = await storage.get(objectKeyOf(shop, key as string)!);
        expect(stored?.metadata.visibility).toBe('private');
        stored?.body.destroy();
      }
    }
    const claims = await database.sql('select distinct tenant_id, state from parcel_claim order by 1, 2');
    expect(claims).toHaveLength(9);
    const unproved = await database.sql(`select from parcel_claim claim, unnest(proof) as id
      where not exists (select from file where file.tenant_id = claim.tenant_id and file.id = id.id)`);
    expect(unproved).toEqual([]);
    const disposals = await database.sql(`select distinct tenant_id, state from disposal`);
    expect(disposals).toHaveLength(6);
    const abroad = await database.sql('select distinct tenant_id from overseas_declaration order by 1');
    expect(abroad.map(({ tenant_id: tenant }) => tenant)).toEqual([harbour.tenantId, northstar.tenantId]);
  });

  test('leaves every parcel that goes out in an order, and orders whose steps, money and tallies agree', async () => {
    const loose = await database.sql(`select from parcel
      where state in ('reserved', 'packed', 'shipped', 'delivered') and order_id is null`);
    expect(loose).toEqual([]);
    const stages = await database.sql(
      `select tenant_id, count(distinct stage)::int as stages from shop_order
       where kind in ('merge', 'instant') group by 1`,
    );
    expect(stages.map(({ stages: kinds }) => kinds)).toEqual(
      // Only cash-on-delivery goods come back.
      stages.map(() => orderStages.filter((stage) => stage !== 'returned').length),
    );
    const unlike = await database.sql(`select from shop_order where bill is not null
      and ((bill ->> 'totalMinor')::bigint <> total_minor
        or (select sum((line ->> 'minor')::bigint) from jsonb_array_elements(bill -> 'lines') line) <> total_minor)`);
    expect(unlike).toEqual([]);
    // Orders paid from collected money or with a statement have no payment of their own.
    const unpaid =
      await database.sql(`select from shop_order where pay_policy not in ('fromCollection', 'monthly')
      and paid_minor <> coalesce((select sum(part.minor)
      from payment_order part where part.tenant_id = shop_order.tenant_id and part.order_id = shop_order.id), 0)`);
    expect(unpaid).toEqual([]);
    const told =
      await database.sql(`select tenant_id, member_id, kind, stage, orders from order_tally where orders <> 0
      except select tenant_id, member_id, kind, stage, count(*) from shop_order group by 1, 2, 3, 4`);
    expect(told).toEqual([]);
    for (const { tenantId } of shops)
      expect(await proveWhole(database.database.tenant(tenantId))).toEqual([]);
  });

  test('promises by its warehouses what its lines charge', async () => {
    const rows = await database.sql(`select distinct tenant_id, free_days from warehouse order by 1`);
    expect(rows).toEqual([
      { tenant_id: 2, free_days: 30 },
      { tenant_id: 3, free_days: 15 },
      { tenant_id: 4, free_days: 45 },
    ]);
    const bins = await database.sql(`select code from bin where code !~ '^[A-Z]-[0-9]{2}-[0-9]$'`);
    expect(bins).toEqual([]);
  });

  test('twice leaves as much as once', async () => {
    const before = [await counts(), (await database.sql('select count(*) from file'))[0]];
    for (const shop of shops) await seedDemoShop(client, storage, shop);
    expect([await counts(), (await database.sql('select count(*) from file'))[0]]).toEqual(before);
    expect(await tallies()).toEqual(await counts());
  }, 120_000);
});
