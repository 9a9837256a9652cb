import { nodeTransport } from '@onehaul/client/node-transport';
import { CallFailed, send } from '@onehaul/client/send';
import { contentCalls } from '@onehaul/contract/content';
import { type ShopImage, shopCalls } from '@onehaul/contract/shop';
import type { Language } from '@onehaul/domain/language';
import { articlePages } from '../src/app/article-pages.ts';
import type { Visitor } from '../src/app/visitor.server.ts';
import { Cache } from './cache.ts';

type KnownShop = Pick<Visitor, 'shop' | 'currencies' | 'articles'>;
/** Returns the shop of a host in a language; undefined for an unknown host. */
export type FindShop = (host: string, language: Language) => Promise<KnownShop | undefined>;

export type FindBanners = (host: string, language: Language) => Promise<readonly ShopImage[]>;

const maxShops = 10_000;
/** Article types with a page of their own, linked only when the shop has published one. */
const linkedTypes = ['teaching', 'problem', ...articlePages.map(({ type }) => type)] as const;

/** Short-lived cache of what every page of a shop needs. Unknown hosts are not cached: they are unbounded. */
export function openShopDirectory(apiUrl: string): FindShop {
  const cache = new Cache<KnownShop | undefined>({
    freshMs: 30_000,
    staleMs: 600_000,
    maxWeight: maxShops,
    weightOf: () => 1,
    isCacheable: (found) => found !== undefined,
  });
  return async (host, language) => {
    const { value } = await cache.get(`${host} ${language}`, () => fetchShop(apiUrl, host, language));
    return value;
  };
}

/**
 * Refreshed every second, unlike the pages that show them: banners are part of the home page's cache key, so
 * a staff edit appears within a second. While the API is down the last banners stay; without any the list is
 * empty.
 */
export function openBannerDirectory(apiUrl: string): FindBanners {
  const cache = new Cache<readonly ShopImage[]>({
    freshMs: 1_000,
    staleMs: 600_000,
    maxWeight: maxShops,
    weightOf: () => 1,
    isCacheable: () => true,
  });
  return async (host, language) => {
    const options = { baseUrl: `${apiUrl}/api`, language, transport: nodeTransport(host) };
    const banners = cache.get(`${host} ${language}`, () => send(shopCalls.images, {}, options));
    return banners.then(
      ({ value }) => value,
      () => [],
    );
  };
}

async function fetchShop(apiUrl: string, host: string, language: Language): Promise<KnownShop | undefined> {
  const options = { baseUrl: `${apiUrl}/api`, language, transport: nodeTransport(host) };
  try {
    const [shop, currencies, articles] = await Promise.all([
      send(shopCalls.info, {}, options),
      send(shopCalls.currencies, { pageIndex: 1, pageRows: 20 }, options),
      Promise.all(
        linkedTypes.map(async (type) => ({
          type,
          total: (await send(contentCalls.articles, { type, pageIndex: 1, pageRows: 1 }, options)).total,
        })),
      ),
    ]);
    return {
      shop,
      currencies: currencies.items,
      articles: articles.filter(({ total }) => total > 0).map(({ type }) => ({ type })),
    };
  } catch (error) {
    if (error instanceof CallFailed && error.error === 'shop.unknownHost') return undefined;
    throw error;
  }
}
