import { pagePaths, paths } from '../src/app/paths.ts';
import { sellerPaths } from '../src/app/seller-paths.ts';

const spellings = new Map(
  [...pagePaths, ...Object.values(sellerPaths), paths.sitemap, paths.robots].map((path) => [
    path.toLowerCase(),
    path,
  ]),
);

/** Returns the canonical spelling of a path when only case or a trailing slash differ, else undefined. */
export function canonicalPath(path: string): string | undefined {
  const lower = path.toLowerCase();
  const known = spellings.get(lower.length > 1 ? lower.replace(/\/$/, '') : lower);
  if (known) return known === path ? undefined : known;
  const start = `${paths.redirect}/`;
  return lower.startsWith(start) && !path.startsWith(start) ? start + path.slice(start.length) : undefined;
}

/** True for paths that servers and browsers may parse differently; no real page has one (S11). */
export function isAmbiguousPath(path: string): boolean {
  return /\/\/|\\|%(?:[01][0-9a-f]|2f|5c|7f)/i.test(path) || !isDecodable(path);
}

function isDecodable(path: string): boolean {
  try {
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}
