import type { Services } from '@onehaul/server/services';
import { newTariff } from '@onehaul/domain/fee/new-tariff';
import type { Tariff } from '@onehaul/domain/fee/tariff';
import type { OrderStep, PayPolicy } from '@onehaul/domain/order/order-state';
import { lockOrders } from '@onehaul/server/modules/order-move/index';
import { payFromBalance } from '@onehaul/server/modules/payment/index';
import { randomUUID } from 'node:crypto';
import { aRow } from './catalog-builders.ts';
import { anOrder, aPricedLine, type TestOrder } from './order-builders.ts';
import { aParcel, type TestParcel } from './parcel-builders.ts';
import { createParcelFixture, seconds } from './parcel-fixture.ts';
import { perKilogram } from './tariff-builders.ts';
import { someMoney } from './wallet-builders.ts';

/** One cent per gram without rounding: the weight of a box is its price. */
export const oneCentPerGram: Tariff = perKilogram(10, {
  weighing: { ...newTariff.weighing, carry: [] } as Tariff['weighing'],
  freight: {
    mode: 'unitPerBand',
    bands: [{ upTo: null, price: { kind: 'unit', unit: 1, minor: 1, isWhole: true } }],
  },
});

type Draft = {
  readonly payPolicy?: PayPolicy;
  readonly step?: OrderStep;
  readonly grams?: readonly number[];
  readonly warehouseId?: number;
  readonly tariff?: Tariff;
  readonly row?: Readonly<Record<string, unknown>>;
  /** Gift balance of the member when the order is paid; by default all is paid from cash. */
  readonly gift?: number;
};
export type WorkOrder = TestOrder & { readonly parcels: readonly TestParcel[] };

type OrderTotals = {
  readonly step: OrderStep;
  readonly pay_policy: PayPolicy;
  readonly total: number;
  readonly counted: number;
  readonly paid: number;
  readonly back: number;
  readonly waiting: number;
  readonly bill: { readonly totalMinor: number; readonly lines: readonly { readonly minor: number }[] };
};

/** The parcel stage, with orders that were really paid. */
export async function createFulfilmentFixture(services: Partial<Services> = {}) {
  const stage = await createParcelFixture(services);
  const { database, shop, amy, clerk } = stage;
  const scan = (more: object = {}) => ({
    shopId: shop.id,
    warehouseId: stage.warehouseId,
    scannedAt: seconds(0),
    ...more,
  });

  /** An order ready to be picked, paid from its owner's balance if due on submission. */
  async function orderToPick(draft: Draft = {}): Promise<WorkOrder> {
    const {
      payPolicy = 'onSubmit',
      grams = [1000],
      warehouseId = stage.warehouseId,
      gift = 0,
      row = {},
    } = draft;
    const line = await aPricedLine(database, shop, {
      warehouseId,
      payPolicy,
      tariff: draft.tariff ?? oneCentPerGram,
    });
    const parcels: TestParcel[] = [];
    for (const weightGrams of grams) {
      const small = { weightGrams, lengthMm: 100, widthMm: 100, heightMm: 100 };
      parcels.push(await aParcel(database, { shop, member: amy, warehouseId, state: 'stored', row: small }));
    }
    const step = payPolicy === 'onSubmit' ? 'unpaid' : 'toPick';
    const order = await anOrder(database, shop, amy, { parcels, line, payPolicy, step, row });
    if (step === 'unpaid') {
      await someMoney(database, shop, amy, { cash: order.totalMinor - gift, gift });
      await pay(order);
    }
    return { ...order, parcels };
  }

  /** Pays the amount currently due from the owner's balance. */
  const pay = ({ id }: Pick<TestOrder, 'id'>) =>
    database.database.transaction(shop.tenantId, async (db) =>
      payFromBalance(db, {
        shopId: shop.id,
        ownerId: amy.id,
        accountId: amy.id,
        orders: await lockOrders(db, shop.id, [id]),
        actor: { kind: 'member', id: amy.id },
      }),
    );

  /** An order ready to be packed. */
  async function orderToPack(draft: Draft = {}): Promise<WorkOrder> {
    const order = await orderToPick(draft);
    await clerk.call('pick/startWave', scan({ orderNumbers: [order.number] }));
    for (const { courierNumber } of order.parcels)
      await clerk.call('pick/pickParcel', scan({ courierNumber }));
    return order;
  }

  /** Contents of an order that are in no other box. */
  async function restOf({ number }: Pick<TestOrder, 'number'>, boxNumber: number) {
    const parcels = await database.sql(
      `select parcel_id::int as id from order_parcel part join shop_order using (tenant_id, shop_id)
       where part.order_id = shop_order.id and number = $1 and coalesce(box_number, $2) = $2 order by 1`,
      [number, boxNumber],
    );
    const items = await database.sql(
      `select part.sku_id::int as "skuId", part.quantity - coalesce((select sum(packed.quantity) from order_box_item packed
           where packed.order_id = part.order_id and packed.sku_id = part.sku_id and box_number <> $2), 0)::int as quantity
       from order_item part join shop_order using (tenant_id, shop_id)
       where part.order_id = shop_order.id and number = $1 order by 1`,
      [number, boxNumber],
    );
    return {
      parcelIds: parcels.map(({ id }) => id),
      items: items.filter(({ quantity }) => Number(quantity) > 0),
    };
  }

  /** Saves a box, by default with all contents that are in no other box. */
  const box = async (
    order: Pick<TestOrder, 'number'>,
    weightGrams: number,
    more: {
      readonly boxNumber?: number;
      readonly parcelIds?: readonly number[];
      readonly [name: string]: unknown;
    } = {},
  ) =>
    clerk.call(
      'pack/saveBox',
      scan({
        orderNumber: order.number,
        boxNumber: 1,
        weightGrams,
        lengthMillimetres: 100,
        widthMillimetres: 100,
        heightMillimetres: 100,
        ...(more.parcelIds ? {} : await restOf(order, more.boxNumber ?? 1)),
        ...more,
      }),
    );
  /** Inserts the row of a box photo; no object is stored. */
  const photo = async (order: Pick<TestOrder, 'id'>, boxNumber = 1, kind = 'scale') => {
    const id = randomUUID();
    await aRow(database, shop, 'order_photo', {
      id,
      orderId: order.id,
      boxNumber,
      kind,
      fileKey: `order/${id}.webp`,
      sha256: Buffer.alloc(32),
      lengthBytes: 1,
      staffId: clerk.id,
    });
    return id;
  };
  const finish = (order: Pick<TestOrder, 'number'>, more: object = {}) =>
    clerk.call('pack/finish', scan({ orderNumber: order.number, ...more }));

  return {
    ...stage,
    scan,
    orderToPick,
    orderToPack,
    pay,
    someCash: (cash: number) => someMoney(database, shop, amy, { cash }),
    box,
    photo,
    finish,
    restOf,
    /** Packs and closes one box of this weight with photo, and a reason in case it is much lighter. */
    async pack(order: TestOrder, weightGrams: number) {
      await box(order, weightGrams);
      await photo(order);
      return finish(order, { reason: 'Outer cartons taken off' });
    },
    orderRow: async (id: number) =>
      (await database.sql('select * from shop_order where id = $1', [id]))[0] as Record<string, unknown>,
    orderEvents: (id: number) =>
      database.sql(
        `select act, from_step, to_step, actor_id, reason, proof, details from order_event
         where order_id = $1 order by id`,
        [id],
      ),
    /** Violated invariants of a packed order, to the cent; from the payments, not the order's own totals. */
    async notSquare(id: number): Promise<string[]> {
      const [order] = (await database.sql(
        `select step, pay_policy, total_minor::int as total, paid_minor::int as counted, bill,
           (select coalesce(sum(part.minor), 0)::int from payment_order part join payment using (tenant_id, shop_id)
            where payment.id = part.payment_id and part.order_id = shop_order.id and payment.state = 'settled') as paid,
           (select coalesce(sum(refund.minor), 0)::int from refund
            where refund.order_id = shop_order.id and refund.state in ('sending', 'done')) as back,
           (select coalesce(sum(refund.minor), 0)::int from refund
            where refund.order_id = shop_order.id and refund.state = 'proposed' and why = 'cheaper') as waiting
         from shop_order where id = $1`,
        [id],
      )) as [OrderTotals];
      const { total, counted, paid, back, waiting, bill } = order;
      const isCollected = order.pay_policy === 'collect';
      const due = isCollected ? 0 : Math.max(0, total - counted);
      const facts: Record<string, boolean> = {
        'counted is what was paid less what went back': counted === paid - back,
        'that, less what waits to go back, and what is due is the price':
          isCollected || counted - waiting + due === total,
        'it waits only while something is due': order.step === (due > 0 ? 'packed' : 'ready'),
        'the price is the bill that counts': bill.totalMinor === total,
        'the bill is the sum of its lines': bill.lines.reduce((sum, { minor }) => sum + minor, 0) === total,
      };
      return Object.entries(facts).flatMap(([fact, isTrue]) =>
        isTrue ? [] : [`not: ${fact} (${JSON.stringify({ ...order, bill: undefined })})`],
      );
    },
    /** Balance of a ledger account of the member or the shop. */
    balance: async (kind: string, ownerId = amy.id) => {
      const [row] = await database.sql(
        'select balance from ledger_account where shop_id = $1 and owner_id = $2 and kind = $3',
        [shop.id, ownerId, kind],
      );
      return Number(row?.balance ?? 0);
    },
  };
}
