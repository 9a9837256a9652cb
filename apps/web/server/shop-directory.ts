import { nodeTransport } from '@onehaul/client/node-transport';
import { CallFailed, send } from '@onehaul/client/send';
import { contentCalls } from '@onehaul/contract/content';
import { type ShopImage, shopCalls } from '@onehaul/contract/shop';
import type { Language } from '@onehaul/domain/language';
import { articlePages } from '../src/app/article-pages.ts';
import type { Visitor } from '../src/app/visitor.server.ts';
import { Cache } from './cache.ts';

type KnownShop = Pick<Visitor, 'shop' | 'currencies' | 'articles'>;
/** The shop of a host in a language; undefined for a host nobody owns. */
export type FindShop = (host: string, language: Language) => Promise<KnownShop | undefined>;

/** The banners of a host's home page in a language. */
export type FindBanners = (host: string, language: Language) => Promise<readonly ShopImage[]>;

const mostShops = 10_000;
/** Matters that have a page of their own when the shop has written about them. */
const linkedTypes = ['teaching', 'problem', ...articlePages.map(({ type }) => type)] as const;

/** What every page of a shop needs, remembered for seconds. Unknown hosts are not remembered: they are endless. */
export function openShopDirectory(apiUrl: string): FindShop {
  const cache = new Cache<KnownShop | undefined>({
    freshMs: 30_000,
    staleMs: 600_000,
    mostWeight: mostShops,
    weightOf: () => 1,
    mayKeep: (found) => found !== undefined,
  });
  return async (host, language) => {
    const { value } = await cache.get(`${host} ${language}`, () => ask(apiUrl, host, language));
    return value;
  };
}

/**
 * Asked for anew every second, unlike the pages they are on: a kept home page is known by its banners, so a change of
 * staff is seen at once. While the API is silent the last ones stay; without any the page has none.
 */
export function openBanners(apiUrl: string): FindBanners {
  const cache = new Cache<readonly ShopImage[]>({
    freshMs: 1_000,
    staleMs: 600_000,
    mostWeight: mostShops,
    weightOf: () => 1,
    mayKeep: () => true,
  });
  return async (host, language) => {
    const options = { baseUrl: `${apiUrl}/api`, language, transport: nodeTransport(host) };
    const asked = cache.get(`${host} ${language}`, () => send(shopCalls.images, {}, options));
    return asked.then(
      ({ value }) => value,
      () => [],
    );
  };
}

async function ask(apiUrl: string, host: string, language: Language): Promise<KnownShop | undefined> {
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
