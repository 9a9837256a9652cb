import { createHash } from 'node:crypto';
import { serviceMinor } from '@onehaul/domain/service/service-price';
import type { ServiceState } from '@onehaul/domain/service/service-state';
import { pictureType } from '@onehaul/server/modules/file/index';
import { payService, refundService } from '@onehaul/domain/wallet/journals';
import { newId } from './new-ids.ts';
import { postJournal } from './post-journal.ts';
import type { ParcelSeed } from './seed-parcels.ts';
import { drawn } from './seed-photos.ts';

const hourMs = 3_600_000;

type Scene = {
  readonly username: string;
  readonly service: string;
  readonly option: string;
  readonly state: ServiceState;
  /** Required states of its parcel, or steps of its order. */
  readonly of: readonly string[];
  readonly hoursAgo: number;
  readonly quantity?: number;
  readonly found?: { readonly count?: number; readonly weightGrams?: number };
  readonly photos?: readonly string[];
  readonly hasWords?: boolean;
};

const lying = ['stored', 'received'];
/** Parcel states away from ordering: a parcel under service cannot go into an order. */
const aside = ['received', 'onHold', 'stored'];
const anywhere = ['shipped', 'delivered', 'stored', 'reserved'];
const counting = { service: 'Counting and checking', option: 'Count only' };
const models = { service: 'Counting and checking', option: 'Check models' };
const threePhotos = { service: 'Photos of the contents', option: 'Three pictures' };
const eachPhoto = { service: 'Photos of the contents', option: 'Each item' };
const weighing = { service: 'Weighing and testing', option: 'Weigh again' };
const testing = { service: 'Weighing and testing', option: 'Function test' };
const wrapping = { service: 'Reinforced packing', option: 'Bubble wrap and corners' };

/** Service requests in every state, so that the member's pages and the desk have content. */
const scenes: readonly Scene[] = [
  { username: 'demo', ...testing, state: 'requested', of: lying, hoursAgo: 3, hasWords: true },
  { username: 'demo', ...threePhotos, state: 'unpaid', of: lying, hoursAgo: 5 },
  { username: 'demo', ...counting, state: 'paid', of: aside, hoursAgo: 20, quantity: 12, hasWords: true },
  {
    username: 'demo',
    ...eachPhoto,
    state: 'assigned',
    of: aside,
    hoursAgo: 27,
    quantity: 4,
    photos: ['carton'],
  },
  { username: 'demo', ...wrapping, state: 'paid', of: ['unpaid'], hoursAgo: 9, quantity: 2 },
  {
    username: 'demo',
    ...models,
    state: 'done',
    of: anywhere,
    hoursAgo: 80,
    quantity: 6,
    found: { count: 6 },
    photos: ['carton-taped', 'small-box'],
  },
  {
    username: 'demo',
    ...weighing,
    state: 'done',
    of: anywhere,
    hoursAgo: 150,
    found: { weightGrams: 2340 },
    photos: ['small-box'],
  },
  {
    username: 'demo',
    ...wrapping,
    state: 'done',
    of: ['shipped', 'completed'],
    hoursAgo: 260,
    photos: ['carton'],
  },
  {
    username: 'demo',
    ...threePhotos,
    state: 'notPossible',
    of: anywhere,
    hoursAgo: 60,
    photos: ['damaged-corner'],
  },
  { username: 'demo', ...eachPhoto, state: 'cancelled', of: anywhere, hoursAgo: 110 },
  { username: 'newcomer', ...threePhotos, state: 'unpaid', of: lying, hoursAgo: 1 },
];
/** Requests of other members, by available goods, so that the desk has work of many. */
const others: readonly Omit<Scene, 'username'>[] = [
  { ...threePhotos, state: 'paid', of: lying, hoursAgo: 55 },
  { ...counting, state: 'paid', of: lying, hoursAgo: 12, quantity: 30 },
  { ...testing, state: 'requested', of: lying, hoursAgo: 30, hasWords: true },
  { ...weighing, state: 'assigned', of: lying, hoursAgo: 16 },
  { ...models, state: 'paid', of: lying, hoursAgo: 4, quantity: 3 },
];

const words = {
  zhHans: '请重点看包装是否完整，谢谢。',
  zhHanT: '請留意包裝是否完整，謝謝。',
  en: 'Please look closely at the packaging. Thank you.',
  vi: 'Vui lòng kiểm tra kỹ bao bì giúp mình, cảm ơn.',
} as const;
const answers = {
  done: {
    zhHans: '已核对，无破损。',
    zhHanT: '已核對，無破損。',
    en: 'Checked, nothing broken.',
    vi: 'Đã kiểm tra, không hư hỏng.',
  },
  notPossible: {
    zhHans: '封箱有防拆标，拆开会失去保修。',
    zhHanT: '封箱有防拆標，拆開會失去保養。',
    en: 'Sealed by the maker: opening it would end the warranty.',
    vi: 'Thùng có tem niêm phong, mở ra sẽ mất bảo hành.',
  },
} as const;

type Goods = {
  id: string;
  number: string;
  member_id: number;
  warehouse_id: number;
  state: string;
  grams: number | null;
  paused: boolean;
};
type Option = {
  id: number;
  target: 'order' | 'parcel';
  service: string;
  option: string;
  names: Record<string, string>;
  minor: number;
  minorEach: number;
  minorPerKilogram: number;
  is_quoted: boolean;
  finds: string | null;
};

/** Service requests with photos, payments and clocks, as the product would leave them. */
export async function seedServices(seed: ParcelSeed): Promise<void> {
  const options = await optionsOf(seed);
  const [parcels, orders] = [await parcelsOf(seed), await ordersOf(seed)];
  const used = new Set<string>();
  const known = new Map(scenes.map(({ username }) => [username, seed.memberId(username)]));
  let place = 0;
  const all: readonly (Omit<Scene, 'username'> & { readonly username?: string })[] = [
    ...scenes,
    ...others,
  ].toSorted((one, other) => other.hoursAgo - one.hoursAgo);
  for (const scene of all) {
    const option = options.find((one) => one.service === scene.service && one.option === scene.option);
    const memberId = scene.username === undefined ? undefined : known.get(scene.username);
    const isOf = (goods: Goods) =>
      memberId === undefined ? ![...known.values()].includes(goods.member_id) : goods.member_id === memberId;
    if (!option || (scene.username !== undefined && memberId === undefined)) continue;
    const there = option.target === 'parcel' ? parcels : orders;
    const goods = scene.of
      .flatMap((state) => there.filter((one) => one.state === state))
      .find((one) => isOf(one) && !used.has(`${option.target} ${one.id}`));
    if (!goods) continue;
    used.add(`${option.target} ${goods.id}`);
    await seedOne(seed, scene, option, goods, (place += 1));
  }
}

async function seedOne(
  seed: ParcelSeed,
  scene: Omit<Scene, 'username'>,
  option: Option,
  goods: Goods,
  place: number,
) {
  const { demo, shopId, now, client } = seed;
  const { state, quantity = 1, hoursAgo } = scene;
  const [language] = demo.languages;
  const at = (hours: number) => new Date(now.getTime() - hours * hourMs);
  const number = createHash('sha256')
    .update(`${demo.tenantId} service ${place}`)
    .digest('hex')
    .slice(0, 10)
    .toUpperCase();
  const minor = state === 'requested' ? null : serviceMinor(option, { quantity, grams: goods.grams ?? 0 });
  const isPaid = ['paid', 'assigned', 'done', 'notPossible'].includes(state);
  const isOver = ['done', 'notPossible', 'cancelled'].includes(state);
  const paidAt = isPaid ? at(hoursAgo - 0.2) : null;
  const handledAt = isOver ? at(Math.max(1, hoursAgo - 20)) : null;
  const dueAt = state === 'requested' || isPaid ? at(hoursAgo - 48) : null;
  const id = await newId(client, 'service_request');
  await seed.insert('service_request', [
    {
      id,
      number,
      member_id: goods.member_id,
      account_id: goods.member_id,
      parcel_id: option.target === 'parcel' ? goods.id : null,
      order_id: option.target === 'order' ? goods.id : null,
      warehouse_id: goods.warehouse_id,
      option_id: option.id,
      names: option.names,
      finds: option.finds,
      quantity,
      minor,
      paid_minor: isPaid && state !== 'notPossible' ? minor : 0,
      state,
      words: scene.hasWords ? words[language] : '',
      staff_id: ['assigned', 'done', 'notPossible'].includes(state) ? seed.staffId('clerk') : null,
      answer: state === 'done' || state === 'notPossible' ? answers[state][language] : '',
      found: scene.found ?? {},
      due_at: dueAt,
      created_at: at(hoursAgo),
      paid_at: paidAt,
      assigned_at: ['assigned', 'done', 'notPossible'].includes(state) ? at(hoursAgo - 2) : null,
      handled_at: handledAt,
    },
  ]);
  await seedPhotos(seed, id, number, scene.photos ?? [], at(Math.max(1, hoursAgo - 4)));
  if (isPaid && minor !== null && minor > 0) {
    await seedMoney(seed, {
      id,
      number,
      memberId: goods.member_id,
      minor,
      paidAt: paidAt!,
      isBack: state === 'notPossible',
    });
  }
  const isWorkedOn = state === 'paid' || state === 'assigned';
  if (isWorkedOn && option.target === 'parcel' && !goods.paused) {
    await client.query(
      `update parcel set paused_at = greatest($4, stored_at)
       where tenant_id = $1 and shop_id = $2 and id = $3 and free_until is not null`,
      [demo.tenantId, shopId, goods.id, paidAt],
    );
  }
}

async function seedPhotos(
  seed: ParcelSeed,
  requestId: number,
  number: string,
  names: readonly string[],
  at: Date,
) {
  const rows = [];
  for (const [index, name] of names.entries()) {
    const picture = await drawn(name);
    rows.push({
      id: seed.uuid(`service photo ${number} ${index}`),
      request_id: requestId,
      // The key under which the parcel photos stored it.
      file_key: `parcel/${seed.uuid(`picture ${name}`)}.${pictureType.extension}`,
      sha256: `\\x${createHash('sha256').update(picture).digest('hex')}`,
      length_bytes: picture.byteLength,
      staff_id: seed.staffId('clerk'),
      created_at: new Date(at.getTime() + index * 60_000),
    });
  }
  await seed.insert('service_photo', rows);
}

type Paid = {
  readonly id: number;
  readonly number: string;
  readonly memberId: number;
  readonly minor: number;
  readonly paidAt: Date;
  readonly isBack: boolean;
};

/** Paid by a gateway, or by the bank and refunded to the wallet; posted through the ledger. */
async function seedMoney(
  seed: ParcelSeed,
  { id, number, memberId, minor, paidAt, isBack }: Paid,
): Promise<void> {
  const { demo, shopId, client } = seed;
  const by = isBack ? 'bank' : 'gateway';
  const about = `demo service ${number} of ${memberId}, ${minor}`;
  const paymentId = await newId(client, 'payment');
  const journalId = await postJournal(seed, {
    key: `${about} paid`,
    journal: payService(memberId, { by, minor }),
    at: paidAt,
    about: ['payment', paymentId],
  });
  const hash = createHash('sha256').update(`service ${number}`).digest('hex').toUpperCase();
  await seed.insert('payment', [
    {
      id: paymentId,
      number: hash.slice(0, 24),
      member_id: memberId,
      account_id: memberId,
      purpose: 'service',
      method: isBack ? 'bankDeposit' : 'wechat',
      state: 'settled',
      minor,
      gift_minor: 0,
      currency_code: 'CNY',
      asked_minor: minor,
      exchange_rate: 1,
      refunded_minor: isBack ? minor : 0,
      from_gift_minor: 0,
      gateway_number: isBack ? null : `DEMO${number}`,
      reason: '',
      journal_id: journalId,
      return_path: '',
      created_at: new Date(paidAt.getTime() - 60_000),
      settled_at: paidAt,
      asks: 0,
    },
  ]);
  await seed.insert('payment_service', [{ payment_id: paymentId, request_id: id, minor }]);
  if (!isBack) return;
  const backId = await postJournal(seed, {
    key: `${about} back`,
    journal: refundService(memberId, { cash: minor }),
    at: paidAt,
    about: ['payment', paymentId],
  });
  await client.query(
    `insert into refund (tenant_id, shop_id, number, payment_id, request_id, minor, asked_minor, route, why, state,
       journal_id, done_at)
     values ($1, $2, $3, $4, $5, $6, $6, 'wallet', 'notPossible', 'done', $7, $8)`,
    [demo.tenantId, shopId, hash.slice(24, 48), paymentId, id, minor, backId, paidAt],
  );
}

async function optionsOf({ client, demo, shopId }: ParcelSeed): Promise<Option[]> {
  const { rows } = await client.query<Option>(
    `select option.id, service.target, service.names->>'en' as service, option.names->>'en' as option,
       (select jsonb_object_agg(key, value || ' · ' || (option.names->>key)) from jsonb_each_text(service.names)) as names,
       option.minor, option.minor_each as "minorEach", option.minor_per_kilogram as "minorPerKilogram",
       option.is_quoted, option.finds
     from added_service_option option
     join added_service service on service.tenant_id = option.tenant_id and service.shop_id = option.shop_id
       and service.id = option.added_service_id
     where option.tenant_id = $1 and option.shop_id = $2`,
    [demo.tenantId, shopId],
  );
  return rows;
}

/** Parcels of main accounts, oldest first, so that the newest stay free. */
async function parcelsOf({ client, demo, shopId }: ParcelSeed): Promise<Goods[]> {
  const { rows } = await client.query<Goods>(
    `select id, courier_number as number, member_id, warehouse_id, state, weight_grams as grams, paused_at is not null as paused
     from parcel where tenant_id = $1 and shop_id = $2 and member_id is not null and order_id is null
       and joined_id is null and state in ('received', 'stored', 'onHold')
     union all
     select id, courier_number, member_id, warehouse_id, state, weight_grams, true
     from parcel where tenant_id = $1 and shop_id = $2 and state in ('reserved', 'shipped', 'delivered')
     order by id`,
    [demo.tenantId, shopId],
  );
  return rows;
}

async function ordersOf({ client, demo, shopId }: ParcelSeed): Promise<Goods[]> {
  const { rows } = await client.query<Goods>(
    `select id, number, member_id, warehouse_id, step as state, null::int as grams, true as paused
     from shop_order where tenant_id = $1 and shop_id = $2 order by id`,
    [demo.tenantId, shopId],
  );
  return rows;
}
