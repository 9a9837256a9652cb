import type { WaveItem } from '@onehaul/contract/console/fulfilment';
import { isItem, keyOfItem, type Stop } from './wave-progress.ts';

const read = (text: string) => text.normalize('NFKC').trim().toUpperCase();

/** Parses a scan of stock goods in a wave by code or barcode, optionally with a count: `3*CODE`. */
export function readItem(
  typed: string,
  items: readonly WaveItem[],
  left: readonly Stop[],
): { readonly item: WaveItem; readonly pieces: number } | undefined {
  const [, count, code = ''] = /^(?:([1-9][0-9]{0,4}) *[*×] *)?(.+)$/.exec(read(typed)) ?? [];
  const isIt = (item: WaveItem) => read(item.code) === code || (item.barcode && read(item.barcode) === code);
  // Prefers an item not yet picked, so that the scan goes to the next order once one has its pieces.
  const item = left.filter(isItem).find(isIt) ?? items.find(isIt);
  return item && { item, pieces: Number(count ?? 1) };
}

/** Pieces of one order's item scanned so far; sent only when complete. */
export type Counted = { readonly key: string; readonly count: number };

export type Count =
  | { readonly outcome: 'counted'; readonly counted: Counted }
  | { readonly outcome: 'all' }
  | { readonly outcome: 'tooMany' };

export function countPieces(counted: Counted | undefined, item: WaveItem, pieces: number): Count {
  const key = keyOfItem(item);
  const count = (counted?.key === key ? counted.count : 0) + pieces;
  if (count > item.quantity) return { outcome: 'tooMany' };
  return count === item.quantity ? { outcome: 'all' } : { outcome: 'counted', counted: { key, count } };
}
