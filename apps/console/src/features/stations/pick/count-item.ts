import type { WaveItem } from '@onehaul/contract/console/fulfilment';
import { isItem, keyOfItem, type Stop } from './wave-progress.ts';

const read = (text: string) => text.normalize('NFKC').trim().toUpperCase();

/** Goods of a wave by a scan of their code or barcode, one piece or as many as are typed before it: `3*CODE`. */
export function readItem(
  typed: string,
  items: readonly WaveItem[],
  left: readonly Stop[],
): { readonly item: WaveItem; readonly pieces: number } | undefined {
  const [, count, code = ''] = /^(?:([1-9][0-9]{0,4}) *[*×] *)?(.+)$/.exec(read(typed)) ?? [];
  const isIt = (item: WaveItem) => read(item.code) === code || (item.barcode && read(item.barcode) === code);
  // What is left comes first: the next order takes what the one before it has.
  const item = left.filter(isItem).find(isIt) ?? items.find(isIt);
  return item && { item, pieces: Number(count ?? 1) };
}

/** Pieces of one order's goods that were scanned so far; nothing is sent before all are there. */
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
