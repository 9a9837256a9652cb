import type { Language, Translated } from '../language.ts';
import type { ShopState } from '../shop.ts';

/** Nobody should take a practice shop for the real one. */
const marks: Readonly<Record<Language, string>> = {
  zhHans: '练习',
  zhHanT: '練習',
  en: 'Practice',
  vi: 'Thực hành',
};

export const practiceNames = (names: Translated): Translated =>
  Object.fromEntries(
    Object.entries(names).map(([language, name]) => [language, `${name} · ${marks[language as Language]}`]),
  );

/** Copied from a shop in one of these states. */
export const mayBePractised = (state: ShopState): boolean => state !== 'practice' && state !== 'closed';

const suffix = '-practice';
const maxDnsLabel = 63;

/** Host of the practice shop beside the free address of a shop, or beside its number where it has none. */
export function practiceHost(
  { id, hosts }: { readonly id: number; readonly hosts: readonly string[] },
  shopDomain: string,
): string {
  const free = hosts.find((host) => host.endsWith(`.${shopDomain}`));
  const label = free ? free.slice(0, -shopDomain.length - 1).replaceAll('.', '-') : `shop-${id}`;
  return `${label.slice(0, maxDnsLabel - suffix.length)}${suffix}.${shopDomain}`;
}
