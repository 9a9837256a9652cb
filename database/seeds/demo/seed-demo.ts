import type { Storage } from '@onehaul/server/gateways/storage/storage';
import { sanitize } from '@onehaul/server/html/sanitize';
import { pictureType, storePublicFile } from '@onehaul/server/modules/file/index';
import type pg from 'pg';
import type { DemoShop, FourTexts } from './demo-shop.ts';
import { insert } from './insert-rows.ts';
import { seedAgents } from './seed-agents.ts';
import { seedCases } from './seed-cases.ts';
import { seedCodMoney } from './seed-cod-money.ts';
import { seedCod } from './seed-cod.ts';
import { seedCustoms } from './seed-customs.ts';
import { seedDedicated } from './seed-dedicated.ts';
import { seedFees } from './seed-fees.ts';
import { seedMarketplace } from './seed-marketplace.ts';
import { seedDemoListViews } from './seed-list-views.ts';
import { seedMembers } from './seed-members.ts';
import { seedNotices } from './seed-notices.ts';
import { seedOrders } from './seed-orders.ts';
import { seedParcels } from './seed-parcels.ts';
import { seedPeers } from './seed-peers.ts';
import { drawn } from './seed-photos.ts';
import { seedPickupPoints } from './seed-pickup-points.ts';
import { seedReturns } from './seed-returns.ts';
import { seedRewards } from './seed-rewards.ts';
import { seedServices } from './seed-services.ts';
import { seedStock } from './seed-stock.ts';
import { seedWallets } from './seed-wallets.ts';
import { seedPackages, seedWithdrawals } from './seed-withdrawals.ts';
import { seedDemoStaff } from './staff.ts';

/** Tables of a shop that the demo fills, children before parents. */
const filled = [
  // Counted figures: reports count the new rows again.
  'line_day',
  'line_count',
  'late_line_fact',
  'shop_day',
  'shop_count',
  'late_fact',
  // Label printers that somebody has added.
  'label_job',
  'print_agent',
  'label_printer',
  // Peers: statements, orders and accounts.
  'peer_statement_order',
  'peer_statement',
  'api_key',
  'peer_line',
  'peer',
  // Marketplace orders.
  'marketplace_order',
  'first_mile',
  'marketplace_grant',
  'marketplace_shop',
  // Cases.
  'case_message',
  'support_case',
  // Agents' earnings.
  'earning_move',
  'earning',
  'order_task',
  'agent',
  'agent_plan',
  // Customs declarations and confirmations.
  'consignee_confirmation',
  'goods_declaration',
  // Bookings of dedicated lines.
  'box_list_line',
  'dedicated_order',
  'import_row',
  'import_file',
  'expected_box',
  // Orders, their payments and their tracking.
  'reconciliation_break',
  'reconciliation',
  'gateway_event',
  'refund',
  'payment_service',
  'service_photo',
  'bank_receipt',
  'payment_order',
  'payment',
  'service_request',
  'bank_account',
  'gateway_account',
  'track_watch',
  'track_event',
  'order_review',
  'review_tally',
  'order_photo',
  'order_box',
  'order_event',
  'order_parcel',
  'coupon',
  'campaign',
  'point_lot',
  'sign_in_day',
  'invited_friend',
  'member_task',
  // Parcels and their notices.
  'notice',
  'notice_choice',
  'push_device',
  'outbox',
  'disposal',
  'claim_miss',
  'parcel_claim',
  'overseas_declaration',
  'parcel_photo',
  'parcel_event',
  'parcel',
  'parcel_tally',
  // Cash on delivery and returns.
  'cod_statement_line',
  'cod_order',
  'cod_remittance',
  'cod_statement',
  'return_photo',
  'return_sending',
  'return_item',
  'stock_movement',
  'return_parcel',
  // Sellers' stock.
  'order_item',
  'stock_inbound_item',
  'stock_inbound',
  'stock',
  'sku',
  'sku_category',
  'shop_order',
  'order_tally',
  'batch_event',
  'batch',
  'wave',
  'address',
  'bin',
  // Quotes, which reference the rewritten rows.
  'quote',
  'tariff_draft',
  'tariff_version',
  'line_goods_type',
  'line',
  'remote_area_place',
  'remote_area',
  'carton',
  'pickup_point',
  'added_service_option',
  'added_service',
  'announcement',
  'article',
  'virtual_warehouse',
  'warehouse',
  'carrier',
  'delivery_speed',
  'goods_type',
  'destination',
  'recharge_package',
  'pay_type',
  'currency',
  'shop_image',
];

/** Rewrites one demo shop: rerunning resets the shop to the demo state. */
export async function seedDemoShop(client: pg.Client, storage: Storage, demo: DemoShop): Promise<void> {
  await client.query('begin');
  await client.query(`select set_config('app.tenant_id', $1, true)`, [String(demo.tenantId)]);
  const shopId = await seedShop(client, demo);
  for (const table of filled) {
    await client.query(`delete from ${table} where tenant_id = $1 and shop_id = $2`, [demo.tenantId, shopId]);
  }
  await seedBrand(client, storage, demo, shopId);
  await seedCatalog(client, demo, shopId);
  await seedFees(client, demo, shopId);
  await seedPickupPoints(client, demo, shopId);
  await seedContent(client, demo, shopId);
  await seedMembers(client, demo, shopId);
  await seedWallets(client, demo, shopId);
  await seedDemoStaff(client, demo);
  await seedDemoListViews(client, demo);
  await seedPackages(client, demo, shopId);
  await seedWithdrawals(client, demo, shopId);
  const { seed, parcels } = await seedParcels(client, storage, demo, shopId);
  await seedOrders(seed, parcels);
  await seedServices(seed);
  await seedStock(client, demo, shopId);
  await seedCod(client, demo, shopId);
  await seedCodMoney(client, demo, shopId);
  await seedReturns(seed);
  await seedDedicated(seed);
  await seedPeers(seed);
  await seedMarketplace(seed);
  await seedCustoms(seed);
  await seedCases(seed);
  await seedRewards(seed);
  await seedAgents(client, demo, shopId);
  await seedNotices(client, demo, shopId);
  await client.query('commit');
}

async function seedShop(client: pg.Client, demo: DemoShop): Promise<number> {
  const { tenantId, tenantName, hosts } = demo;
  await client.query(
    `insert into tenant (tenant_id, name) values ($1, $2) on conflict (tenant_id) do update set name = excluded.name`,
    [tenantId, tenantName],
  );
  const { rows } = await client.query('select id from shop where tenant_id = $1 order by id limit 1', [
    tenantId,
  ]);
  const brand = {
    tenant_id: tenantId,
    names: demo.names,
    taglines: demo.taglines,
    descriptions: demo.descriptions,
    languages: demo.languages,
    time_zone: demo.timeZone,
    tax_mode: demo.taxMode,
    filing_number: demo.filingNumber,
    primary_color: demo.primaryColor.toLowerCase(),
    corner_radius: demo.cornerRadius,
    color_scheme: demo.colorScheme,
    modules: demo.modules,
    contact_links: demo.contactLinks,
    figures: demo.figures,
    ios_app_url: demo.iosAppUrl,
    android_app_url: demo.androidAppUrl,
  };
  const columns = Object.keys(brand).join(', ');
  const given = `select ${columns} from jsonb_populate_record(null::shop, $1)`;
  let shopId = rows[0]?.id as number | undefined;
  if (shopId === undefined) {
    const inserted = await client.query(`insert into shop (${columns}) ${given} returning id`, [
      JSON.stringify(brand),
    ]);
    shopId = inserted.rows[0].id as number;
  } else {
    await client.query(`update shop set (${columns}) = (${given}) where tenant_id = $2 and id = $3`, [
      JSON.stringify(brand),
      tenantId,
      shopId,
    ]);
  }
  for (const name of hosts) {
    await client.query(
      `insert into host (name, tenant_id, shop_id) values ($1, $2, $3) on conflict do nothing`,
      [name, tenantId, shopId],
    );
  }
  return shopId;
}

async function seedBrand(client: pg.Client, storage: Storage, demo: DemoShop, shopId: number): Promise<void> {
  const { tenantId } = demo;
  const picture = (kind: string, svg: string) =>
    storePublicFile(storage, {
      tenantId,
      shopId,
      kind,
      bytes: Buffer.from(svg),
      contentType: 'image/svg+xml',
      extension: 'svg',
    });
  await client.query('update shop set logo_key = $3, icon_key = $4 where tenant_id = $1 and id = $2', [
    tenantId,
    shopId,
    await picture('logo', demo.logoSvg),
    await picture('icon', demo.iconSvg),
  ]);
  await seedBanners(client, storage, demo, shopId);
  await insert(client, 'currency', demo, shopId, demo.currencies, ({ code, names, exchangeRate }) => ({
    code,
    names,
    exchange_rate: exchangeRate,
    rate_at: new Date(),
  }));
  await insert(client, 'pay_type', demo, shopId, demo.payTypes, ({ kind, names, notes, currencyCode }) => ({
    kind,
    names,
    notes,
    currency_code: currencyCode,
  }));
}

/** The pictures are the same for every visitor, so they are public files. */
async function seedBanners(
  client: pg.Client,
  storage: Storage,
  demo: DemoShop,
  shopId: number,
): Promise<void> {
  const { tenantId } = demo;
  const stored = async (name: string) =>
    storePublicFile(storage, { tenantId, shopId, kind: 'banner', bytes: await drawn(name), ...pictureType });
  const rows = await Promise.all(
    demo.banners.map(async ({ picture, ...banner }) => ({
      ...banner,
      file_key: await stored(picture),
      small_file_key: await stored(`${picture}-small`),
      is_active: true,
    })),
  );
  await insert(client, 'shop_image', demo, shopId, rows, (row) => row);
}

async function seedCatalog(client: pg.Client, demo: DemoShop, shopId: number): Promise<void> {
  const countries = await client.query<{ code: string; id: number }>('select code, id from country');
  const countryIds = new Map(countries.rows.map(({ code, id }) => [code, id]));
  const label = (place: {
    names: FourTexts;
    countryCode: string;
    receiver: string;
    phone: string;
    address: string;
    postcode: string;
  }) => ({
    names: place.names,
    country_id: countryIds.get(place.countryCode),
    receiver: place.receiver,
    phone: place.phone,
    address: place.address,
    postcode: place.postcode,
  });
  await insert(client, 'destination', demo, shopId, demo.destinations, ({ countryCode, currencyCode }) => ({
    country_id: countryIds.get(countryCode),
    currency_code: currencyCode,
  }));
  await insert(client, 'goods_type', demo, shopId, demo.goodsTypes, ({ kind: _, ...row }) => row);
  await insert(client, 'carrier', demo, shopId, demo.carriers, (row) => row);
  await insert(client, 'delivery_speed', demo, shopId, demo.deliverySpeeds, (speed) => ({
    names: speed.names,
    transport: speed.transport,
    minimum_days: speed.minimumDays,
    maximum_days: speed.maximumDays,
  }));
  await insert(client, 'warehouse', demo, shopId, demo.warehouses, ({ code, hours, notes, ...place }) => ({
    ...label(place),
    code,
    hours,
    notes,
    free_days: demo.storage.freeDays,
    abandon_days: demo.storage.abandonDays,
  }));
  const warehouses = await client.query<{ code: string; id: number }>(
    'select code, id from warehouse where tenant_id = $1 and shop_id = $2',
    [demo.tenantId, shopId],
  );
  const warehouseIds = new Map(warehouses.rows.map(({ code, id }) => [code, id]));
  await insert(
    client,
    'virtual_warehouse',
    demo,
    shopId,
    demo.virtualWarehouses,
    ({ warehouseCode, ...place }) => ({
      ...label(place),
      warehouse_id: warehouseIds.get(warehouseCode),
    }),
  );
}

async function seedContent(client: pg.Client, demo: DemoShop, shopId: number): Promise<void> {
  const clean = (texts: FourTexts) =>
    Object.fromEntries(Object.entries(texts).map(([language, html]) => [language, sanitize(html)]));
  await insert(client, 'article', demo, shopId, demo.articles, ({ type, category, titles, contents }) => ({
    type,
    category: category ?? null,
    titles,
    contents: clean(contents),
    updated_at: new Date(),
  }));
  const day = 24 * 3600 * 1000;
  await insert(client, 'announcement', demo, shopId, demo.announcements, (notice) => ({
    titles: notice.titles,
    summaries: notice.summaries,
    contents: clean(notice.contents),
    pinned: notice.pinned,
    published_at: new Date(Date.now() - notice.daysAgo * day - 3600 * 1000),
  }));
}
