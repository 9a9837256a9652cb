import { crc32 } from 'node:zlib';
import { type DemoShop, demoShop } from './demo-data.ts';
import { sql } from './product.ts';

/**
 * A company with a shop, a host and nothing else: what an operator creates before the company's own staff
 * begin. Everything after it is entered in the console.
 */
export async function emptyShop(host: string): Promise<DemoShop> {
  const tenantId = 1_000 + (crc32(host) % 1_000_000_000);
  await sql('insert into tenant (tenant_id, name) values ($1, $2)', [tenantId, host]);
  const text = { en: 'New shop' };
  const [shop] = await sql<{ id: number }>(
    `insert into shop (tenant_id, names, taglines, descriptions, languages, primary_color)
     values ($1, $2, $2, $2, '{en}', '#1f6feb') returning id`,
    [tenantId, JSON.stringify(text)],
  );
  await sql('insert into host (name, tenant_id, shop_id) values ($1, $2, $3)', [host, tenantId, shop!.id]);
  return demoShop(host);
}
