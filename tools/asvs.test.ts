import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

type Row = Record<'requirement' | 'level' | 'section' | 'verdict' | 'where' | 'test' | 'note', string>;

/** RFC 4180: commas and quotes inside quotes. */
function cellsOf(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) =>
    quoted === undefined ? plain! : quoted.replaceAll('""', '"'),
  );
}
const [header = '', ...lines] = readFileSync('docs/asvs.csv', 'utf8').trimEnd().split('\n');
const names = cellsOf(header);
const rows = lines.map(
  (line) => Object.fromEntries(cellsOf(line).map((cell, column) => [names[column], cell])) as Row,
);
const ofLevel = (level: string) => rows.filter((row) => row.level === level);

it('S-j: every requirement of ASVS 5.0 levels 1 and 2 has one verdict', () => {
  expect(new Set(rows.map(({ requirement }) => requirement)).size).toBe(253);
  expect([ofLevel('1').length, ofLevel('2').length]).toEqual([70, 183]);
  const verdicts = ['met', 'edge', 'open', 'not applicable'];
  expect(rows.filter(({ verdict }) => !verdicts.includes(verdict))).toEqual([]);
  expect(rows.filter(({ verdict, note }) => verdict !== 'met' && note === '')).toEqual([]);
});

it('S-j: none is open at level 1, and the open ones of level 2 are named', () => {
  expect(ofLevel('1').filter(({ verdict }) => verdict === 'open')).toEqual([]);
  const open = ofLevel('2').filter(({ verdict }) => verdict === 'open');
  console.log(`ASVS: ${rows.length} requirements, open: ${open.map((row) => row.requirement).join(', ')}`);
  expect(open.length).toBeLessThanOrEqual(12);
});

it('S-j: where a requirement is met, and the file of its test, exist', () => {
  const isThere = (place: string) => !place.includes('/') || existsSync(place);
  const lost = rows.flatMap(({ requirement, where, test }) =>
    [where, test].filter((place) => !isThere(place)).map((place) => `${requirement}: ${place}`),
  );
  expect(lost).toEqual([]);
  expect(rows.filter(({ verdict, where }) => verdict === 'met' && where === '')).toEqual([]);
});
