import { createHash } from 'node:crypto';
import { newTariff } from '@onehaul/domain/fee/new-tariff';
import { objectKeyOf, pictureType } from '@onehaul/server/modules/file/index';
import { overseas, returned } from './returned-goods.ts';
import type { ParcelSeed } from './seed-parcels.ts';
import { drawn } from './seed-photos.ts';

/** Returns in Taiwan, and the line by which they ship again. Only for a shop with sellers there. */
export async function seedReturns(seed: ParcelSeed): Promise<void> {
  const { client, demo, shopId } = seed;
  const of = [demo.tenantId, shopId];
  const { rows } = await client.query<{ id: number }>(
    `select country.id from country join destination on destination.country_id = country.id
     where destination.tenant_id = $1 and destination.shop_id = $2 and country.code = $3`,
    [...of, overseas.country],
  );
  const [country] = rows;
  if (!demo.modules.includes('returns') || !country) return;
  const warehouseId = await seedWay(seed, country.id);
  await seedRelabelling(seed);
  const skus = await client.query<{ id: string; code: string; name: string }>(
    'select id, code, name from sku where tenant_id = $1 and shop_id = $2 and member_id = $3',
    [...of, seed.memberId('demo')],
  );
  const skuOf = new Map(skus.rows.map((sku) => [sku.code, sku]));
  for (const scene of returned) {
    const id = await addReturn(seed, warehouseId, scene);
    await seed.insert(
      'return_item',
      scene.items.map(({ code, name, quantity, damaged = 0, missing = 0, disposed = 0 }, index) => {
        const isGraded = scene.state === 'graded' || scene.state === 'closed';
        return {
          return_id: id,
          position: index + 1,
          sku_id: code === undefined ? null : (skuOf.get(code)?.id ?? null),
          goods_name: (code && skuOf.get(code)?.name) ?? name ?? code,
          quantity,
          good: isGraded ? quantity - damaged - missing : null,
          damaged: isGraded ? damaged : null,
          missing: isGraded ? missing : null,
          restocked: 0,
          redispatched: 0,
          disposed,
        };
      }),
    );
    if (scene.items.some(({ damaged = 0 }) => damaged > 0)) await addPhoto(seed, id);
  }
}

type Scene = (typeof returned)[number];

async function addReturn(
  { client, demo, shopId, memberId, staffId }: ParcelSeed,
  warehouseId: number,
  { number, state, daysAgo, courier, reason, items }: Scene,
): Promise<number> {
  const isSeen = state === 'graded' || state === 'closed';
  const isWhole = isSeen && items.some(({ code }) => code === undefined);
  const { rows } = await client.query<{ id: string }>(
    `insert into return_parcel (tenant_id, shop_id, number, member_id, account_id, courier_number, client_number,
       warehouse_id, reason, state, staff_id, weight_grams, length_mm, width_mm, height_mm, created_at, received_at,
       graded_at, closed_at)
     select $1, $2, $3, $4, $4, $5, 'DEMO-' || right($3, 1), $6, $7, $8, $9, $10, $11, $11, $11, at,
       case when $8 in ('received', 'graded', 'closed') then at + interval '1 day' end,
       case when $8 in ('graded', 'closed') then at + interval '30 hours' end,
       case when $8 in ('closed', 'cancelled') then at + interval '2 days' end
     from (select now() - make_interval(days => $12) as at) moment returning id`,
    [
      demo.tenantId,
      shopId,
      number,
      memberId('demo'),
      courier,
      warehouseId,
      reason,
      state,
      state === 'expected' || state === 'cancelled' ? null : staffId('clerk'),
      isWhole ? 1450 : null,
      isWhole ? 240 : null,
      daysAgo,
    ],
  );
  return Number(rows[0]!.id);
}

/** Photo of a damaged piece. */
async function addPhoto(
  { storage, demo, shopId, uuid, staffId, insert }: ParcelSeed,
  returnId: number,
): Promise<void> {
  const picture = await drawn('damaged-corner');
  const { contentType, extension } = pictureType;
  const id = uuid(`return ${returnId}`);
  const fileKey = `return/${id}.${extension}`;
  await storage.put(objectKeyOf({ tenantId: demo.tenantId, id: shopId }, fileKey)!, picture, {
    contentType,
    visibility: 'private',
  });
  await insert('return_photo', [
    {
      id,
      return_id: returnId,
      file_key: fileKey,
      sha256: `\\x${createHash('sha256').update(picture).digest('hex')}`,
      length_bytes: picture.byteLength,
      staff_id: staffId('clerk'),
      created_at: new Date(),
    },
  ]);
}

/** A returns warehouse in the country, and a domestic line. */
async function seedWay({ client, demo, shopId }: ParcelSeed, countryId: number): Promise<number> {
  const of = [demo.tenantId, shopId];
  const { warehouse, speed, line } = overseas;
  const { rows } = await client.query<{ id: number }>(
    `insert into warehouse (tenant_id, shop_id, code, names, country_id, receiver, phone, address, postcode, hours, notes,
       position)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 90) returning id`,
    [
      ...of,
      warehouse.code,
      warehouse.names,
      countryId,
      warehouse.receiver,
      warehouse.phone,
      warehouse.address,
      warehouse.postcode,
      warehouse.hours,
      warehouse.notes,
    ],
  );
  const warehouseId = rows[0]!.id;
  const added = await client.query<{ id: number }>(
    `with speed as (
       insert into delivery_speed (tenant_id, shop_id, names, transport, minimum_days, maximum_days, position)
       values ($1, $2, $3, 'express', 1, 2, 90) returning id)
     insert into line (tenant_id, shop_id, code, names, notes, warehouse_id, country_id, carrier_id, delivery_speed_id,
       position)
     select $1, $2, $4, $5, $6, $7, $8, carrier.id, speed.id, 90
     from speed, (select id from carrier where tenant_id = $1 and shop_id = $2 order by position limit 1) carrier
     returning id`,
    [...of, speed, line.code, line.names, line.notes, warehouseId, countryId],
  );
  const tariff = {
    ...newTariff,
    freight: {
      mode: 'firstContinued',
      price: {
        kind: 'firstContinued',
        first: 1000,
        firstMinor: 1800,
        step: 1000,
        stepMinor: 500,
        isWhole: true,
      },
    },
  };
  await client.query(
    `insert into tariff_version (tenant_id, shop_id, line_id, version, tariff, effective_at, published_at)
     values ($1, $2, $3, 1, $4, now() - interval '60 days', now() - interval '60 days')`,
    [...of, added.rows[0]!.id, tariff],
  );
  return warehouseId;
}

/** Relabelling as a paid service of the shop. */
async function seedRelabelling({ client, demo, shopId }: ParcelSeed): Promise<void> {
  const { names, notes, option } = overseas.relabel;
  await client.query(
    `with service as (
       insert into added_service (tenant_id, shop_id, target, names, notes, position)
       values ($1, $2, 'order', $3, $4, 90) returning id),
     option as (
       insert into added_service_option (tenant_id, shop_id, added_service_id, names, notes, minor, minor_each,
         minor_per_kilogram, position)
       select $1, $2, service.id, $5, $4, 600, 0, 0, 1 from service returning id)
     insert into setting (tenant_id, shop_id, name, value)
     select $1, $2, 'relabelOptionId', to_jsonb(option.id) from option
     on conflict (tenant_id, shop_id, name) do update set value = excluded.value`,
    [demo.tenantId, shopId, names, notes, option],
  );
}
