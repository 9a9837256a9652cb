import type { ArticleType } from '@onehaul/domain/article';
import type { Language, Translated } from '@onehaul/domain/language';
import { pickText } from '@onehaul/domain/language';
import type { ContactLink, Module } from '@onehaul/domain/shop';
import { sql } from './product.ts';

export const demoHosts = ['harbour.localhost', 'saomai.localhost', 'northstar.localhost'] as const;

export type DemoShop = {
  readonly tenantId: number;
  readonly id: number;
  readonly host: string;
  readonly names: Translated;
  readonly taglines: Translated;
  readonly languages: [Language, ...Language[]];
  readonly modules: Module[];
  readonly contactLinks: ContactLink[];
  readonly filingNumber: string | null;
  readonly iosAppUrl: string | null;
  readonly androidAppUrl: string | null;
  /** In the shop's order, its base currency first. */
  readonly currencies: string[];
};

export async function demoShop(host: string): Promise<DemoShop> {
  const [shop] = await sql<DemoShop>(
    `select s.tenant_id as "tenantId", s.id, h.name as host, names, taglines, languages, modules,
       contact_links as "contactLinks", filing_number as "filingNumber",
       ios_app_url as "iosAppUrl", android_app_url as "androidAppUrl",
       array(select code from currency c where c.tenant_id = s.tenant_id and c.shop_id = s.id order by position) as currencies
     from shop s join host h on h.tenant_id = s.tenant_id and h.shop_id = s.id where h.name = $1`,
    [host],
  );
  if (!shop) throw new Error(`no demo shop at ${host}`);
  return shop;
}

export type Written = {
  readonly id: number;
  readonly titles: Translated;
  readonly summaries: Translated;
  readonly contents: Translated;
};

/** In visitor order: pinned first, then newest first. */
export function announcementsOf({ tenantId, id }: DemoShop): Promise<Written[]> {
  return sql(
    `select id, titles, summaries, contents from announcement where tenant_id = $1 and shop_id = $2
       and published_at <= now() order by pinned desc, published_at desc, id desc`,
    [tenantId, id],
  );
}

export function articlesOf({ tenantId, id }: DemoShop, type: ArticleType): Promise<Written[]> {
  return sql(
    `select id, titles, '{}'::jsonb as summaries, contents from article
     where tenant_id = $1 and shop_id = $2 and type = $3 order by position, id`,
    [tenantId, id, type],
  );
}

export type OpenLine = {
  readonly id: number;
  readonly names: Translated;
  readonly warehouseId: number;
  readonly warehouses: Translated;
  readonly countryId: number;
  readonly countries: Translated;
};

/** Publicly priced lines, in the shop's order. */
export function linesOf({ tenantId, id }: DemoShop): Promise<OpenLine[]> {
  return sql(
    `select l.id, l.names, l.warehouse_id as "warehouseId", w.names as warehouses,
       l.country_id as "countryId", c.names as countries
     from line l join warehouse w on (w.tenant_id, w.shop_id, w.id) = (l.tenant_id, l.shop_id, l.warehouse_id)
       join country c on c.id = l.country_id
     where l.tenant_id = $1 and l.shop_id = $2 and l.is_open and not l.is_private order by l.position, l.id`,
    [tenantId, id],
  );
}

export type PickupPoint = {
  readonly id: number;
  readonly kind: string;
  readonly names: Translated;
  readonly address: string;
  readonly postcode: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly isOpen: boolean;
};

/** In the shop's order. */
export function pickupPointsOf({ tenantId, id }: DemoShop): Promise<PickupPoint[]> {
  return sql(
    `select id, kind, names, address, postcode, latitude, longitude, is_open as "isOpen" from pickup_point
     where tenant_id = $1 and shop_id = $2 order by position, id`,
    [tenantId, id],
  );
}

/** A shop text in the reader's language. */
export const read = (shop: DemoShop, texts: Translated, language: Language) =>
  pickText(texts, language, shop.languages[0]);
