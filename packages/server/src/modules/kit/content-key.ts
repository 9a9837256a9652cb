import type { AnyValues, Resource } from '@onehaul/contract/console/studio/resource';
import { languages, type Translated } from '@onehaul/domain/language';

const slug = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60);

function keyOf({ name, title, key }: Pick<Resource, 'name' | 'title' | 'key'>, values: AnyValues): string {
  // People name these records by a code already.
  const natural = [key, 'code', 'key'].find((field) => field && values[field]);
  if (natural) return String(values[natural] as string | number);
  const titled = values[title];
  if (typeof titled === 'string' || typeof titled === 'number') return String(titled);
  const texts = (titled ?? {}) as Translated;
  const written = (['en', ...languages] as const).map((language) => slug(texts[language] ?? ''));
  return written.find((text) => text !== '') ?? name;
}

/** Keys of records, from their codes and titles; equal ones are numbered in their order. `taken` are given already. */
export function contentKeys(
  resource: Pick<Resource, 'name' | 'title' | 'key'>,
  all: readonly AnyValues[],
  taken: readonly string[] = [],
): string[] {
  const used = new Set(taken);
  return all.map((values) => {
    const wanted = keyOf(resource, values);
    let key = wanted;
    for (let number = 2; used.has(key); number += 1) key = `${wanted}-${number}`;
    used.add(key);
    return key;
  });
}
