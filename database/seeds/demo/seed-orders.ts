import { type Bill, totalOfRules } from '@onehaul/domain/fee/bill';
import { openChance } from './chance.ts';
import { newIds } from './new-ids.ts';
import { type DemoOrder, demoOrders } from './orders.ts';
import { receivers } from './receivers.ts';
import { storeOnce } from './seed-photos.ts';
import { idsBy, type ParcelSeed, type SeededParcel } from './seed-parcels.ts';
import { type PaidOrder, seedPayments } from './seed-payments.ts';
import { seedReviews } from './seed-reviews.ts';

const dayMs = 24 * 3_600_000;
const later = (at: Date, ms: number) => new Date(at.getTime() + ms);

type Seeded = DemoOrder & { readonly id: number; readonly countryId: number };

/** Orders for every outbound parcel, with their boxes, batches, payments and history. */
export async function seedOrders(seed: ParcelSeed, parcels: readonly SeededParcel[]): Promise<void> {
  const { demo, now } = seed;
  const chance = openChance(demo.tenantId * 7919);
  const drafts = demoOrders(demo, parcels, chance, now);
  const places = await countries(seed);
  const ids = await newIds(seed.client, 'shop_order', drafts.length);
  const orders = drafts.map((draft, place) => ({
    ...draft,
    id: ids[place]!,
    countryId: places.get(draft.line.countryCode)!,
  }));
  await seedAddresses(seed, orders);
  const batchIds = await seedBatches(seed, orders);
  await seedRows(seed, orders, batchIds);
  await seedParts(seed, orders);
  await seedBoxPhotos(seed, orders);
  await seedTracks(seed, orders);
  await seedCoupons(seed, orders);
  await seedPayments(seed, orders.filter(({ isPaid }) => isPaid).map(paidOf));
}

const taxOf = ({ lines }: Bill) => totalOfRules(lines, ['duty']);

function paidOf({ id, number, memberId, quoted, at }: Seeded): PaidOrder {
  return { id, number, memberId, minor: quoted!.totalMinor, taxMinor: taxOf(quoted!), paidAt: at.paid! };
}

async function countries({ client }: ParcelSeed): Promise<Map<string, number>> {
  const { rows } = await client.query<{ id: number; code: string }>('select id, code from country');
  return new Map(rows.map(({ id, code }) => [code, id]));
}

const receiverOf = ({ line, memberId }: Seeded) => {
  const known = receivers[line.countryCode]!;
  return known[memberId % known.length]!;
};

type Point = { readonly id: number; readonly countryId: number; readonly detail: string };

/** Open pickup points, for orders on lines that deliver to one. */
async function findPoints({ client, demo, shopId }: ParcelSeed): Promise<Point[]> {
  const { rows } = await client.query<Point>(
    `select id, country_id as "countryId", address as detail from pickup_point
     where tenant_id = $1 and shop_id = $2 and is_open order by id`,
    [demo.tenantId, shopId],
  );
  return rows;
}

function deliveryOf({ line, countryId, memberId }: Seeded, points: readonly Point[]) {
  if (line.delivery !== 'pickup') return { delivery: 'dispatch', pickup_point_id: null };
  const near = points.filter((point) => point.countryId === countryId);
  const point = near[memberId % near.length]!;
  return { delivery: 'pickup', pickup_point_id: point.id, receiver_detail: point.detail };
}

/** Address book from the destinations of the member's orders; the first is the default. */
async function seedAddresses({ insert }: ParcelSeed, orders: readonly Seeded[]): Promise<void> {
  const known = new Map(orders.map((order) => [`${order.memberId} ${order.line.countryCode}`, order]));
  const withDefault = new Set<number>();
  await insert(
    'address',
    [...known.values()].map((order) => {
      const { name, ...receiver } = receiverOf(order);
      const isDefault = !withDefault.has(order.memberId);
      withDefault.add(order.memberId);
      return { ...addressRow, ...receiver, receiver_name: name, ...ownerOf(order), is_default: isDefault };
    }),
  );
}
const addressRow = {
  kind: 'dispatch',
  telephone: '',
  region_id: null,
  created_at: new Date(0),
  updated_at: new Date(0),
};
const ownerOf = ({ memberId, countryId }: Seeded) => ({ member_id: memberId, country_id: countryId });

/** Orders of one line and one week form a batch. */
async function seedBatches(seed: ParcelSeed, orders: readonly Seeded[]): Promise<Map<number, number>> {
  const lineIds = await idsBy(seed, 'line', 'code');
  const warehouseIds = await idsBy(seed, 'warehouse', 'code');
  const left = orders.filter(({ at }) => at.shipped);
  const groups = Map.groupBy(
    left,
    ({ line, at, step }) => `${line.code} ${Math.floor(at.shipped!.getTime() / (7 * dayMs))} ${step}`,
  );
  const departures = [...groups.values()]
    .map((group) => ({
      group,
      departed: new Date(Math.max(...group.map((one) => one.at.shipped!.getTime()))),
    }))
    .toSorted((one, other) => one.departed.getTime() - other.departed.getTime());
  const ids = await newIds(seed.client, 'batch', departures.length);
  const batches = departures.map(({ group, departed }, place) => {
    const [{ line, at, step }] = group as [Seeded];
    const hasArrived = step === 'completed' || at.delivered !== null;
    return {
      group,
      row: {
        id: ids[place]!,
        number: `B${String(seed.demo.tenantId)}${String(place + 1).padStart(6, '0')}`,
        warehouse_id: warehouseIds.get(line.warehouseCode),
        line_id: lineIds.get(line.code),
        state: hasArrived ? 'cleared' : 'departed',
        seal_number: `S${String(74_000 + place * 13)}`,
        vehicle: '',
        driver_name: '',
        signature_key: null,
        note: '',
        staff_id: seed.staffId('clerk'),
        created_at: later(departed, -6 * 3_600_000),
        closed_at: later(departed, -3_600_000),
        departed_at: departed,
        arrived_at: hasArrived ? later(departed, 1.2 * dayMs) : null,
        cleared_at: hasArrived ? later(departed, 1.8 * dayMs) : null,
      },
    };
  });
  await seed.insert(
    'batch',
    batches.map(({ row }) => row),
  );
  return new Map(batches.flatMap(({ group, row }) => group.map(({ id }) => [id, row.id] as const)));
}

async function seedRows(
  seed: ParcelSeed,
  orders: readonly Seeded[],
  batchIds: Map<number, number>,
): Promise<void> {
  const lineIds = await idsBy(seed, 'line', 'code');
  const warehouseIds = await idsBy(seed, 'warehouse', 'code');
  const goodsIds = await idsBy(seed, 'goods_type', 'position');
  const points = await findPoints(seed);
  const { demo } = seed;
  const rateOf = (countryCode: string) => {
    const code = demo.destinations.find((one) => one.countryCode === countryCode)!.currencyCode;
    const rate = demo.currencies.find((one) => one.code === code)?.exchangeRate;
    return rate ? { currency_code: code, exchange_rate: rate } : { currency_code: 'CNY', exchange_rate: 1 };
  };
  await seed.insert(
    'shop_order',
    orders.map((order) => {
      const { at, bill, quoted, parcels, line } = order;
      const receiver = receiverOf(order);
      const isPriced = bill !== null;
      return {
        id: order.id,
        number: order.number,
        member_id: order.memberId,
        account_id: order.memberId,
        kind: order.kind,
        step: order.step,
        pay_policy: 'onSubmit',
        total_minor: bill?.totalMinor ?? 0,
        paid_minor: order.isPaid ? quoted!.totalMinor : 0,
        warehouse_id: warehouseIds.get(line.warehouseCode),
        line_id: lineIds.get(line.code),
        version: isPriced ? order.version : null,
        country_id: order.countryId,
        receiver_name: receiver.name,
        receiver_phone: receiver.phone,
        receiver_telephone: '',
        receiver_postcode: receiver.postcode,
        receiver_region: [receiver.province, receiver.city, receiver.area].filter(Boolean).join(' '),
        receiver_detail: receiver.detail,
        ...deliveryOf(order, points),
        goods_name: [...new Set(parcels.map(({ goodsName }) => goodsName))].slice(0, 2).join('、'),
        goods_type_id: goodsIds.get(String(parcels[0]!.goodsPlace + 1)),
        declaration: parcels.map(({ goodsName, quantity, unitPriceCents }) => ({
          nameChinese: goodsName,
          nameEnglish: '',
          quantity,
          unitPriceCents,
          hsCode: '',
          origin: 'CN',
          material: '',
        })),
        declared_minor: order.shipment?.declaredMinor ?? 0,
        insured_minor: 0,
        collection_minor: 0,
        is_tax_handled: false,
        packing: 'asTheyAre',
        services: [],
        points: 0,
        shipment: order.shipment,
        quoted_bill: quoted,
        bill,
        packed_bill: order.isPacked ? bill : null,
        ceiling_minor: order.kind === 'instant' ? 50_000 : null,
        ...rateOf(line.countryCode),
        remark: '',
        batch_id: batchIds.get(order.id) ?? null,
        carrier_bill_number: at.shipped
          ? `${line.carrierCode.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')}${String(880_000_000 + order.id)}`
          : null,
        exception_note: '',
        pay_until: order.step === 'unpaid' ? later(seed.now, 5 * dayMs) : null,
        created_at: at.created,
        updated_at: order.events.at(-1)!.at,
        paid_at: at.paid,
        packed_at: at.packed,
        shipped_at: at.shipped,
        delivered_at: at.delivered,
        completed_at: at.completed,
        cancelled_at: at.cancelled,
      };
    }),
  );
}

/** The parts and the history of orders. */
async function seedParts(seed: ParcelSeed, orders: readonly Seeded[]): Promise<void> {
  const { client, demo, shopId, insert } = seed;
  const clerk = seed.staffId('clerk');
  const isPicked = ({ step }: Seeded) => !['unpaid', 'toPick', 'awaitingArrival', 'cancelled'].includes(step);
  await insert(
    'order_parcel',
    orders.flatMap((order) =>
      order.parcels.map((parcel, place) => ({
        order_id: order.id,
        parcel_id: parcel.id,
        picked_at: isPicked(order) ? later(order.at.paid!, 3_600_000) : null,
        picked_by: isPicked(order) ? clerk : null,
        box_number: order.isPacked ? place + 1 : null,
      })),
    ),
  );
  const bound = orders.filter(({ step }) => step !== 'cancelled');
  await client.query(
    `update parcel set order_id = given.order_id
     from jsonb_to_recordset($3) as given (id bigint, order_id bigint)
     where parcel.tenant_id = $1 and parcel.shop_id = $2 and parcel.id = given.id`,
    [
      demo.tenantId,
      shopId,
      JSON.stringify(
        bound.flatMap(({ id, parcels }) => parcels.map((one) => ({ id: one.id, order_id: id }))),
      ),
    ],
  );
  await insert(
    'order_event',
    orders.flatMap(({ id, memberId, events }) =>
      events.map(({ act, from, to, actor, at }) => ({
        order_id: id,
        act,
        from_step: from,
        to_step: to,
        actor,
        actor_id: actor === 'member' ? memberId : clerk,
        reason: '',
        proof: [],
        details: {},
        created_at: at,
      })),
    ),
  );
  await insert(
    'order_box',
    orders
      .filter(({ isPacked }) => isPacked)
      .flatMap(({ id, shipment, at }) =>
        shipment!.boxes.map((box, place) => ({
          order_id: id,
          box_number: place + 1,
          carton_id: null,
          weight_grams: box.grams,
          length_mm: box.lengthMillimetres,
          width_mm: box.widthMillimetres,
          height_mm: box.heightMillimetres,
          packed_by: clerk,
          packed_at: at.packed,
          loaded_at: at.shipped && later(at.shipped, -2 * 3_600_000),
          loaded_by: at.shipped ? clerk : null,
        })),
      ),
  );
  await seedReviews(seed, orders);
}

/** Photos of the box on the scale. */
async function seedBoxPhotos(seed: ParcelSeed, orders: readonly Seeded[]): Promise<void> {
  const { fileKey, sha256, lengthBytes } = await storeOnce(seed, 'carton-taped');
  await seed.insert(
    'order_photo',
    orders
      .filter(({ isPacked, step }) => isPacked && step !== 'completed')
      .flatMap(({ id, number, shipment, at }) =>
        shipment!.boxes.map((_, place) => ({
          id: seed.uuid(`order photo ${number} ${place}`),
          order_id: id,
          box_number: place + 1,
          kind: 'scale',
          file_key: fileKey,
          sha256,
          length_bytes: lengthBytes,
          staff_id: seed.staffId('clerk'),
          created_at: at.packed,
        })),
      ),
  );
}

async function seedTracks({ insert, staffId }: ParcelSeed, orders: readonly Seeded[]): Promise<void> {
  const clerk = staffId('clerk');
  await insert(
    'track_event',
    orders.flatMap(({ id, at }) => {
      if (!at.shipped) return [];
      const span = at.delivered ? at.delivered.getTime() - at.shipped.getTime() : 0;
      const line = (phase: string, source: string, part: number) => ({
        order_id: id,
        source,
        phase,
        words: '',
        place: '',
        happened_at: later(at.shipped!, span * part),
        provider: '',
        event_key: `demo ${phase}`,
        staff_id: source === 'scan' ? clerk : null,
        created_at: later(at.shipped!, span * part),
      });
      const departed = line('departed', 'scan', 0);
      if (!at.delivered) return [departed];
      return [
        departed,
        line('arrived', 'carrier', 0.35),
        line('cleared', 'customs', 0.55),
        line('outForDelivery', 'carrier', 0.9),
        line('delivered', 'carrier', 1),
      ];
    }),
  );
}

/** Every member with an order has a coupon for the next one; some have expired. */
async function seedCoupons({ insert, demo, now }: ParcelSeed, orders: readonly Seeded[]): Promise<void> {
  const names = { zhHans: '运费优惠券', zhHanT: '運費優惠券', en: 'Freight coupon', vi: 'Phiếu giảm cước' };
  const members = [...new Set(orders.map(({ memberId }) => memberId))];
  const coupon = (memberId: number, minor: number, leastMinor: number, days: number) => ({
    member_id: memberId,
    names,
    minor,
    least_minor: leastMinor,
    least_grams: 0,
    valid_from: later(now, -40 * dayMs),
    valid_until: later(now, days * dayMs),
    used_at: null,
    created_at: later(now, -40 * dayMs),
  });
  await insert(
    'coupon',
    members.flatMap((memberId, place) => [
      coupon(memberId, 1000, 5000, 30 + (demo.tenantId % 5)),
      ...(place % 2 === 0 ? [coupon(memberId, 3000, 20_000, 12)] : []),
      ...(place % 3 === 0 ? [coupon(memberId, 500, 0, -5)] : []),
    ]),
  );
}
