import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

type Chunk = { file: string; imports?: string[] };

/** The chunks of a Vite build, by source name. */
export function openBundle(folder: string) {
  const manifest = JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8')) as Record<string, Chunk>;

  /** A chunk with all its static imports. */
  function withImports(key: string, seen = new Set<string>()): Set<string> {
    if (seen.has(key)) return seen;
    seen.add(key);
    for (const imported of manifest[key]!.imports ?? []) withImports(imported, seen);
    return seen;
  }
  const keysOf = (part: string | RegExp) => {
    const keys = Object.keys(manifest).filter((one) => one.search(part) >= 0);
    if (keys.length === 0) throw new Error(`The build has no ${part}`);
    return keys;
  };
  const gzipBytes = (file: string) => gzipSync(readFileSync(`${folder}/${file}`), { level: 9 }).length;

  return {
    gzipBytes,
    /** The scripts of these sources and all their static imports, without duplicates. */
    scriptsOf: (parts: readonly string[]) => [
      ...new Set(
        parts.flatMap((part) => [...withImports(keysOf(part)[0]!)]).map((key) => manifest[key]!.file),
      ),
    ],
    /** The largest script among the matching sources, of which a page loads one. */
    largestOf: (part: RegExp) => Math.max(...keysOf(part).map((key) => gzipBytes(manifest[key]!.file))),
  };
}

export function withinBudget(what: string, bytes: number, budgetKilobytes: number): boolean {
  const kilobytes = bytes / 1000;
  const fits = kilobytes <= budgetKilobytes;
  // On stderr, so that a run that keeps only the errors names the page.
  (fits ? console.log : console.error)(
    `${what} ${kilobytes.toFixed(1)} kB gzip (budget ${budgetKilobytes})${fits ? '' : ': error, over budget'}`,
  );
  return fits;
}

/** Strings that survive minification: a class prefix of Ant Design, and the name of zod's schema property. */
const forbiddenMarks = [/["'`]ant["'`-]|cssinjs/, /\b_zod\b/];

/** Whether a built script contains Ant Design or zod. */
export const hasForbiddenCode = (script: string) => forbiddenMarks.some((mark) => mark.test(script));
