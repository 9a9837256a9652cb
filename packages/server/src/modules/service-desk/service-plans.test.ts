import { createParcelApi } from '@onehaul/testing/parcel-api';
import { createManyTestParcels } from '@onehaul/testing/parcel-builders';
import { aServiceOption } from '@onehaul/testing/service-builders';
import { createRowCounter } from '@onehaul/testing/row-counter';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { servedParcels } from '../parcel/served.repository.ts';
import { requestPage } from '../service/request-list.repository.ts';
import { countWaiting, handledServices, servicesByCode, waitingServices } from './service-desk.repository.ts';

/** A tenant with twenty thousand services, most of them closed. */
let at: Awaited<ReturnType<typeof createParcelApi>>;
beforeAll(async () => {
  at = await createParcelApi();
  const { database, harbour: shop, anna, ben } = at;
  const optionId = await aServiceOption(database, shop);
  await createManyTestParcels(database, {
    shop,
    member: ben,
    warehouseId: shop.warehouseId,
    state: 'stored',
    parcels: 20_000,
  });
  await database.sql(
    `insert into service_request (tenant_id, shop_id, number, member_id, account_id, parcel_id, warehouse_id, option_id,
       names, minor, state, due_at, handled_at)
     select tenant_id, shop_id, 'SV' || lpad(place::text, 10, '0'), owner, owner, id, warehouse_id, $1, '{"en":"Photos"}', 500,
       case when place % 500 = 0 then 'paid' when place % 700 = 0 then 'unpaid' else 'done' end, now(), now()
     from (select *, row_number() over (order by id) as place,
         case when row_number() over (order by id) % 200 = 0 then $2::int else member_id end as owner
       from parcel where tenant_id = 2 and shop_id = $3 and state = 'stored') parcels`,
    [optionId, anna.id, shop.id],
  );
  await database.sql('vacuum analyze service_request');
  await database.sql('vacuum analyze parcel');
}, 90_000);
afterAll(() => at.close());

const servicesRead = createRowCounter(() => at.database, ['service_request']);

const where = () => ({ shopId: at.harbour.id, warehouseId: at.harbour.warehouseId });
const page = { language: 'en' as const, limit: 20, offset: 0 };

test('the desk looks at what it shows, however much was handled before', async () => {
  expect(await servicesRead(waitingServices, { ...where(), ...page, state: 'paid' })).toBeLessThanOrEqual(
    120,
  );
  expect(await servicesRead(handledServices, { ...where(), ...page })).toBeLessThanOrEqual(40);
  expect(await servicesRead(countWaiting, where())).toBeLessThanOrEqual(120);
  const scanned = { ...where(), language: 'en' as const, courierNumber: 'MANY000500', number: 'MANY000500' };
  expect(await servicesRead(servicesByCode, scanned)).toBeLessThanOrEqual(10);
});

test('a member’s list looks at that member’s services, and a block at those of its parcels', async () => {
  const mine = { shopId: at.harbour.id, memberId: at.anna.id, states: null, target: null, search: '' };
  expect(await servicesRead(requestPage, { ...mine, ...page, fallback: 'en' as const })).toBeLessThanOrEqual(
    120,
  );
  expect(await servicesRead(servedParcels, { shopId: at.harbour.id, ids: [1, 2, 3] })).toBeLessThanOrEqual(3);
});
