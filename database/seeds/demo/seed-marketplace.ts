import type { ParcelSeed } from './seed-parcels.ts';

const hour = 3_600_000;
const goods = [
  { name: '玻璃水杯', model: '透明 450ml', sku: 'CUP-450', quantity: 2 },
  { name: '藤编收纳篮', model: '大号', sku: 'BASKET-L', quantity: 1 },
  { name: '无线鼠标', model: '白色', sku: 'MOUSE-W', quantity: 1 },
  { name: '帆布托特包', model: '米色', sku: 'TOTE-B', quantity: 3 },
];

/** Marketplace orders: to be linked, under way, arrived, cancelled. */
const sold = [
  ...Array.from({ length: 6 }, (_, index) => ({
    platform: 'READY_TO_SHIP',
    standing: 'toShip',
    state: 'synced',
    shipIn: 8 + index * 14,
  })),
  { platform: 'SHIPPED', standing: 'sent', state: 'shipped', shipIn: -20 },
  { platform: 'SHIPPED', standing: 'sent', state: 'shipped', shipIn: -30 },
  { platform: 'COMPLETED', standing: 'done', state: 'done', shipIn: -200 },
  { platform: 'CANCELLED', standing: 'cancelled', state: 'cancelled', shipIn: -10 },
];

/**
 * A marketplace shop and its orders. Tokens come only from the marketplace: the shop is authorized when the
 * gateway accounts are opened, if a simulator is running.
 */
export async function seedMarketplace(seed: ParcelSeed): Promise<void> {
  const { client, demo, shopId } = seed;
  if (!demo.modules.includes('marketplace')) return;
  const memberId = seed.memberId('demo');
  const { rows } = await client.query<{ id: string }>(
    `insert into marketplace_shop (tenant_id, shop_id, member_id, platform, external_id, name, region, state,
       synced_until)
     values ($1, $2, $3, 'shopee', '4880512', '小港家居', 'TW', 'expired', now() - interval '3 hours') returning id`,
    [demo.tenantId, shopId, memberId],
  );
  const now = Date.now();
  await seed.insert(
    'marketplace_order',
    sold.map(({ platform, standing, state, shipIn }, index) => {
      const created = new Date(now - (sold.length - index) * 3 * hour);
      return {
        member_id: memberId,
        marketplace_shop_id: Number(rows[0]!.id),
        external_number: `261110DEMO${String(index + 1).padStart(4, '0')}`,
        platform_state: platform,
        platform_updated_at: created,
        standing,
        state,
        buyer_name: 'l*****n',
        region: 'TW',
        currency_code: 'TWD',
        minor: 29_900 + index * 12_000,
        items: [goods[index % goods.length]!],
        ship_by: new Date(now + shipIn * hour),
        tracking_number: standing === 'sent' || standing === 'done' ? `TW26111${index}0042X` : null,
        label_failures: 0,
        next_label_at: created,
        created_at: created,
        updated_at: created,
      };
    }),
  );
}
