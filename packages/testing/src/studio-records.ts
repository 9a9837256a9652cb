import { randomInt, randomUUID } from 'node:crypto';
import { isSupportedCurrency } from '@onehaul/domain/money';
import { modules } from '@onehaul/domain/shop';
import { aRow } from './catalog-builders.ts';
import { fileKey, singleRecords } from './single-records.ts';
import { someWays } from './tariff-builders.ts';
import type { TestDatabase } from './test-database.ts';

type Shop = { readonly id: number; readonly tenantId: number };
export type Values = Record<string, unknown>;
type TestRecord = { readonly key: string; readonly values: Values };

const newCode = () => `X${randomInt(1e9)}`;
let countries = 0;
/** Numbers that no real country has, two apart. */
const nextCountryId = () => 10_000 + 2 * (countries += 1);
const countryCode = (id: number) =>
  String.fromCharCode(65 + ((id - 10_000) % 26), 48 + (Math.floor((id - 10_000) / 26) % 10));
/** Codes that no other record of the tests refers to. */
const freeCodes = Intl.supportedValuesOf('currency').filter(
  (code) => isSupportedCurrency(code) && !['CNY', 'HKD', 'USD', 'EUR', 'TWD', 'VND', 'GBP'].includes(code),
);
let usedCodes = 0;
const nextCode = () => freeCodes[(usedCodes += 1) % freeCodes.length]!;
const aPayType = { names: { en: 'Name' }, notes: {}, currencyCode: 'CNY', isOffered: false };
let usedLevels = 0;
/** Levels above those of other tests. */
const nextLevel = () => 50 + ((usedLevels += 1) % 50);
const names = { en: 'Name' };
const label = { countryId: 156, receiver: 'Wong', phone: '123', address: 'Dock 2', postcode: '' };

const openingHours = {
  days: { mon: [{ from: '09:00', to: '18:00' }], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] },
  closedOn: ['2026-12-25'],
};

/** A stored record of each studio resource, and values another can be saved with. */
export const studioRecords: Record<string, (database: TestDatabase, shop: Shop) => Promise<TestRecord>> = {
  warehouse: async (database, shop) => ({
    key: keyOf(await aRow(database, shop, 'warehouse', { code: newCode() })),
    values: {
      code: newCode(),
      names,
      ...label,
      hours: { en: '9-18' },
      notes: {},
      freeDays: 30,
      abandonDays: 90,
    },
  }),
  virtualWarehouse: async (database, shop) => {
    const warehouseId = (await aRow(database, shop, 'warehouse', { code: newCode() })).id;
    return {
      key: keyOf(await aRow(database, shop, 'virtual_warehouse', { warehouseId })),
      values: { names, warehouseId, ...label },
    };
  },
  bin: async (database, shop) => {
    const warehouseId = (await aRow(database, shop, 'warehouse', { code: newCode() })).id;
    return {
      key: keyOf(await aRow(database, shop, 'bin', { warehouseId, code: newCode() })),
      values: { warehouseId, code: newCode() },
    };
  },
  destination: async (database, shop) => {
    await database.sql(
      `insert into currency (tenant_id, shop_id, code, names, exchange_rate, position)
       values ($1, $2, 'HKD', '{"en": "Dollar"}', 1, 1) on conflict do nothing`,
      [shop.tenantId, shop.id],
    );
    const countryId = nextCountryId();
    const insertCountry = (id: number) =>
      database.sql(
        `insert into country (id, code, dial_code, names, position) values ($1, $2, '1', '{"en": "Land"}', 1)`,
        [id, countryCode(id)],
      );
    await insertCountry(countryId);
    await insertCountry(countryId + 1);
    await aRow(database, shop, 'destination', { countryId });
    return { key: String(countryId), values: { countryId: countryId + 1, currencyCode: 'HKD' } };
  },
  carrier: async (database, shop) => ({
    key: keyOf(await aRow(database, shop, 'carrier', { code: newCode() })),
    values: { code: newCode(), names, marketplace: false },
  }),
  deliverySpeed: async (database, shop) => ({
    key: keyOf(await aRow(database, shop, 'delivery_speed')),
    values: { names, transport: 'sea', minimumDays: 5, maximumDays: 9 },
  }),
  goodsType: async (database, shop) => ({
    key: keyOf(await aRow(database, shop, 'goods_type')),
    values: { names, notes: {}, sensitive: false },
  }),
  line: async (database, shop) => {
    const ways = await someWays(database, shop);
    const goodsTypeId = (await aRow(database, shop, 'goods_type')).id as number;
    const ends = { ...ways, countryId: 156 };
    const row = await aRow(database, shop, 'line', { ...ends, code: newCode(), isOpen: false });
    await aRow(database, shop, 'line_goods_type', { lineId: row.id, goodsTypeId });
    const terms = { notes: {}, goodsTypeIds: [goodsTypeId], delivery: 'dispatch', isPrivate: false };
    return { key: keyOf(row), values: { code: newCode(), names, ...ends, ...terms } };
  },
  remoteArea: async (database, shop) => {
    await someWays(database, shop);
    const key = () => `area-${randomInt(1e9)}`;
    return {
      key: keyOf(await aRow(database, shop, 'remote_area', { key: key() })),
      values: { key: key(), names, countryId: 156, postcodePrefixes: ['85', '86'] },
    };
  },
  campaign: async (database, shop) => {
    const limits = { leastMinor: 0, leastGrams: 0, lineIds: [], levels: [], stock: 100, mostEach: 1 };
    const period = { validDays: 30, startsAt: '2026-01-01T00:00:00.000Z', endsAt: null, isActive: true };
    const benefit = { percent: 10, minor: 5000, points: 0, friends: 0 };
    const ofKind = () => ({ kind: 'code', code: newCode() });
    return {
      key: keyOf(await aRow(database, shop, 'campaign', { ...ofKind(), mostEach: 1 })),
      values: { ...ofKind(), names, notes: {}, ...benefit, ...limits, ...period },
    };
  },
  rechargePackage: async (database, shop) => ({
    key: keyOf(await aRow(database, shop, 'recharge_package', { minor: randomInt(1e8) })),
    values: { minor: randomInt(1000, 1e8), giftMinor: 10, isActive: true },
  }),
  carton: async (database, shop) => ({
    key: keyOf(await aRow(database, shop, 'carton')),
    values: { name: 'L', lengthMm: 600, widthMm: 400, heightMm: 400, ownGrams: 700, mostGrams: 30_000 },
  }),
  service: async (database, shop) => ({
    key: keyOf(await aRow(database, shop, 'added_service')),
    values: { target: 'parcel', names, notes: {}, isActive: true },
  }),
  serviceOption: async (database, shop) => {
    const addedServiceId = (await aRow(database, shop, 'added_service')).id;
    const prices = { minor: 500, minorEach: 0, minorPerKilogram: 0, isQuoted: false, finds: null };
    return {
      key: keyOf(await aRow(database, shop, 'added_service_option', { addedServiceId })),
      values: { addedServiceId, names, notes: {}, ...prices, isActive: true },
    };
  },
  pickupPoint: async (database, shop) => ({
    key: keyOf(await aRow(database, shop, 'pickup_point')),
    values: {
      kind: 'counter',
      names,
      isOpen: true,
      countryId: 156,
      regionId: 'CN440305',
      address: 'Dock 3',
      postcode: '',
      phone: '',
      telephone: '',
      openingHours,
      timeZone: '',
      hours: { en: '9-18' },
      notes: {},
      serviceChargeCents: 0,
      storageDays: 7,
      longitude: 114,
      latitude: 22,
    },
  }),
  // One of each kind: the record makes room for itself and the next.
  payType: async (database, shop) => {
    await database.sql(`delete from pay_type where shop_id = $1 and kind in ('balance', 'wechat')`, [
      shop.id,
    ]);
    await database.sql(
      `insert into currency (tenant_id, shop_id, code, names, exchange_rate, position)
       values ($1, $2, 'CNY', '{"en": "Yuan"}', 1, 1) on conflict do nothing`,
      [shop.tenantId, shop.id],
    );
    const { id } = await aRow(database, shop, 'pay_type', { kind: 'balance', notes: { en: 'Note' } });
    return {
      key: String(id as number),
      values: { ...aPayType, kind: 'wechat' },
    };
  },
  currency: async (database, shop) => {
    const [code, other] = [nextCode(), nextCode()];
    await database.sql('delete from currency where shop_id = $1 and code = any($2)', [
      shop.id,
      [code, other],
    ]);
    await aRow(database, shop, 'currency', { code, exchangeRate: 2.5 });
    return { key: code, values: { code: other, names, exchangeRate: 0.1385 } };
  },
  memberLevel: async (database, shop) => {
    const [level, other] = [nextLevel(), nextLevel()];
    await database.sql('delete from member_level where shop_id = $1 and level = any($2)', [
      shop.id,
      [level, other],
    ]);
    await database.sql(
      `insert into member_level (tenant_id, shop_id, level, names, benefits)
       values ($1, $2, $3, '{"en": "Level"}', '{"en": "More"}') on conflict do nothing`,
      [shop.tenantId, shop.id, level],
    );
    return { key: String(level), values: { level: other, names, leastSpentMinor: 0, benefits: {} } };
  },
  article: async (database, shop) => ({
    key: keyOf(await aRow(database, shop, 'article')),
    values: { type: 'help', category: 'start', titles: names, contents: { en: '<p>Text</p>' } },
  }),
  announcement: async (database, shop) => ({
    key: keyOf(await aRow(database, shop, 'announcement')),
    values: {
      titles: names,
      summaries: {},
      contents: { en: '<p>Text</p>' },
      pinned: false,
      publishedAt: '2026-01-01T00:00:00.000Z',
    },
  }),
  banner: async (database, shop) => {
    // A shop has at most twelve.
    await database.sql('update shop_image set archived_at = now() where tenant_id = $1 and shop_id = $2', [
      shop.tenantId,
      shop.id,
    ]);
    return {
      key: keyOf(await aRow(database, shop, 'shop_image', { fileKey: 'banner/known.webp' })),
      values: {
        titles: names,
        fileKey,
        alts: {},
        link: '/help',
        isActive: true,
        startsAt: null,
        endsAt: '2036-01-01T00:00:00.000Z',
      },
    };
  },
  video: async (database, shop) => ({
    key: keyOf(await aRow(database, shop, 'video', { fileKey: 'video/known.mp4' })),
    values: {
      titles: names,
      fileKey: 'video/0123456789abcdef0123456789abcdef.mp4',
      posterKey: null,
      seconds: 90,
    },
  }),
};

function keyOf(row: Record<string, unknown>): string {
  return String(row.id);
}

type Input = () => Promise<Record<string, unknown>>;

const previewed = { language: 'en', layout: { paper: 'label', values: singleRecords.labelLayout! } };

/** Minimal valid input of every studio call, for the authorization matrix. */
export function createStudioInputs(database: TestDatabase, shop: Shop): Record<string, Input> {
  const shopId = shop.id;
  const rack = { aisles: 'A', bays: '1', levels: '', path: 'snake' };
  const aBin = async () => (await studioRecords.bin!(database, shop)).values;
  const calls = Object.entries(studioRecords).map(([name, make]): Record<string, Input> => {
    const path = `/console/studio/${name}`;
    const target = async () => ({ shopId, key: (await make(database, shop)).key });
    const values = async () => (await make(database, shop)).values;
    const draftId = randomUUID;
    const aNewDraft = async () => {
      const id = draftId();
      const [person] = await database.sql('select id from staff where tenant_id = $1 limit 1', [
        shop.tenantId,
      ]);
      await database.sql(
        `insert into record_draft (tenant_id, shop_id, resource, id, based_on, content, staff_id)
         values ($1, $2, $3, $4, 0, $5, $6)`,
        [shop.tenantId, shopId, name, id, JSON.stringify(filled(await values())), person!.id],
      );
      return { shopId, draftId: id };
    };
    return {
      [`${path}/list`]: async () => ({ shopId }),
      [`${path}/get`]: target,
      [`${path}/save`]: async () => ({ shopId, version: 0, values: await values() }),
      [`${path}/archive`]: async () => ({ ...(await target()), version: 1, isArchived: true }),
      [`${path}/reorder`]: async () => ({ shopId, keys: [(await target()).key] }),
      [`${path}/revert`]: async () => {
        const at = await target();
        await database.sql(
          `insert into record_version (tenant_id, shop_id, resource, record_key, version, act, content, is_archived)
           values ($1, $2, $3, $4, 7, 'baseline', $5, false)`,
          [
            shop.tenantId,
            shopId,
            name,
            at.key,
            JSON.stringify(await revertibleValues(name, database, shop, at.key)),
          ],
        );
        return { ...at, version: 1, to: 7 };
      },
      [`${path}/exportSheet`]: async () => ({ shopId }),
      [`${path}/importSheet`]: async () => ({ shopId }),
      [`${path}/saveDraft`]: async () => ({
        shopId,
        draftId: draftId(),
        basedOn: 0,
        values: { ...filled(await values()) },
      }),
      [`${path}/discardDraft`]: aNewDraft,
      [`${path}/getDraft`]: aNewDraft,
      [`${path}/previewDraft`]: aNewDraft,
      [`${path}/listDrafts`]: async () => ({ shopId }),
      [`${path}/scheduleDraft`]: async () => ({
        ...(await aNewDraft()),
        version: 0,
        publishAt: new Date(Date.now() + 86_400_000).toISOString(),
      }),
    };
  });
  // Every module stays on, because the shop has open orders of all.
  const allOn = { ...singleRecords, shopModules: { modules: [...modules] } };
  const singles = Object.entries(allOn).map(([name, values]): Record<string, Input> => {
    const path = `/console/studio/${name}`;
    const version = async () => {
      if (name.endsWith('Layout')) {
        const paper = name.slice(0, -'Layout'.length);
        const [found] = await database.sql(
          'select version from paper_layout where shop_id = $1 and paper = $2',
          [shopId, paper],
        );
        return (found?.version as number | undefined) ?? 1;
      }
      const column = { homePage: 'home', shopModules: 'modules' }[name] ?? name;
      const [row] = await database.sql(`select ${column}_version as version from shop where id = $1`, [
        shopId,
      ]);
      return row!.version as number;
    };
    return {
      [`${path}/get`]: async () => ({ shopId, key: String(shopId) }),
      [`${path}/save`]: async () => ({ shopId, version: await version(), values }),
      [`${path}/revert`]: async () => {
        await database.sql(
          `insert into record_version (tenant_id, shop_id, resource, record_key, version, act, content, is_archived)
           values ($1, $2, $3, $4, 900, 'baseline', $5, false) on conflict do nothing`,
          [shop.tenantId, shopId, name, String(shopId), JSON.stringify(values)],
        );
        return { shopId, key: String(shopId), version: await version(), to: 900 };
      },
    };
  });
  return {
    '/console/studio/options': async () => ({ shopId, of: 'carton' }),
    '/console/studio/bin/generate': async () => ({
      shopId,
      warehouseId: (await aBin()).warehouseId,
      ...rack,
    }),
    '/console/studio/bin/labels': async () => ({
      shopId,
      warehouseId: (await aBin()).warehouseId,
      prefix: '',
      size: 'roll',
    }),
    '/console/studio/article/fields': async () => ({ shopId }),
    '/console/studio/article/fillFields': async () => ({
      shopId,
      facts: [{ language: 'en', field: 'company name', text: 'Harbour Ltd' }],
    }),
    '/console/studio/files/add': async () => ({ shopId, kind: 'logo' }),
    '/console/papers/preview': async () => ({ shopId, ...previewed }),
    '/console/papers/testPage': async () => ({ shopId, ...previewed }),
    ...Object.assign({}, ...calls, ...singles),
  };
}

const perLanguage = { zhHans: '', zhHanT: '', en: '', vi: '' };
const filled = (values: Values) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      value !== null && typeof value === 'object' && !Array.isArray(value)
        ? { ...perLanguage, ...value }
        : value,
    ]),
  );

/** Content a record can go back to: its natural key stays, and a rate is not far from the last one. */
async function revertibleValues(
  name: string,
  database: TestDatabase,
  shop: Shop,
  key: string,
): Promise<Values> {
  // A second record would take the place of the first.
  if (name === 'payType') return { ...aPayType, kind: 'balance' };
  const { values } = await studioRecords[name]!(database, shop);
  if (name === 'memberLevel') return { ...values, level: Number(key) };
  if (name === 'currency') return { ...values, code: key, exchangeRate: 2.4 };
  return name === 'destination' ? { ...values, countryId: Number(key) } : values;
}
