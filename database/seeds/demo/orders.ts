import type { Bill } from '@onehaul/domain/fee/bill';
import { tryPriceShipment } from '@onehaul/domain/fee/price';
import { dueBeforeCoupon, couponRefusal } from '@onehaul/domain/fee/reductions';
import { type Box, type Shipment, shipmentOf } from '@onehaul/domain/fee/shipment';
import type { Tariff } from '@onehaul/domain/fee/tariff';
import { generateOrderNumber } from '@onehaul/domain/order/order-number';
import type { OrderEventAct, OrderStep } from '@onehaul/domain/order/order-state';
import type { Chance } from './chance.ts';
import type { DemoLine, DemoShop } from './demo-shop.ts';
import type { SeededParcel } from './seed-parcels.ts';
import { type UsedCoupon, usedCoupons } from './used-coupons.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

export type DemoOrder = {
  readonly number: string;
  readonly memberId: number;
  readonly kind: 'merge' | 'instant';
  readonly step: OrderStep;
  readonly line: DemoLine;
  readonly version: number;
  readonly parcels: readonly SeededParcel[];
  readonly shipment: Shipment | null;
  readonly quoted: Bill | null;
  readonly bill: Bill | null;
  /** The coupon deducted on the bill. */
  readonly coupon: UsedCoupon | null;
  readonly isPacked: boolean;
  readonly isPaid: boolean;
  readonly events: readonly DemoOrderEvent[];
  /** Timestamps of the steps; null for those that have not happened. */
  readonly at: Readonly<
    Record<'created' | 'paid' | 'packed' | 'shipped' | 'delivered' | 'completed' | 'cancelled', Date | null>
  >;
};
type DemoOrderEvent = {
  readonly act: OrderEventAct;
  readonly from: OrderStep | null;
  readonly to: OrderStep;
  readonly actor: 'member' | 'staff' | 'system';
  readonly at: Date;
};

const sizes = [2, 1, 3, 2, 4, 1];

/** Groups parcels of one owner, warehouse and state into small orders. */
function groupsOf(parcels: readonly SeededParcel[]): SeededParcel[][] {
  const together = Map.groupBy(
    parcels,
    ({ memberId, warehouseCode, state }) => `${memberId} ${warehouseCode} ${state}`,
  );
  return [...together.values()].flatMap((all) => {
    const sorted = all.toSorted((a, b) => a.events.at(-1)!.at.getTime() - b.events.at(-1)!.at.getTime());
    const groups: SeededParcel[][] = [];
    for (let start = 0, place = 0; start < sorted.length; place++) {
      const size = sizes[place % sizes.length]!;
      groups.push(sorted.slice(start, start + size));
      start += size;
    }
    return groups;
  });
}

const boxOf = ({ measures }: SeededParcel): Box => ({
  grams: measures!.weightGrams,
  lengthMillimetres: measures!.lengthMm,
  widthMillimetres: measures!.widthMm,
  heightMillimetres: measures!.heightMm,
});

const declaredOf = (parcels: readonly SeededParcel[]) =>
  parcels.reduce((sum, { quantity, unitPriceCents }) => sum + quantity * unitPriceCents, 0);

/** The tariff version of a line in effect now. */
function currentOf({ versions }: DemoLine): { version: number; tariff: Tariff } | undefined {
  const place = versions.findLastIndex(({ daysAgo }) => daysAgo >= 0);
  return place < 0 ? undefined : { version: place + 1, tariff: versions[place]!.tariff };
}

type Choice = { line: DemoLine; version: number; tariff: Tariff; shipment: Shipment; bill: Bill };

/** A random line of the warehouse that accepts the goods. */
function choose(demo: DemoShop, parcels: readonly SeededParcel[], chance: Chance): Choice | undefined {
  const shipment = shipmentOf(parcels.map(boxOf), { declaredMinor: declaredOf(parcels) });
  const goods = new Set(parcels.map(({ goodsPlace }) => demo.goodsTypes[goodsPlace]!.names.en));
  const lines = demo.lines.filter(
    ({ warehouseCode, isOpen }) => warehouseCode === parcels[0]!.warehouseCode && isOpen !== false,
  );
  const taking = lines.filter((line) => [...goods].every((name) => line.goods.includes(name)));
  const offersOf = (some: readonly DemoLine[]) =>
    some.flatMap((line) => {
      const current = currentOf(line);
      const priced = current && tryPriceShipment({ ...current, effectiveAt: '' }, shipment).bill;
      return priced ? [{ line, ...current, shipment, bill: priced }] : [];
    });
  const fitting = offersOf(taking);
  const offers = fitting.length > 0 ? fitting : offersOf(lines);
  return offers.length > 0 ? chance.of(offers) : undefined;
}

/** Every fourth order uses the best coupon its bill allows and is priced with it. */
function withCoupon(choice: Choice, place: number): Choice & { coupon: UsedCoupon | null } {
  const { version, tariff, shipment, bill } = choice;
  const fact = { dueMinor: dueBeforeCoupon(bill.lines), grams: bill.weighed.actualGrams };
  const coupon = usedCoupons.find((one) => couponRefusal(one, fact) === undefined);
  if (place % 4 !== 1 || !coupon) return { ...choice, coupon: null };
  const { minor, leastMinor, leastGrams } = coupon;
  const reduced = { ...shipment, coupon: { minor, leastMinor, leastGrams } };
  const priced = tryPriceShipment({ version, effectiveAt: '', tariff }, reduced).bill;
  return priced ? { ...choice, shipment: reduced, bill: priced, coupon } : { ...choice, coupon: null };
}

/** The same boxes as weighed: somewhat heavier than quoted. */
function heavier({ version, tariff, shipment, bill }: Choice): Bill {
  const boxes = shipment.boxes.map((box) => ({ ...box, grams: box.grams + 2500 }));
  return tryPriceShipment({ version, effectiveAt: '', tariff }, { ...shipment, boxes }).bill ?? bill;
}

const later = (at: Date, ms: number) => new Date(at.getTime() + ms);
const timeOf = (parcels: readonly SeededParcel[], act: string) => {
  const times = parcels.flatMap(({ events }) => events.filter((one) => one.act === act));
  return times.length > 0 ? new Date(Math.max(...times.map(({ at }) => at.getTime()))) : null;
};

/** The state-machine acts that lead an order to each step. */
const ways: Readonly<Record<string, readonly (readonly [OrderEventAct, OrderStep, 'member' | 'staff'])[]>> = {
  unpaid: [],
  toPick: [['pay', 'toPick', 'member']],
  packing: [
    ['pay', 'toPick', 'member'],
    ['pick', 'picking', 'staff'],
    ['picked', 'packing', 'staff'],
  ],
  packed: [
    ['pay', 'toPick', 'member'],
    ['pick', 'picking', 'staff'],
    ['picked', 'packing', 'staff'],
    ['pack', 'packed', 'staff'],
  ],
};
const toReady = [...ways.packed!, ['clear', 'ready', 'staff'] as const];
const toShipped = [...toReady, ['load', 'inBatch', 'staff'] as const, ['ship', 'shipped', 'staff'] as const];

function eventsTo(step: OrderStep, times: DemoOrder['at']): DemoOrderEvent[] {
  const way =
    ways[step] ??
    (step === 'ready'
      ? toReady
      : step === 'shipped'
        ? toShipped
        : step === 'completed'
          ? [...toShipped, ['complete', 'completed', 'member'] as const]
          : [['cancel', 'cancelled', 'member'] as const]);
  const fixed: Readonly<Record<string, Date | null>> = {
    pay: times.paid,
    pack: times.packed,
    ship: times.shipped,
    complete: times.completed,
    cancel: times.cancelled,
  };
  let at = times.created!;
  let from: OrderStep = 'unpaid';
  const events: DemoOrderEvent[] = [{ act: 'submit', from: null, to: 'unpaid', actor: 'member', at }];
  for (const [act, to, actor] of way) {
    const own = fixed[act];
    at = own && own > at ? own : later(at, 20 * 60_000);
    events.push({ act, from, to, actor, at });
    from = to;
  }
  return events;
}

function stepOf(state: string, place: number, deliveredAt: Date | null, now: Date): OrderStep {
  if (state === 'reserved') return (['unpaid', 'toPick', 'toPick', 'packing', 'toPick'] as const)[place % 5]!;
  if (state === 'packed') return place % 4 === 0 ? 'packed' : 'ready';
  if (state === 'shipped') return 'shipped';
  if (state === 'stored') return 'cancelled';
  return now.getTime() - deliveredAt!.getTime() < 4 * dayMs ? 'shipped' : 'completed';
}

/** One order, or one per parcel when no line accepts them together. */
function ordersOf(
  demo: DemoShop,
  parcels: readonly SeededParcel[],
  chance: Chance,
  place: number,
  now: Date,
): DemoOrder[] {
  const choice = choose(demo, parcels, chance);
  // A cancelled order has returned its coupon.
  const isKept = parcels[0]!.state !== 'stored';
  if (choice) {
    const priced = isKept ? withCoupon(choice, place) : { ...choice, coupon: null };
    return [orderOf(priced, parcels, chance, place, now)];
  }
  if (parcels.length === 1)
    throw new Error(`no line of ${parcels[0]!.warehouseCode} takes ${parcels[0]!.number}`);
  return parcels.flatMap((one) => ordersOf(demo, [one], chance, place, now));
}

function orderOf(
  choice: Choice & { readonly coupon: UsedCoupon | null },
  parcels: readonly SeededParcel[],
  chance: Chance,
  place: number,
  now: Date,
): DemoOrder {
  const { line, version, shipment, bill } = choice;
  const { state, memberId } = parcels[0]!;
  const deliveredAt = timeOf(parcels, 'deliver');
  const measured = heavier(choice);
  const isDearer = measured.totalMinor > bill.totalMinor;
  const wanted = stepOf(state, place, deliveredAt, now);
  const step = wanted === 'packed' && !isDearer ? 'ready' : wanted;
  const created = timeOf(parcels, 'reserve') ?? later(timeOf(parcels, 'measure')!, hourMs);
  const isPaid = step !== 'unpaid' && step !== 'cancelled';
  const isPacked = ['packed', 'ready', 'shipped', 'completed'].includes(step);
  const at = {
    created,
    paid: isPaid ? later(created, 7 * 60_000) : null,
    packed: isPacked ? timeOf(parcels, 'pack') : null,
    shipped: timeOf(parcels, 'ship'),
    delivered: deliveredAt,
    completed: step === 'completed' ? later(deliveredAt!, 20 * hourMs) : null,
    cancelled: step === 'cancelled' ? later(created, 5 * hourMs) : null,
  };
  return {
    number: generateOrderNumber(chance.below),
    memberId: memberId!,
    kind: 'merge',
    step,
    line,
    version,
    parcels,
    shipment,
    quoted: bill,
    bill: step === 'packed' ? measured : bill,
    coupon: choice.coupon,
    isPacked,
    isPaid,
    events: eventsTo(step, at),
    at,
  };
}

/** An instant order: it proceeds automatically once the last parcel has arrived. */
function instantOf(demo: DemoShop, parcels: readonly SeededParcel[], chance: Chance): DemoOrder {
  const line = demo.lines.find(
    ({ warehouseCode, isOpen }) => warehouseCode === parcels[0]!.warehouseCode && isOpen !== false,
  )!;
  const created = later(timeOf(parcels, 'add')!, hourMs);
  const nothing = {
    paid: null,
    packed: null,
    shipped: null,
    delivered: null,
    completed: null,
    cancelled: null,
  };
  return {
    number: generateOrderNumber(chance.below),
    memberId: parcels[0]!.memberId!,
    kind: 'instant',
    step: 'awaitingArrival',
    line,
    version: currentOf(line)!.version,
    parcels,
    shipment: null,
    quoted: null,
    bill: null,
    coupon: null,
    isPacked: false,
    isPaid: false,
    events: [{ act: 'submit', from: null, to: 'awaitingArrival', actor: 'member', at: created }],
    at: { created, ...nothing },
  };
}

const ordered = ['reserved', 'packed', 'shipped', 'delivered'];

/** Puts every outbound parcel into an order; some orders are cancelled, some still await their goods. */
export function demoOrders(
  demo: DemoShop,
  all: readonly SeededParcel[],
  chance: Chance,
  now: Date,
): DemoOrder[] {
  const own = all.filter(({ memberId }) => memberId !== null);
  const orders = groupsOf(own.filter(({ state }) => ordered.includes(state))).flatMap((group, place) =>
    ordersOf(demo, group, chance, place, now),
  );
  const takenBack = groupsOf(own.filter(({ state }) => state === 'stored'))
    .filter((_, place) => place % 17 === 3)
    .flatMap((group, place) => ordersOf(demo, group, chance, place, now));
  const coming = groupsOf(own.filter(({ state }) => state === 'forecast'))
    .filter((group, place) => group.length > 1 && place % 11 === 0)
    .map((group) => instantOf(demo, group, chance));
  return [...orders, ...takenBack, ...coming];
}
