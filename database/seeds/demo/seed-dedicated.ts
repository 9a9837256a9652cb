import { createHash } from 'node:crypto';
import { type BoxListLine, declarationOf } from '@onehaul/domain/dedicated/box-list';
import { priceShipment } from '@onehaul/domain/fee/price';
import { type Box, shipmentOf } from '@onehaul/domain/fee/shipment';
import type { Tariff } from '@onehaul/domain/fee/tariff';
import { codeAlphabet } from '@onehaul/domain/member-code';
import { declaredMinor } from '@onehaul/domain/order/instruction';
import type { OrderStep } from '@onehaul/domain/order/order-state';
import { eventsOf, tracksOf } from './dedicated-story.ts';
import { newIds } from './new-ids.ts';
import { receivers } from './receivers.ts';
import type { ParcelSeed } from './seed-parcels.ts';

const hourMs = 3_600_000;

/** A demo booking: its step and its contents. */
type Draft = {
  readonly step: OrderStep;
  readonly daysAgo: number;
  readonly boxes: number;
  readonly isCustoms?: boolean;
  readonly hasList?: boolean;
  /** How many of its boxes are in the warehouse. */
  readonly received?: number;
  readonly isInvoiced?: boolean;
  readonly isCleared?: boolean;
  readonly isShort?: boolean;
};

const drafts: readonly Draft[] = [
  { step: 'awaitingArrival', daysAgo: 0.1, boxes: 3, isCustoms: true },
  { step: 'awaitingArrival', daysAgo: 1, boxes: 6, isCustoms: true, hasList: true },
  { step: 'awaitingArrival', daysAgo: 2, boxes: 4 },
  {
    step: 'awaitingArrival',
    daysAgo: 3,
    boxes: 5,
    isCustoms: true,
    hasList: true,
    received: 3,
    isShort: true,
  },
  { step: 'packed', daysAgo: 4, boxes: 2, isCustoms: true, hasList: true, received: 2 },
  { step: 'packed', daysAgo: 5, boxes: 8, hasList: true, received: 8 },
  { step: 'ready', daysAgo: 6, boxes: 3, isCustoms: true, hasList: true, received: 3, isInvoiced: true },
  { step: 'shipped', daysAgo: 12, boxes: 4, isCustoms: true, hasList: true, received: 4, isInvoiced: true },
  {
    step: 'shipped',
    daysAgo: 15,
    boxes: 10,
    isCustoms: true,
    hasList: true,
    received: 10,
    isInvoiced: true,
    isCleared: true,
  },
  {
    step: 'completed',
    daysAgo: 40,
    boxes: 5,
    isCustoms: true,
    hasList: true,
    received: 5,
    isInvoiced: true,
    isCleared: true,
  },
  { step: 'cancelled', daysAgo: 20, boxes: 2 },
];

const goods = [
  {
    nameChinese: '纯棉T恤',
    nameEnglish: 'Cotton T-shirt',
    hsCode: '610910',
    material: '棉',
    unitMinor: 2600,
  },
  {
    nameChinese: '塑料收纳箱',
    nameEnglish: 'Plastic storage box',
    hsCode: '392490',
    material: '塑料',
    unitMinor: 1800,
  },
  {
    nameChinese: '不锈钢锅',
    nameEnglish: 'Stainless steel pot',
    hsCode: '732393',
    material: '不锈钢',
    unitMinor: 5200,
  },
] as const;

type Line = {
  readonly id: number;
  readonly warehouseId: number;
  readonly countryId: number;
  readonly countryCode: string;
  readonly version: number;
  readonly tariff: Tariff;
  readonly goodsTypeId: number | null;
};

const numberOf = (name: string) =>
  [...createHash('sha256').update(name).digest().subarray(0, 10)]
    .map((byte) => codeAlphabet[byte % codeAlphabet.length])
    .join('');

/** Bookings of dedicated lines at every step, for the demo member and another member. */
export async function seedDedicated(seed: ParcelSeed): Promise<void> {
  const { demo } = seed;
  if (!demo.modules.includes('dedicatedLine')) return;
  const lines = await linesOf(seed);
  if (lines.length === 0) return;
  const others = demo.people.filter(
    ({ username, mainAccount, state = 'active' }) =>
      username !== 'demo' && !mainAccount && state === 'active',
  );
  for (const [place, username] of ['demo', ...others.slice(0, 1).map((one) => one.username)].entries())
    await seedFor(seed, username, lines, place === 0 ? drafts : drafts.slice(0, 3));
}

async function linesOf({ client, demo, shopId }: ParcelSeed): Promise<Line[]> {
  const { rows } = await client.query<Line>(
    `select line.id, line.warehouse_id as "warehouseId", line.country_id as "countryId", country.code as "countryCode",
       version.version, version.tariff,
       (select min(goods_type_id) from line_goods_type t where t.tenant_id = line.tenant_id
         and t.shop_id = line.shop_id and t.line_id = line.id) as "goodsTypeId"
     from line join country on country.id = line.country_id
     join lateral (select version, tariff from tariff_version v where v.tenant_id = line.tenant_id
       and v.shop_id = line.shop_id and v.line_id = line.id and v.effective_at <= now()
       order by effective_at desc, version desc limit 1) version on true
     where line.tenant_id = $1 and line.shop_id = $2 and line.is_open and not line.is_private
     order by line.position, line.id`,
    [demo.tenantId, shopId],
  );
  return rows.filter(({ countryCode }) => receivers[countryCode]);
}

/** Trade boxes of varying size, small enough for every line. */
const boxOf = (place: number): Box => ({
  grams: 6000 + (place % 4) * 850,
  lengthMillimetres: 400,
  widthMillimetres: 300,
  heightMillimetres: 250 + (place % 3) * 20,
});

/** The line that accepts this many boxes, with its price. */
function pricedBy(lines: readonly Line[], boxes: readonly Box[], from: number) {
  for (let tries = 0; tries < lines.length; tries += 1) {
    const line = lines[(from + tries) % lines.length]!;
    const shipment = shipmentOf(boxes);
    try {
      return { line, shipment, bill: priceShipment({ ...line, effectiveAt: '' }, shipment) };
    } catch {
      // This line accepts less weight or smaller boxes.
    }
  }
  return undefined;
}

async function seedFor(
  seed: ParcelSeed,
  username: string,
  lines: readonly Line[],
  wanted: readonly Draft[],
): Promise<void> {
  const memberId = seed.memberId(username);
  const ids = await newIds(seed.client, 'shop_order', wanted.length);
  const bookings = wanted.flatMap((draft, place) => {
    const boxes = Array.from({ length: draft.boxes }, (_, box) => boxOf(box + place));
    const priced = pricedBy(lines, boxes, place);
    // The first entry is the newest, and lists sort by id, highest first.
    const id = ids[wanted.length - 1 - place]!;
    const name = `${seed.demo.tenantId} ${username} dedicated ${place}`;
    return priced ? [{ ...draft, ...priced, id, name, number: numberOf(name), memberId }] : [];
  });
  for (const booking of bookings) await seedOne(seed, booking);
}

type Booking = Draft &
  NonNullable<ReturnType<typeof pricedBy>> & {
    readonly id: number;
    readonly name: string;
    readonly number: string;
    readonly memberId: number;
  };

function listOf({ boxes, shipment }: Booking): BoxListLine[] {
  return Array.from({ length: boxes }, (_, place) => {
    const box = shipment.boxes[place]!;
    return {
      ...goods[place % goods.length]!,
      boxFrom: place + 1,
      boxCount: 1,
      mark: `N/M ${place + 1}`,
      piecesPerBox: 24,
      lengthMm: box.lengthMillimetres,
      widthMm: box.widthMillimetres,
      heightMm: box.heightMillimetres,
      grossGrams: box.grams,
      netGrams: box.grams - 700,
      origin: 'CN',
    };
  });
}

const snake = (row: object) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name.replaceAll(/[A-Z]/g, (sign) => `_${sign.toLowerCase()}`),
      value,
    ]),
  );

async function seedOne(seed: ParcelSeed, booking: Booking): Promise<void> {
  const { insert, now } = seed;
  const { id, memberId, line, shipment, bill, step, received = 0 } = booking;
  const of = { order_id: id };
  const created = new Date(now.getTime() - booking.daysAgo * 24 * hourMs);
  const at = (hours: number) => new Date(Math.min(created.getTime() + hours * hourMs, now.getTime()));
  const receiver = receivers[line.countryCode]![0]!;
  const list = booking.hasList ? listOf(booking) : [];
  const declaration = declarationOf(list);
  const hasLeft = step === 'shipped' || step === 'completed';
  const isMeasured = received === booking.boxes && step !== 'awaitingArrival';
  const clerk = seed.staffId('clerk');
  await insert('shop_order', [
    {
      id,
      number: booking.number,
      member_id: memberId,
      account_id: memberId,
      kind: 'dedicated',
      step,
      // Advanced bookings are paid by the receiver, so no payments need seeding.
      pay_policy: hasLeft || step === 'ready' ? 'collect' : 'afterPacking',
      total_minor: bill.totalMinor,
      paid_minor: 0,
      warehouse_id: line.warehouseId,
      line_id: line.id,
      version: line.version,
      country_id: line.countryId,
      delivery: 'dispatch',
      receiver_name: receiver.name,
      receiver_phone: receiver.phone,
      receiver_telephone: '',
      receiver_postcode: receiver.postcode,
      receiver_region: '',
      receiver_detail: [receiver.province, receiver.city, receiver.area, receiver.detail]
        .filter(Boolean)
        .join(' '),
      goods_name: goods[0].nameChinese,
      goods_type_id: line.goodsTypeId,
      declaration,
      declared_minor: declaredMinor(declaration),
      insured_minor: 0,
      collection_minor: 0,
      is_tax_handled: false,
      packing: 'asTheyAre',
      services: [],
      points: 0,
      shipment,
      quoted_bill: bill,
      bill,
      packed_bill: isMeasured ? bill : null,
      currency_code: 'CNY',
      exchange_rate: 1,
      remark: '',
      carrier_bill_number: hasLeft ? `ZX${String(660_000_000 + id)}` : null,
      exception: booking.isShort ? 'short' : null,
      exception_note: booking.isShort ? '#4, #5' : '',
      exception_at: booking.isShort ? at(30) : null,
      created_at: created,
      updated_at: at(36),
      packed_at: isMeasured ? at(30) : null,
      shipped_at: hasLeft ? at(60) : null,
      delivered_at: step === 'completed' ? at(240) : null,
      completed_at: step === 'completed' ? at(300) : null,
      cancelled_at: step === 'cancelled' ? at(5) : null,
    },
  ]);
  const importId = seed.uuid(booking.name);
  if (list.length > 0) {
    await insert('import_file', [
      {
        id: importId,
        member_id: memberId,
        account_id: memberId,
        kind: 'boxList',
        name: `${booking.number}.xlsx`,
        sha256: `\\x${createHash('sha256').update(booking.name).digest('hex')}`,
        length_bytes: 9000,
        state: 'committed',
        total_rows: list.length,
        done_rows: list.length,
        wrong_rows: 0,
        headings: [],
        choices: { orderId: id },
        taken: list.length,
        has_rows: false,
        touched_at: at(2),
        created_at: at(2),
        verified_at: at(2),
        committed_at: at(2),
      },
    ]);
  }
  await insert('dedicated_order', [
    {
      ...of,
      email: '',
      is_customs: booking.isCustoms ?? false,
      weight_rows: shipment.boxes.map(({ grams }) => ({ grossGrams: grams, tareGrams: 700, quantity: 1 })),
      size_rows: shipment.boxes.map((box) => ({
        lengthMm: box.lengthMillimetres,
        widthMm: box.widthMillimetres,
        heightMm: box.heightMillimetres,
        quantity: 1,
      })),
      box_list_import_id: list.length > 0 ? importId : null,
      box_list_at: list.length > 0 ? at(2) : null,
      invoice_number: booking.isInvoiced ? `CI${booking.number}` : null,
      invoiced_at: booking.isInvoiced ? at(32) : null,
    },
  ]);
  await insert(
    'box_list_line',
    list.map((one, place) => ({ ...of, position: place + 1, ...snake(one) })),
  );
  const boxes = shipment.boxes.map((box, place) => ({
    ...of,
    box_number: place + 1,
    weight_grams: box.grams,
    length_mm: box.lengthMillimetres,
    width_mm: box.widthMillimetres,
    height_mm: box.heightMillimetres,
  }));
  await insert(
    'expected_box',
    boxes.map((box, place) => ({
      ...box,
      mark: list[place]?.mark ?? '',
      received_at: place < received ? at(26) : null,
      received_by: place < received ? clerk : null,
    })),
  );
  await insert(
    'order_box',
    boxes.slice(0, received).map((box) => ({ ...box, packed_by: clerk, packed_at: at(26) })),
  );
  await insert('order_event', eventsOf(booking, clerk, at));
  if (hasLeft) await insert('track_event', tracksOf(booking, clerk, at));
}
