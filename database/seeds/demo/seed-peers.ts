import { createHash } from 'node:crypto';
import { priceShipment } from '@onehaul/domain/fee/price';
import { shipmentOf } from '@onehaul/domain/fee/shipment';
import type { Tariff } from '@onehaul/domain/fee/tariff';
import { codeAlphabet } from '@onehaul/domain/member-code';
import type { OrderStep } from '@onehaul/domain/order/order-state';
import { payStatement } from '@onehaul/domain/wallet/journals';
import { newId, newIds } from './new-ids.ts';
import { demoPeer } from './people.ts';
import { postJournal } from './post-journal.ts';
import { receivers } from './receivers.ts';
import type { ParcelSeed } from './seed-parcels.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** The line that is copied for peers: cheaper and private. */
const copied = 'TW-AIR';
const peerLine = {
  code: 'TW-PEER',
  names: {
    zhHans: '台湾空运同行',
    zhHanT: '台灣空運同行',
    en: 'Taiwan air for peers',
    vi: 'Đài Loan bay cho đối tác',
  },
  kilogramMinor: 1900,
};

type Draft = {
  readonly step: OrderStep;
  readonly boxes: number;
  readonly at: Date;
  readonly received?: number;
};
type Line = {
  readonly id: number;
  readonly warehouseId: number;
  readonly countryId: number;
  readonly tariff: Tariff;
};

const signsOf = (name: string, count: number) =>
  [...createHash('sha256').update(name).digest().subarray(0, count)]
    .map((byte) => codeAlphabet[byte % codeAlphabet.length])
    .join('');

/** A forwarder who orders on account: orders at every step, a statement due and a paid one. */
export async function seedPeers(seed: ParcelSeed): Promise<void> {
  const { demo, insert, now } = seed;
  if (!demo.people.some(({ username }) => username === demoPeer)) return;
  const memberId = seed.memberId(demoPeer);
  const line = await seedLine(seed);
  await insert('peer', [
    {
      member_id: memberId,
      name: '順達國際貨運',
      state: 'active',
      credit_minor: 2_000_000,
      term_days: 30,
      staff_id: seed.staffId('finance'),
      created_at: new Date(now.getTime() - 200 * dayMs),
      updated_at: now,
    },
  ]);
  await insert('peer_line', [{ member_id: memberId, line_id: line.id }]);

  const ago = (days: number) => new Date(now.getTime() - days * dayMs);
  /** The middle of the month this many months ago. */
  const middle = (back: number) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 14, 4));
  const shipped = (back: number): Draft[] =>
    [1, 3, 2, 4].map((boxes) => ({ step: 'shipped', boxes, at: middle(back), received: boxes }));
  const before = await seedOrders(seed, memberId, line, shipped(2));
  const last = await seedOrders(seed, memberId, line, shipped(1));
  await seedOrders(seed, memberId, line, [
    { step: 'cancelled', boxes: 1, at: ago(3) },
    { step: 'ready', boxes: 1, at: ago(2), received: 1 },
    { step: 'ready', boxes: 2, at: ago(1.5), received: 2 },
    { step: 'awaitingArrival', boxes: 2, at: ago(1), received: 1 },
    { step: 'awaitingArrival', boxes: 1, at: ago(0.5) },
    { step: 'awaitingArrival', boxes: 3, at: ago(0.2) },
  ]);
  await seedStatement(seed, memberId, before, middle(2), true);
  await seedStatement(seed, memberId, last, middle(1), false);
}

async function seedLine({ client, demo, shopId }: ParcelSeed): Promise<Line> {
  const { rows } = await client.query<Line>(
    `with source as (
       select line.*, (select tariff from tariff_version v where v.tenant_id = line.tenant_id
         and v.shop_id = line.shop_id and v.line_id = line.id and v.effective_at <= now()
         order by effective_at desc limit 1) as tariff
       from line where tenant_id = $1 and shop_id = $2 and code = $3),
     made as (
       insert into line (tenant_id, shop_id, code, names, notes, warehouse_id, country_id, carrier_id,
         delivery_speed_id, position, is_private, pay_policy)
       select tenant_id, shop_id, $4, $5, notes, warehouse_id, country_id, carrier_id, delivery_speed_id, 999, true,
         'monthly' from source
       returning id, warehouse_id, country_id)
     select made.id, made.warehouse_id as "warehouseId", made.country_id as "countryId", source.tariff
     from made, source`,
    [demo.tenantId, shopId, copied, peerLine.code, peerLine.names],
  );
  const found = rows[0]!;
  const unit = { kind: 'unit', unit: 1000, minor: peerLine.kilogramMinor, isWhole: true } as const;
  const tariff: Tariff = {
    ...found.tariff,
    freight: { mode: 'unitPerBand', bands: [{ upTo: null, price: unit }] },
  };
  await client.query(
    `insert into tariff_version (tenant_id, shop_id, line_id, version, effective_at, published_at, note, tariff)
     values ($1, $2, $3, 1, now() - interval '200 days', now() - interval '200 days', '', $4)`,
    [demo.tenantId, shopId, found.id, JSON.stringify(tariff)],
  );
  await client.query(
    `insert into line_goods_type (tenant_id, shop_id, line_id, goods_type_id)
     select tenant_id, shop_id, $3, goods_type_id from line_goods_type
     where tenant_id = $1 and shop_id = $2
       and line_id = (select id from line where tenant_id = $1 and shop_id = $2 and code = $4)`,
    [demo.tenantId, shopId, found.id, copied],
  );
  return { ...found, tariff };
}

type Seeded = { readonly id: number; readonly minor: number };

const boxOf = (place: number) => ({
  grams: 2400 + (place % 3) * 1100,
  lengthMillimetres: 320,
  widthMillimetres: 240,
  heightMillimetres: 180 + (place % 2) * 40,
});

async function seedOrders(
  seed: ParcelSeed,
  memberId: number,
  line: Line,
  drafts: readonly Draft[],
): Promise<Seeded[]> {
  const { client, demo } = seed;
  const ids = await newIds(client, 'shop_order', drafts.length);
  const seeded: Seeded[] = [];
  for (const [place, draft] of drafts.entries()) {
    const id = ids[place]!;
    const name = `${demo.tenantId} peer ${draft.at.toISOString().slice(0, 7)} ${draft.step} ${place}`;
    seeded.push({ id, minor: await seedOrder(seed, { ...draft, id, name, memberId, line, place }) });
  }
  return seeded;
}

type One = Draft & {
  readonly id: number;
  readonly name: string;
  readonly memberId: number;
  readonly line: Line;
  readonly place: number;
};

async function seedOrder(seed: ParcelSeed, one: One): Promise<number> {
  const { insert } = seed;
  const { id, memberId, line, step, at, received = 0 } = one;
  const boxes = Array.from({ length: one.boxes }, (_, box) => boxOf(box + one.place));
  const shipment = shipmentOf(boxes);
  const bill = priceShipment({ version: 1, effectiveAt: '', tariff: line.tariff }, shipment);
  const receiver = receivers.TW![one.place % receivers.TW!.length]!;
  const clerk = seed.staffId('clerk');
  const isPacked = step === 'ready' || step === 'shipped';
  const later = (hours: number) => new Date(at.getTime() + hours * hourMs);
  await insert('shop_order', [
    {
      id,
      number: signsOf(one.name, 10),
      client_number: `SD-${at.toISOString().slice(2, 7).replace('-', '')}-${String(id).padStart(5, '0')}`,
      member_id: memberId,
      account_id: memberId,
      kind: 'peer',
      step,
      pay_policy: 'monthly',
      total_minor: bill.totalMinor,
      paid_minor: 0,
      warehouse_id: line.warehouseId,
      line_id: line.id,
      version: 1,
      country_id: line.countryId,
      delivery: 'dispatch',
      receiver_name: receiver.name,
      receiver_phone: receiver.phone,
      receiver_telephone: '',
      receiver_postcode: receiver.postcode,
      receiver_region: [receiver.province, receiver.city, receiver.area].filter(Boolean).join(' '),
      receiver_detail: receiver.detail,
      goods_name: '棉质T恤',
      declaration: [
        {
          nameChinese: '棉质T恤',
          nameEnglish: 'Cotton T-shirt',
          quantity: 12,
          unitPriceCents: 2600,
          hsCode: '610910',
          origin: 'CN',
          material: '',
        },
      ],
      declared_minor: 31_200,
      insured_minor: 0,
      collection_minor: 0,
      is_tax_handled: false,
      packing: 'asTheyAre',
      services: [],
      points: 0,
      shipment,
      quoted_bill: bill,
      bill,
      packed_bill: isPacked ? bill : null,
      currency_code: 'CNY',
      exchange_rate: 1,
      remark: '',
      carrier_bill_number: step === 'shipped' ? `TC${String(770_000_000 + id)}` : null,
      created_at: at,
      updated_at: at,
      packed_at: isPacked ? later(12) : null,
      shipped_at: step === 'shipped' ? later(30) : null,
      cancelled_at: step === 'cancelled' ? later(2) : null,
    },
  ]);
  const measures = boxes.map((box, place) => ({
    order_id: id,
    box_number: place + 1,
    weight_grams: box.grams,
    length_mm: box.lengthMillimetres,
    width_mm: box.widthMillimetres,
    height_mm: box.heightMillimetres,
  }));
  await insert(
    'expected_box',
    measures.map((box, place) => ({
      ...box,
      mark: `SD${id}-${place + 1}`,
      received_at: place < received ? later(10) : null,
      received_by: place < received ? clerk : null,
    })),
  );
  await insert(
    'order_box',
    measures.slice(0, received).map((box) => ({ ...box, packed_by: clerk, packed_at: later(10) })),
  );
  await insert('order_event', [
    {
      order_id: id,
      act: 'submit',
      to_step: 'awaitingArrival',
      actor: 'member',
      actor_id: memberId,
      reason: '',
      proof: [],
      details: {},
      created_at: at,
    },
  ]);
  return bill.totalMinor;
}

/** A statement of these orders; a paid one has its bank receipt in the ledger. */
async function seedStatement(
  seed: ParcelSeed,
  memberId: number,
  orders: readonly Seeded[],
  inMonth: Date,
  isPaid: boolean,
): Promise<void> {
  const { client, demo, shopId, insert, staffId, now } = seed;
  const month = `${inMonth.toISOString().slice(0, 7)}-01`;
  const issuedAt = new Date(Date.UTC(inMonth.getUTCFullYear(), inMonth.getUTCMonth() + 1, 1, 2));
  const number = signsOf(`${demo.tenantId} statement ${month}`, 20);
  const totalMinor = orders.reduce((sum, { minor }) => sum + minor, 0);
  const paidAt = new Date(issuedAt.getTime() + 9 * dayMs);
  const dayOf = (at: Date) => at.toISOString().slice(0, 10);
  const id = await newId(client, 'peer_statement');
  const journalId = isPaid
    ? await postJournal(seed, {
        key: `demo statement ${number} ${totalMinor}`,
        journal: payStatement(memberId, { by: 'bank', minor: totalMinor }),
        at: paidAt,
        about: ['statement', id],
      })
    : null;
  await insert('peer_statement', [
    {
      id,
      number,
      member_id: memberId,
      month,
      orders: orders.length,
      total_minor: totalMinor,
      state: isPaid ? 'paid' : 'issued',
      due_on: dayOf(new Date(Math.max(issuedAt.getTime(), now.getTime() - 20 * dayMs) + 30 * dayMs)),
      issued_at: issuedAt,
      paid_at: isPaid ? paidAt : null,
      paid_by: isPaid ? 'bank' : null,
      transfer_number: isPaid ? `ICBC${number.slice(0, 8)}` : '',
      staff_id: isPaid ? staffId('finance') : null,
      journal_id: journalId,
    },
  ]);
  await insert(
    'peer_statement_order',
    orders.map(({ id: orderId, minor }) => ({ order_id: orderId, statement_id: id, minor, tax_minor: 0 })),
  );
  if (!isPaid) return;
  await client.query(
    `update shop_order set paid_minor = total_minor, paid_at = $3
     where tenant_id = $1 and shop_id = $2 and id = any($4::bigint[])`,
    [demo.tenantId, shopId, paidAt, orders.map((order) => order.id)],
  );
}
