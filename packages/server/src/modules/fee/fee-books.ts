import type { Carton, RemoteArea } from '@onehaul/contract/fee';
import type { Tariff } from '@onehaul/domain/fee/tariff';
import type { ShopReader } from '../../http/context.ts';
import type { Tariffs } from './tariff-cache.ts';
import { findOpenLines, findRevision, type OpenLine, type PricedLine } from './line.repository.ts';
import { findCartons, findRemoteAreas } from './remote-area.repository.ts';

export type BookLine = PricedLine & { readonly tariff: Tariff; readonly nextTariff: Tariff | null };

/** All data needed to price a shipment in a shop, in one language. */
export type FeeBook = {
  readonly lines: readonly BookLine[];
  readonly remoteAreas: readonly RemoteArea[];
  readonly cartons: readonly Carton[];
  /** When the next tariff version takes effect. */
  readonly changesAt: number;
};

const maxBooks = 400;

/**
 * In-memory cache of fee books, validated on each request: the shop's fee revision is incremented in the
 * transaction of every change, and a book of another revision is reloaded.
 */
export function createFeeBooks(tariffs: Tariffs) {
  const kept = new Map<string, { revision: number; book: Promise<FeeBook> }>();

  function read(context: ShopReader, key: string, revision: number): Promise<FeeBook> {
    const book = loadBook(tariffs, context);
    kept.delete(key);
    if (kept.size >= maxBooks) kept.delete(kept.keys().next().value!);
    const entry = { revision, book };
    kept.set(key, entry);
    // Drops a failed load from the cache, so that the next request retries it.
    book.catch(() => kept.get(key) === entry && kept.delete(key));
    return book;
  }

  return {
    async find(context: ShopReader): Promise<FeeBook> {
      const { shop, language } = context;
      const key = `${shop.tenantId}/${shop.id}/${language}/${shop.languages[0]}`;
      const { revision, now } = await findRevision(context);
      const entry = kept.get(key);
      if (!entry || entry.revision !== revision) return read(context, key, revision);
      const book = await entry.book;
      return now.getTime() >= book.changesAt ? read(context, key, revision) : book;
    },
  };
}
export type FeeBooks = ReturnType<typeof createFeeBooks>;

const isPriced = (line: OpenLine): line is PricedLine => line.version !== null;

async function loadBook(tariffs: Tariffs, context: ShopReader): Promise<FeeBook> {
  const [open, remoteAreas, cartons] = await Promise.all([
    findOpenLines(context),
    findRemoteAreas(context),
    findCartons(context),
  ]);
  const lines = open.filter(isPriced);
  const found = await tariffs.find(context, lines.flatMap(versionsOf));
  return {
    lines: lines.map((line) => {
      const [tariff, nextTariff] = found.splice(0, versionsOf(line).length);
      return { ...line, tariff: tariff!, nextTariff: nextTariff ?? null };
    }),
    remoteAreas,
    cartons,
    // Unpriced lines are included: one may be about to get its first version.
    changesAt: Math.min(...open.map(({ nextEffectiveAt }) => nextEffectiveAt?.getTime() ?? Infinity)),
  };
}

function versionsOf({ id, version, publishedAt, nextVersion, nextPublishedAt }: PricedLine) {
  const current = { lineId: id, version, publishedAt };
  if (nextVersion === null) return [current];
  return [current, { lineId: id, version: nextVersion, publishedAt: nextPublishedAt! }];
}

type WayFilter = {
  readonly countryId?: number | undefined;
  readonly warehouseId?: number | undefined;
  readonly goodsTypeId?: number | undefined;
};

/** Lines that match the route; omitted criteria match all. */
export function linesOfWay(
  { lines }: FeeBook,
  { countryId, warehouseId, goodsTypeId }: WayFilter,
): BookLine[] {
  return lines.filter(
    (line) =>
      (countryId === undefined || line.countryId === countryId) &&
      (warehouseId === undefined || line.warehouseId === warehouseId) &&
      (goodsTypeId === undefined || line.goodsTypeIds.includes(goodsTypeId)),
  );
}
