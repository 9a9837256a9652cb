import { isTaiwanId } from '@onehaul/domain/customs/consignee';
import { type DictionaryGoods, goodsDictionary } from '@onehaul/domain/customs/goods-names';
import { type Keys, createKeys } from '@onehaul/server/keys';
import { sealDeclarationId, sealIdCard } from '@onehaul/server/modules/address/index';
import { receiverPrint } from '@onehaul/server/modules/consignee/index';
import { receivers } from './receivers.ts';
import type { ParcelSeed } from './seed-parcels.ts';

const hourMs = 3_600_000;

/** ID numbers are encrypted with the installation's data key; without a key the demo has none. */
function keysFrom({ SESSION_SECRETS, DATA_KEYS }: NodeJS.ProcessEnv): Keys | undefined {
  return SESSION_SECRETS && DATA_KEYS
    ? createKeys(SESSION_SECRETS.split(','), DATA_KEYS.split(','))
    : undefined;
}

/** Reusable goods declarations, and receivers in Taiwan with their confirmations. */
export async function seedCustoms(seed: ParcelSeed): Promise<void> {
  const keys = keysFrom(process.env);
  await seedDeclarations(seed, keys);
  await seedSecondReceiver(seed);
  await seedReceivers(seed, keys);
  await seedConfirmations(seed);
}

const declarers = [
  ['陈志远', '13800138000', '0755-86001234', '440305199001010018', '深圳市南山区科技园科苑路 8 号', '518057'],
  [
    '广州云帆贸易有限公司',
    '13926001234',
    '020-38001234',
    '91350100M000100Y43',
    '广州市天河区体育西路 101 号',
    '510620',
  ],
] as const;

/** The shop's main demo members, so that their pages have content. */
const keptBy: readonly (readonly [username: string, count: number])[] = [
  ['demo', 9],
  ['newcomer', 1],
];
const kept: readonly string[] = [
  '610910',
  '851830',
  '691110',
  '950691',
  '392690',
  '940521',
  '640411',
  '871500',
  '630392',
];

async function seedDeclarations({ demo, shopId, memberId, insert, client, now }: ParcelSeed, keys?: Keys) {
  const goodsOf = (code: string): DictionaryGoods => goodsDictionary.find(({ hsCode }) => hsCode === code)!;
  const rows = keptBy.flatMap(([username, count]) =>
    kept.slice(0, count).map((code, place) => {
      const goods = goodsOf(code);
      const [name, phone, telephone, , address, postcode] = declarers[place % declarers.length]!;
      return {
        member_id: memberId(username),
        name,
        phone,
        telephone: telephone.replaceAll('-', ''),
        email: place % 2 === 0 ? 'chen@example.com' : 'customs@example.com',
        address,
        postcode,
        name_zh: demo.languages[0] === 'zhHanT' ? goods.zhHanT : goods.zhHans,
        name_en: goods.en,
        hs_code: code,
        material: '',
        origin_code: 'CN',
        quantity: 1 + (place % 4),
        unit_minor: 2_900 + place * 1_750,
        created_at: new Date(now.getTime() - (place + 1) * 30 * hourMs),
        updated_at: new Date(now.getTime() - (place + 1) * 30 * hourMs),
      };
    }),
  );
  // Newest last, so that it gets the highest id.
  await insert('goods_declaration', rows.toReversed());
  if (!keys) return;
  const { rows: made } = await client.query<{ id: string; name: string }>(
    'select id, name from goods_declaration where tenant_id = $1 and shop_id = $2',
    [demo.tenantId, shopId],
  );
  const shop = { tenantId: demo.tenantId, id: shopId };
  for (const { id, name } of made) {
    const [, , , idCard] = declarers.find(([whose]) => whose === name)!;
    await client.query(
      'update goods_declaration set id_card_sealed = $4 where tenant_id = $1 and shop_id = $2 and id = $3',
      [demo.tenantId, shopId, id, sealDeclarationId(keys, shop, Number(id), idCard)],
    );
  }
}

/** A frequent sender has several receivers: the demo member's orders to Taiwan go to two people. */
async function seedSecondReceiver({ demo, shopId, memberId, client }: ParcelSeed): Promise<void> {
  const [first, second] = receivers.TW!;
  const values = [demo.tenantId, shopId, memberId('demo')];
  await client.query(
    `insert into address (tenant_id, shop_id, member_id, kind, receiver_name, phone, telephone, country_id, region_id,
       province, city, area, detail, postcode, is_default)
     select tenant_id, shop_id, member_id, 'dispatch', $4, $5, '', country_id, null, $6, $7, '', $8, $9, false
     from address join country on country.id = country_id
     where tenant_id = $1 and shop_id = $2 and member_id = $3 and country.code = 'TW' and receiver_name = $10`,
    [
      ...values,
      first!.name,
      first!.phone,
      first!.province,
      first!.city,
      first!.detail,
      first!.postcode,
      second!.name,
    ],
  );
  await client.query(
    `update shop_order set receiver_name = $4, receiver_phone = $5, receiver_region = $6, receiver_detail = $7,
       receiver_postcode = $8
     from country where country.id = country_id and country.code = 'TW'
       and tenant_id = $1 and shop_id = $2 and member_id = $3 and shop_order.id % 3 <> 0 and receiver_name = $9`,
    [
      ...values,
      first!.name,
      first!.phone,
      [first!.province, first!.city].join(' '),
      first!.detail,
      first!.postcode,
      second!.name,
    ],
  );
}

/** A fictitious ID number with a valid check digit, unique per member and receiver. */
function taiwanIdOf(memberId: number, name: string): string {
  const head = `${name === '林怡君' ? 'A2' : 'B1'}${String(memberId).padStart(7, '0')}`;
  return Array.from({ length: 10 }, (_, last) => `${head}${last}`).find(isTaiwanId)!;
}

/** Receivers with ID numbers, for counting imports; every second one is registered in the customs app. */
async function seedReceivers({ demo, shopId, client }: ParcelSeed, keys?: Keys): Promise<void> {
  const shop = { tenantId: demo.tenantId, id: shopId };
  const { rows } = await client.query<{ id: string; member_id: number; name: string; phone: string }>(
    `select address.id, member_id, receiver_name as name, phone from address join country on country.id = country_id
     where tenant_id = $1 and shop_id = $2 and country.code = 'TW'`,
    [demo.tenantId, shopId],
  );
  for (const { id, member_id, name, phone } of rows) {
    const idCard = taiwanIdOf(member_id, name);
    await client.query(
      `update address set is_registered = $4, id_card_sealed = $5
       where tenant_id = $1 and shop_id = $2 and id = $3`,
      [
        demo.tenantId,
        shopId,
        id,
        name === '林怡君',
        keys ? sealIdCard(keys, shop, Number(id), idCard) : null,
      ],
    );
    if (!keys) continue;
    await client.query(
      `update shop_order set receiver_print = $5 from country
       where tenant_id = $1 and shop_id = $2 and member_id = $3 and country.id = country_id and country.code = 'TW'
         and receiver_name = $4`,
      [
        demo.tenantId,
        shopId,
        member_id,
        name,
        receiverPrint(keys, shop, { receiverName: name, phone, idCard }),
      ],
    );
  }
}

/** Orders under way await confirmation, some overdue; delivered or cleared orders are confirmed. */
async function seedConfirmations(seed: ParcelSeed): Promise<void> {
  const { demo, shopId, client, insert, now, staffId } = seed;
  const { rows } = await client.query<{
    id: string;
    member_id: number;
    shipped_at: Date;
    has_come: boolean;
  }>(
    `select shop_order.id, member_id, shipped_at, delivered_at is not null or step = 'completed'
       or exists (select from track_event told where told.tenant_id = shop_order.tenant_id
         and told.shop_id = shop_order.shop_id and told.order_id = shop_order.id and told.phase = 'cleared') as has_come
     from shop_order join country on country.id = country_id
     where tenant_id = $1 and shop_id = $2 and country.code = 'TW' and shipped_at is not null
     order by shop_order.member_id, shop_order.id`,
    [demo.tenantId, shopId],
  );
  const open = ['waiting', 'confirmed', 'waiting', 'mismatch', 'waiting', 'expired'] as const;
  let place = 0;
  const confirmations = rows.map(({ id, member_id, shipped_at, has_come }) => {
    const state = has_come ? 'confirmed' : open[place++ % open.length]!;
    const isAnswered = state === 'confirmed' || state === 'mismatch';
    const askedAt = state === 'waiting' ? new Date(now.getTime() - ((place * 7) % 40) * hourMs) : shipped_at;
    return {
      order_id: Number(id),
      member_id,
      state,
      asked_at: askedAt,
      due_at: new Date(askedAt.getTime() + 48 * hourMs),
      answered_at: isAnswered ? new Date(askedAt.getTime() + 5 * hourMs) : null,
      staff_id: state === 'confirmed' && place % 2 === 0 ? staffId('service') : null,
      note: state === 'mismatch' ? '金額與訂單不同' : '',
    };
  });
  await insert('consignee_confirmation', confirmations);
  const troubled = confirmations.filter(({ state }) => state === 'mismatch' || state === 'expired');
  for (const { order_id, note } of troubled) {
    await client.query(
      `update shop_order set exception = 'customs', exception_note = $4, exception_at = now() - interval '3 hours'
       where tenant_id = $1 and shop_id = $2 and id = $3 and exception is null`,
      [demo.tenantId, shopId, order_id, note],
    );
    await insert('order_event', [
      {
        order_id,
        act: 'exception',
        from_step: 'shipped',
        to_step: 'shipped',
        actor: 'system',
        actor_id: null,
        reason: note,
        proof: [],
        details: { exception: 'customs', cause: 'consignee' },
        created_at: new Date(now.getTime() - 3 * hourMs),
      },
    ]);
  }
}
