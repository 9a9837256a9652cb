import { randomBytes } from 'node:crypto';
import type { Shop } from './actors.ts';
import type { TestDatabase } from './test-database.ts';

/** Minimal valid inputs for the console's calls about addresses of a shop. */
export function createHostInputs(
  database: TestDatabase,
  shop: Shop,
): Record<string, () => Promise<Record<string, unknown>>> {
  const path = (act: string) => `/console/hosts/${act}`;
  const newName = () => `shop-${randomBytes(6).toString('hex')}.example.com`;
  async function claimed() {
    const name = newName();
    await database.sql(
      `insert into host_claim (tenant_id, shop_id, name, token, next_check_at) values ($1, $2, $3, 'secret', null)`,
      [shop.tenantId, shop.id, name],
    );
    return { shopId: shop.id, name };
  }
  async function live() {
    const one = await claimed();
    await database.sql(`insert into host (tenant_id, shop_id, name, is_own) values ($1, $2, $3, true)`, [
      shop.tenantId,
      shop.id,
      one.name,
    ]);
    return one;
  }
  const senderPath = (act: string) => `/console/mail-senders/${act}`;
  async function sent() {
    await database.sql(
      `insert into mail_sender (tenant_id, shop_id, address, domain, selector, public_key, key_sealed, token, next_check_at)
       values ($1, $2, 'hello@example.com', 'example.com', 'a', 'b', '', 'secret', null)
       on conflict (tenant_id, shop_id) do update set checked_at = null`,
      [shop.tenantId, shop.id],
    );
    return { shopId: shop.id };
  }
  return {
    [senderPath('get')]: async () => ({ shopId: shop.id }),
    [senderPath('set')]: async () => ({ shopId: shop.id, address: `hello@${newName()}` }),
    [senderPath('check')]: sent,
    [senderPath('remove')]: sent,
    [path('list')]: async () => ({ shopId: shop.id }),
    [path('add')]: async () => ({ shopId: shop.id, name: newName() }),
    [path('check')]: claimed,
    [path('makePrimary')]: async () => ({ shopId: shop.id, name: shop.host }),
    [path('setRedirect')]: async () => ({ ...(await live()), to: (await live()).name }),
    [path('remove')]: live,
  };
}
