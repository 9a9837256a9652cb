// `npm run sec`: runs the security tests S01 to S64 and counts those with a passing test. Exits 1 if one has
// none.
// A test belongs to a number that its title, or an enclosing describe, names: `S14: ...`, `... (S05, S07)`.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resultsOfVitest, type TestResult } from './test-results.ts';
import { sourceFiles } from './source-files.ts';

const last = 64;
const nameOf = (number: number) => `S${String(number).padStart(2, '0')}`;
const all = Array.from({ length: last }, (_, index) => nameOf(index + 1));

/** The numbers in a title; `S43 to S47` stands for five. */
export function numbersIn(title: string): string[] {
  const ranges = [...title.matchAll(/\bS(\d\d) to S(\d\d)\b/g)].flatMap(([, from, to]) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (_, index) => nameOf(Number(from) + index)),
  );
  return [...ranges, ...[...title.matchAll(/\bS\d\d\b/g)].map(([name]) => name)];
}

export function securityCoverage(results: readonly TestResult[]): { passed: string[]; open: string[] } {
  const outcomes = new Map<string, boolean>();
  for (const { titles, passed } of results)
    for (const name of titles.flatMap(numbersIn)) outcomes.set(name, passed && (outcomes.get(name) ?? true));
  return {
    passed: all.filter((name) => outcomes.get(name)),
    open: all.filter((name) => !outcomes.get(name)),
  };
}

if (import.meta.main) {
  const report = '.run/sec.json';
  const files = sourceFiles('{packages,apps,tools}/**/*.test.{ts,tsx}').filter(
    (file) => numbersIn(readFileSync(file, 'utf8')).length > 0,
  );
  const { status } = spawnSync(
    'vitest',
    ['run', ...files, '-t', '\\bS\\d\\d\\b', '--reporter=json', `--outputFile.json=${report}`],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  );
  const results = resultsOfVitest(JSON.parse(readFileSync(report, 'utf8')));
  const { passed, open } = securityCoverage(results);
  const failed = results.filter((result) => !result.passed);
  for (const { titles } of failed) console.log(`FAIL  ${titles.join(' > ')}`);
  if (open.length > 0) console.log(`open: ${open.join(', ')}`);
  console.log(
    `security tests: ${results.length - failed.length} passed, ${failed.length} failed; ${passed.length} of ${last} requirements covered`,
  );
  process.exitCode = status === 0 && open.length === 0 ? 0 : 1;
}
