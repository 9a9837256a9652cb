import { nodeTransport } from '@onehaul/client/node-transport';
import { CallFailed, type OutputOf, send } from '@onehaul/client/send';
import type { Transport } from '@onehaul/client/transport';
import { contentCalls } from '@onehaul/contract/content';
import { shopCalls } from '@onehaul/contract/shop';
import type { Language } from '@onehaul/domain/language';
import { needsPass } from '@onehaul/domain/launch/shop-gate';
import type { ShopState } from '@onehaul/domain/shop';
import { articlePages } from '../src/app/article-pages.ts';
import type { Visitor } from '../src/app/visitor.server.ts';
import { Cache } from './cache.ts';
import { type ContentVersion, openContentVersions } from './content-versions.ts';

type Passes = Pick<Visitor, 'previewToken' | 'shopPass'>;
type KnownShop = Pick<Visitor, 'shop' | 'revision' | 'contentVersion' | 'currencies' | 'articles'> & {
  readonly notice?: undefined;
};
/** What the API says of a shop whose pages this visitor may not see. */
type NoticedShop = {
  readonly notice: OutputOf<typeof shopCalls.notice>;
  /** The API was ahead of the version read before: not to be cached under that version. */
  readonly isAhead: boolean;
};
type FoundShop = (KnownShop | NoticedShop) & { readonly state: ShopState };
/**
 * Returns the shop of a host in a language; undefined for an unknown host. Where its pages are closed to this
 * visitor, there is only a notice. A preview is read anew.
 */
export type FindShop = (host: string, language: Language, passes?: Passes) => Promise<FoundShop | undefined>;

const closedErrors: readonly string[] = ['shop.notOpen', 'shop.closed'];
const maxShops = 10_000;
/** Article types with a page of their own, linked only when the shop has published one. */
const linkedTypes = ['teaching', 'problem', ...articlePages.map(({ type }) => type)] as const;

/**
 * Cache of what every page of a shop needs, valid for the current version of its content. Unknown hosts are
 * not cached: they are unbounded.
 */
export function openShopDirectory(apiUrl: string): FindShop {
  const versionOf = openContentVersions((host) => fetchVersion(apiUrl, host));
  const cache = new Cache<FoundShop | undefined>({
    freshMs: 30_000,
    staleMs: 600_000,
    maxWeight: maxShops,
    weightOf: () => 1,
    isCacheable: (found) => found !== undefined && !(found.notice && found.isAhead),
  });
  return async (host, language, passes) => {
    const version = await versionOf(host);
    if (!version) return undefined;
    const { revision, state } = version;
    const contentVersion = `${revision} ${version.scheduledAt?.getTime() ?? 0} ${state}`;
    const transport = nodeTransport(host, { seenRevision: revision, ...passes });
    const fetchNotice = async (isAhead: boolean) => {
      const options = { baseUrl: `${apiUrl}/api`, language, transport };
      const notice = await unlessUnknown(send(shopCalls.notice, {}, options));
      return notice && { notice, isAhead, state };
    };
    const fetchNow = async (): Promise<FoundShop | undefined> => {
      if (state === 'closed' || (needsPass(state) && !passes)) return fetchNotice(false);
      try {
        const found = await fetchShop(apiUrl, transport, language);
        return found && { ...found, revision, contentVersion, state };
      } catch (error) {
        if (error instanceof CallFailed && closedErrors.includes(error.error ?? '')) return fetchNotice(true);
        throw error;
      }
    };
    // Neither drafts nor a shop that is not open may be in a cache.
    if (passes) return fetchNow();
    return (await cache.get(`${host} ${language}`, contentVersion, fetchNow)).value;
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

async function fetchShop(apiUrl: string, transport: Transport, language: Language) {
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
