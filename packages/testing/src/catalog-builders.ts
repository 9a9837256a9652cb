import type { TestDatabase } from './test-database.ts';

type Row = Readonly<Record<string, unknown>>;

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const toColumnValue = (value: unknown) =>
  typeof value === 'object' && value !== null && !(value instanceof Date) && !Buffer.isBuffer(value)
    ? JSON.stringify(value)
    : value;

/** Inserts a row with camelCase names and JavaScript values. */
async function insertRow({ sql }: TestDatabase, table: string, row: Row): Promise<Record<string, unknown>> {
  const columns = Object.keys(row).map(snake);
  const places = columns.map((_, index) => `$${index + 1}`);
  const [added] = await sql(
    `insert into ${table} (${columns.join(', ')}) values (${places.join(', ')}) returning *`,
    Object.values(row).map(toColumnValue),
  );
  return added!;
}

const label = { receiver: 'Wong', phone: '12345678', address: 'Dock 1', postcode: '999077' };

/** Default column values of each table. */
const drafts = {
  shop_image: { titles: { en: 'Image' }, fileKey: 'image.webp', position: 1 },
  currency: { names: { en: 'Yuan' }, exchangeRate: 1, position: 1 },
  setting: {},
  wallet_adjustment: { account: 'cash', changeMinor: 500, reason: 'because' },
  pay_type: { names: { en: 'Pay' }, position: 1 },
  destination: { currencyCode: 'HKD', position: 1 },
  goods_type: { names: { en: 'Goods' }, notes: { en: 'Note' }, position: 1 },
  warehouse: {
    code: 'W1',
    names: { en: 'Warehouse' },
    countryId: 156,
    ...label,
    hours: { en: '9-18' },
    notes: { en: 'Note' },
    position: 1,
  },
  virtual_warehouse: { names: { en: 'Abroad' }, countryId: 156, ...label, position: 1 },
  carrier: { code: 'C1', names: { en: 'Carrier' }, position: 1 },
  delivery_speed: { names: { en: 'Air' }, transport: 'air', minimumDays: 3, maximumDays: 5, position: 1 },
  article: { type: 'help', titles: { en: 'Article' }, contents: { en: '<p>Text</p>' } },
  announcement: {
    titles: { en: 'Notice' },
    summaries: { en: 'Summary' },
    contents: { en: '<p>Text</p>' },
    publishedAt: new Date('2026-01-01'),
  },
  added_service: { target: 'parcel', names: { en: 'Service' }, notes: { en: 'Note' }, position: 1 },
  added_service_option: {
    names: { en: 'Option' },
    notes: { en: 'Note' },
    minor: 500,
    minorEach: 0,
    minorPerKilogram: 0,
    position: 1,
  },
  service_request: { names: { en: 'Photos · Three' } },
  carton: {
    name: 'M',
    lengthMm: 400,
    widthMm: 300,
    heightMm: 300,
    ownGrams: 500,
    mostGrams: 20_000,
    position: 1,
  },
  remote_area: { key: 'islands', names: { en: 'Islands' }, countryId: 156, position: 1 },
  remote_area_place: {},
  line: { code: 'L1', names: { en: 'Line' }, notes: { en: 'Note' }, position: 1 },
  line_goods_type: {},
  tariff_version: { version: 1 },
  tariff_draft: { basedOn: 1 },
  bin: { code: 'A-01-01', position: 1 },
  parcel: { state: 'forecast' },
  parcel_event: { act: 'add', toState: 'forecast', actor: 'system' },
  parcel_photo: { kind: 'whole', sha256: Buffer.alloc(32), lengthBytes: 1 },
  disposal: { outcome: 'disposed', reason: 'nobody came' },
  parcel_claim: {},
  support_case: { kind: 'question' },
  case_message: { actor: 'system', act: 'opened' },
  cod_order: { currencyCode: 'TWD' },
  carrier_invoice: { currencyCode: 'CNY' },
  carrier_invoice_line: { currencyCode: 'CNY' },
  carrier_price: { currencyCode: 'CNY' },
  cod_statement: { currencyCode: 'TWD' },
  cod_statement_line: { currencyCode: 'TWD' },
  track_event: { source: 'carrier' },
  address: { receiverName: 'Chan', phone: '13800138000', detail: 'Dock Road 8' },
  coupon: { names: { en: 'Coupon' }, minor: 1000, validUntil: new Date('2100-01-01') },
  recharge_package: { minor: 1000 },
  campaign: { kind: 'give', names: { en: 'Campaign' }, minor: 1000, validDays: 30 },
  shop_order: {
    delivery: 'dispatch',
    receiverName: 'Chan',
    receiverPhone: '13800138000',
    receiverDetail: 'Dock Road 8',
  },
  order_parcel: {},
  order_event: { actor: 'system' },
  order_photo: { kind: 'box', fileKey: 'order/box.webp', sha256: Buffer.alloc(32), lengthBytes: 1 },
  batch: {},
  wave: {},
  dedicated_order: { isCustoms: false, weightRows: '[]', sizeRows: '[]' },
  expected_box: { boxNumber: 1, weightGrams: 1250, lengthMm: 300, widthMm: 200, heightMm: 100 },
  load_unit: { kind: 'bag' },
  box_list_line: { position: 1, boxFrom: 1, boxCount: 1 },
  marketplace_shop: {},
  marketplace_grant: {},
  marketplace_order: {},
  first_mile: {},
  order_box: { boxNumber: 1, weightGrams: 1250, lengthMm: 300, widthMm: 200, heightMm: 100 },
  pickup_point: {
    kind: 'counter',
    names: { en: 'Point' },
    countryId: 156,
    regionId: 'CN440305',
    address: 'Dock 1',
    hours: { en: '9-18' },
    notes: { en: 'Note' },
    serviceChargeCents: 200,
    storageDays: 7,
    longitude: 114.1,
    latitude: 22.3,
    position: 1,
  },
  video: { titles: { en: 'Video' }, fileKey: 'video.mp4', seconds: 60, position: 1 },
} satisfies Record<string, Row>;

/** Inserts a row that belongs to a shop. */
export function aRow(
  database: TestDatabase,
  shop: { id: number; tenantId: number },
  table: keyof typeof drafts,
  row: Row = {},
): Promise<Record<string, unknown>> {
  return insertRow(database, table, { tenantId: shop.tenantId, shopId: shop.id, ...drafts[table], ...row });
}

/** Two platform countries: China with a province, two cities and an area, and Vietnam without regions. */
export async function someCountries(database: TestDatabase): Promise<void> {
  const country = (id: number, code: string, dialCode: string, en: string, zhHans: string) =>
    insertRow(database, 'country', { id, code, dialCode, names: { en, zhHans }, position: id });
  await country(156, 'CN', '86', 'China', '中国');
  await country(704, 'VN', '84', 'Vietnam', '越南');
  const region = (id: string, parentId: string | null, level: number, position: number, en: string) =>
    insertRow(database, 'region', {
      id,
      countryId: 156,
      parentId,
      level,
      position,
      names: { en, zhHans: `${en}区` },
    });
  await region('CN44', null, 1, 2, 'Guangdong');
  await region('CN11', null, 1, 1, 'Beijing');
  await region('CN4403', 'CN44', 2, 2, 'Shenzhen');
  await region('CN4401', 'CN44', 2, 1, 'Guangzhou');
  await region('CN440305', 'CN4403', 3, 1, 'Nanshan');
}
