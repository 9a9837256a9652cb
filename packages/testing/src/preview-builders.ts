import { randomUUID } from 'node:crypto';
import type { TestDatabase } from './test-database.ts';

type Shop = { readonly id: number; readonly tenantId: number };

/** The preview link of a shop: its secret. */
export async function aShopPass(database: TestDatabase, shop: Shop): Promise<string> {
  const secret = randomUUID();
  const [person] = await database.sql('select id from staff where tenant_id = $1 limit 1', [shop.tenantId]);
  await database.sql(
    `insert into shop_preview_link (tenant_id, shop_id, secret_hash, created_by)
     values ($1, $2, sha256($3::bytea), $4)
     on conflict (tenant_id, shop_id) do update set secret_hash = excluded.secret_hash`,
    [shop.tenantId, shop.id, Buffer.from(secret), person!.id],
  );
  return secret;
}

/** A one-time code of a preview of the shop. */
export async function aPreviewCode(database: TestDatabase, shop: Shop): Promise<{ Code: string }> {
  const code = randomUUID();
  const [person] = await database.sql('select id from staff where tenant_id = $1 limit 1', [shop.tenantId]);
  await database.sql(
    `insert into preview_pass (tenant_id, shop_id, code_hash, staff_id, resource, draft_id, expires_at)
     values ($1, $2, sha256($3::bytea), $4, 'article', $5, now() + interval '1 minute')`,
    [shop.tenantId, shop.id, Buffer.from(code), person!.id, randomUUID()],
  );
  return { Code: code };
}
