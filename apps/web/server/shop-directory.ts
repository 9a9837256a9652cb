import { nodeTransport } from '@onehaul/client/node-transport';
import { CallFailed, send } from '@onehaul/client/send';
import { contentCalls } from '@onehaul/contract/content';
import { shopCalls } from '@onehaul/contract/shop';
import type { Language } from '@onehaul/domain/language';
import { articlePages } from '../src/app/article-pages.ts';
import type { Visitor } from '../src/app/visitor.server.ts';
import { Cache } from './cache.ts';
import { type ContentVersion, openContentVersions } from './content-versions.ts';

type KnownShop = Pick<Visitor, 'shop' | 'revision' | 'contentVersion' | 'currencies' | 'articles'>;
/** Returns the shop of a host in a language; undefined for an unknown host. */
export type FindShop = (host: string, language: Language) => Promise<KnownShop | undefined>;

const maxShops = 10_000;
/** Article types with a page of their own, linked only when the shop has published one. */
const linkedTypes = ['teaching', 'problem', ...articlePages.map(({ type }) => type)] as const;

/**
 * Cache of what every page of a shop needs, valid for the current version of its content. Unknown hosts are
 * not cached: they are unbounded.
 */
export function openShopDirectory(apiUrl: string): FindShop {
  const versionOf = openContentVersions((host) => fetchVersion(apiUrl, host));
  const cache = new Cache<KnownShop | undefined>({
    freshMs: 30_000,
    staleMs: 600_000,
    maxWeight: maxShops,
    weightOf: () => 1,
    isCacheable: (found) => found !== undefined,
  });
  return async (host, language) => {
    const version = await versionOf(host);
    if (!version) return undefined;
    const contentVersion = `${version.revision} ${version.scheduledAt?.getTime() ?? 0}`;
    const { value } = await cache.get(`${host} ${language}`, contentVersion, async () => {
      const found = await fetchShop(apiUrl, host, language, version.revision);
      return found && { ...found, revision: version.revision, contentVersion };
    });
    return value;
  };
}

/** Returns undefined for an unknown host. */
async function unlessUnknown<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof CallFailed && error.error === 'shop.unknownHost') return undefined;
    throw error;
  }
}

function fetchVersion(apiUrl: string, host: string): Promise<ContentVersion | undefined> {
  const options = { baseUrl: `${apiUrl}/api`, language: 'en' as const, transport: nodeTransport(host) };
  return unlessUnknown(send(shopCalls.revision, {}, options));
}

async function fetchShop(apiUrl: string, host: string, language: Language, revision: number) {
  const transport = nodeTransport(host, { seenRevision: revision });
  const options = { baseUrl: `${apiUrl}/api`, language, transport };
  const found = await unlessUnknown(
    Promise.all([
      send(shopCalls.info, {}, options),
      send(shopCalls.currencies, { pageIndex: 1, pageRows: 20 }, options),
      Promise.all(
        linkedTypes.map(async (type) => ({
          type,
          total: (await send(contentCalls.articles, { type, pageIndex: 1, pageRows: 1 }, options)).total,
        })),
      ),
    ]),
  );
  if (!found) return undefined;
  const [shop, currencies, articles] = found;
  return {
    shop,
    currencies: currencies.items,
    articles: articles.filter(({ total }) => total > 0).map(({ type }) => ({ type })),
  };
}
