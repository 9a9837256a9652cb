import type { ServiceFinding } from '@onehaul/domain/service/service-state';

const plain = (typed: string) => typed.normalize('NFKC').trim().replace(',', '.');

/** Parses yuan into fen; undefined if it is not a price. */
export function readYuan(typed: string): number | undefined {
  const text = plain(typed);
  if (!/^\d{1,5}(\.\d{1,2})?$/.test(text)) return undefined;
  const [whole = '0', part = ''] = text.split('.');
  const minor = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return minor > 0 ? minor : undefined;
}

type Found = { readonly count?: number; readonly weightGrams?: number };

/** Parses the finding of an inspection service; undefined where it is missing. */
export function parseFinding(finds: ServiceFinding | null, typed: string): Found | undefined {
  if (finds === null) return {};
  const text = plain(typed);
  if (finds === 'count') return /^\d{1,6}$/.test(text) ? { count: Number(text) } : undefined;
  if (!/^\d{1,3}(\.\d{1,3})?$/.test(text)) return undefined;
  const weightGrams = Math.round(Number(text) * 1000);
  return weightGrams > 0 ? { weightGrams } : undefined;
}
