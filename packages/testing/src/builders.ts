import type { Language } from '@onehaul/domain/language';
import type { Module, ShopState } from '@onehaul/domain/shop';
import type { TestDatabase } from './test-database.ts';

type ShopDraft = {
  tenantId: number;
  host: string;
  name?: string;
  languages?: [Language, ...Language[]];
  modules?: Module[];
  state?: ShopState;
};

/** A shop with its own host, and its tenant if that is new. */
export async function aShop(
  { sql }: TestDatabase,
  draft: ShopDraft,
): Promise<{ id: number; tenantId: number }> {
  const { tenantId, host, name = host, languages = ['en', 'zhHans'], modules = ['consolidation'] } = draft;
  const { state = 'live' } = draft;
  await sql('insert into tenant (tenant_id, name) values ($1, $2) on conflict do nothing', [tenantId, name]);
  const text = JSON.stringify({ en: name, zhHans: `${name}店` });
  const [row] = await sql(
    `insert into shop (tenant_id, names, taglines, descriptions, languages, primary_color, modules, state)
     values ($1, $2, $2, $2, $3, '#0055aa', $4, $5) returning id`,
    [tenantId, text, languages, modules, state],
  );
  const id = row!.id as number;
  await sql('insert into host (name, tenant_id, shop_id) values ($1, $2, $3)', [host, tenantId, id]);
  return { id, tenantId };
}

/** Announcements numbered from 1; the highest number is the newest. */
export async function someAnnouncements(
  { sql }: TestDatabase,
  shop: { id: number; tenantId: number },
  count: number,
  title = 'Notice',
): Promise<void> {
  await sql(
    `insert into announcement (tenant_id, shop_id, titles, summaries, contents, published_at)
     select $1, $2, jsonb_build_object('en', $4 || ' ' || n), '{"en":"Summary"}', '{"en":"<p>Text</p>"}',
            now() - make_interval(days => $3 - n) - interval '1 hour'
     from generate_series(1, $3) n`,
    [shop.tenantId, shop.id, count, title],
  );
}
