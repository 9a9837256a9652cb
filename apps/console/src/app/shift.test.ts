import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createShiftStore, type ShiftEntry } from './shift.ts';

const hour = 60 * 60 * 1000;

function aBrowser() {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  };
  let nowMs = Date.parse('2026-11-16T08:00:00Z');
  return {
    kept,
    pass: (ms: number) => {
      nowMs += ms;
    },
    load: () => createShiftStore(storage, () => nowMs),
  };
}
const entry = (id: string): ShiftEntry => ({
  id,
  station: 'pack',
  workplace: '1-1',
  number: `ORDER${id}`,
  tone: 'good',
  word: 'Ready',
  atMs: 1,
});

test('P10: counters and last scans survive a reload, for the same person', () => {
  const browser = aBrowser();
  const before = browser.load();
  before.begin(7);
  before.record(entry('1'));
  before.record(entry('2'));
  before.count('1-1');
  browser.pass(4 * hour);
  const after = browser.load();
  after.begin(7);
  expect(after.current()).toMatchObject({ personId: 7, done: { '1-1': 3 } });
  expect(after.current().entries.map(({ id }) => id)).toEqual(['2', '1']);
});

test('P10: the shift ends with signing out, with another person and after sixteen hours', () => {
  const browser = aBrowser();
  const shifts = browser.load();
  const work = () => {
    shifts.begin(7);
    shifts.record(entry('1'));
    expect(shifts.current().entries).toHaveLength(1);
  };
  work();
  shifts.end();
  expect(shifts.current()).toMatchObject({ done: {}, entries: [] });
  expect(browser.kept.size).toBe(0);
  work();
  shifts.begin(8);
  expect(shifts.current()).toMatchObject({ personId: 8, done: {}, entries: [] });
  shifts.end();
  work();
  browser.pass(17 * hour);
  browser.load().begin(7);
  expect(browser.load().current()).toMatchObject({ personId: 7, done: {}, entries: [] });
});

test('P10: what is done while nobody can be asked belongs to who is known then', () => {
  const browser = aBrowser();
  const shifts = browser.load();
  shifts.count('1-1');
  shifts.begin(7);
  expect(shifts.current()).toMatchObject({ personId: 7, done: { '1-1': 1 } });
});

test('P10: what cannot be read any more is an empty shift', () => {
  const browser = aBrowser();
  browser.kept.set('station.shift', '{"entries":');
  expect(browser.load().current()).toMatchObject({ done: {}, entries: [] });
});

test('P10: every page has a title of its own', () => {
  const routes = join(import.meta.dirname, '../routes');
  const read = (file: string) => readFileSync(join(routes, file), 'utf8');
  const pages = globSync('*.tsx', { cwd: routes }).flatMap((route) =>
    [...read(route).matchAll(/'(\.\.\/features\/[\w/-]+-page\.tsx)'/g)].map(([, file]) => file!),
  );
  expect(pages.length).toBeGreaterThan(20);
  const untitled = pages.filter((file) => !/<PageTitle>|<title>|<Entrance/.test(read(file)));
  expect(untitled).toEqual([]);
});
