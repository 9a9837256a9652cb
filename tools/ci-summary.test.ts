import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import {
  countJourneys,
  countTests,
  cut,
  lastWordsOf,
  namesOfJourneys,
  namesOfTests,
  summarise,
} from './ci-summary.ts';

// A step missing from the summary could fail unnoticed.
const names = [...readFileSync('.ci/run', 'utf8').matchAll(/\bstep ([a-z][\w-]*) /g)].map(
  ([, name = '']) => name,
);
const stepsWith = (statuses: Record<string, number> = {}) =>
  names.map((name) => ({ name, status: statuses[name] ?? 0, seconds: 1 }));
const reports = {
  check: { passed: 9, failed: 0 },
  test: { passed: 100, failed: 0 },
  e2e: { passed: 15, failed: 0 },
};

it('counts gates, tests, journeys, the audit, coverage, faults, the build, its size and the findings', () => {
  expect(summarise(stepsWith(), reports)).toMatchObject({ passed: 130, failed: 0 });
});

it.each([
  ['a failed test', stepsWith({ test: 1 }), { ...reports, test: { passed: 99, failed: 1 } }, 129, 1],
  ['a payment lost under faults', stepsWith({ faults: 1 }), reports, 129, 1],
  ['a failed build', stepsWith({ build: 1 }), reports, 129, 1],
  ['a failed preparation', stepsWith({ redis: 1 }), reports, 130, 1],
  ['a step that never ran', stepsWith().filter(({ name }) => name !== 'e2e'), reports, 115, 1],
  ['a runner that did not report', stepsWith({ e2e: 1 }), { ...reports, e2e: undefined }, 115, 1],
  ['a green runner that ran nothing', stepsWith(), { ...reports, e2e: { passed: 0, failed: 0 } }, 115, 1],
  ['a red runner without a failed test', stepsWith({ test: 1 }), reports, 130, 1],
])('is red on %s', (_, steps, found, passed, failed) => {
  expect(summarise(steps, found)).toMatchObject({ passed, failed });
});

const here = process.cwd();
const test = (title: string, ...failureMessages: string[]) => ({
  ancestorTitles: ['a shop'],
  title,
  status: failureMessages.length > 0 ? 'failed' : 'passed',
  failureMessages,
});
const tests = {
  numPassedTests: 2,
  numFailedTests: 1,
  testResults: [
    {
      name: `${here}/tools/a.test.ts`,
      status: 'failed',
      message: '',
      assertionResults: [test('opens'), test('closes', 'Error: expected 1 to be 2\n    at a.test.ts:3')],
    },
    { name: `${here}/b.test.ts`, status: 'failed', message: 'Cannot find module', assertionResults: [] },
    { name: `${here}/c.test.ts`, status: 'failed', message: '', assertionResults: [test('never ran')] },
    { name: `${here}/d.test.ts`, status: 'passed', message: '', assertionResults: [test('opens')] },
  ],
};

it('counts a test file that does not load', () => {
  expect(countTests(tests)).toEqual({ passed: 2, failed: 2 });
});

it('names every failed test, with the first line of its error', () => {
  expect(namesOfTests(tests)).toEqual([
    'FAIL  tools/a.test.ts > a shop > closes: Error: expected 1 to be 2',
    'FAIL  b.test.ts: Cannot find module',
    'FAIL  c.test.ts: its tests did not run',
  ]);
});

type Place = { file: string; line: number };
const journey = (title: string, status: string, message?: string, location?: Place) => ({
  file: 'reading.test.ts',
  line: 23,
  title,
  tests: [{ status, results: [{ errors: message ? [{ message, location }] : [] }] }],
});
const seen = [
  'Error: expect(locator).toHaveText() failed',
  '',
  "Locator:  locator('h1')",
  'Expected: "Paid"',
  'Received: "Unpaid"',
  'Timeout:  20000ms',
].join('\n');
const journeys = {
  config: { rootDir: `${here}/e2e/journeys` },
  stats: { expected: 3, unexpected: 2, flaky: 1 },
  suites: [
    {
      title: 'reading.test.ts',
      specs: [
        journey('reads', 'expected'),
        journey('turns', 'unexpected', '\u001b[31mError: at once\u001b[39m\n\n-1'),
        journey('pays', 'unexpected', seen, { file: `${here}/e2e/payments.ts`, line: 14 }),
      ],
      suites: [{ title: 'by night', specs: [journey('reads', 'flaky', 'Error: too dark')] }],
    },
  ],
  errors: [{ message: 'no server' }],
};

it('counts up to two journeys that passed only the second time as passed, and more as failed', () => {
  expect(countJourneys(journeys)).toEqual({ passed: 4, failed: 3 });
  const counted = (flaky: number) => countJourneys({ ...journeys, stats: { ...journeys.stats, flaky } });
  expect(counted(2)).toEqual({ passed: 5, failed: 3 });
  expect(counted(3)).toEqual({ passed: 3, failed: 6 });
});

it('names every failed journey, with the first line of its error, what it looked for and where', () => {
  expect(namesOfJourneys(journeys)).toEqual([
    'FAIL  e2e/journeys/reading.test.ts:23 > turns: Error: at once',
    `FAIL  e2e/journeys/reading.test.ts:23 > pays: Error: expect(locator).toHaveText() failed, Locator: locator('h1'), Expected: "Paid", Received: "Unpaid", at e2e/payments.ts:14`,
    'FLAKY e2e/journeys/reading.test.ts:23 > by night > reads: Error: too dark',
    'FAIL  e2e/journeys: no server',
  ]);
});

it('lets a red step without a failed test say its errors, or its last words', () => {
  const log = [
    'one',
    '\u001b[31mUnhandled Rejection',
    'TypeError: left behind',
    ' at x',
    '1208 passed',
    '',
  ].join('\n');
  expect(lastWordsOf('test', log)).toEqual(['FAIL  test: TypeError: left behind']);
  expect(lastWordsOf('build', 'a\nb\nc\n\nd\n')).toEqual([
    'FAIL  build: b',
    'FAIL  build: c',
    'FAIL  build: d',
  ]);
});

it('says no more than forty lines of them, none of them endless', () => {
  const names = Array.from({ length: 41 }, (_, index) => `FAIL  ${index}`);
  expect(cut(names.slice(1))).toHaveLength(40);
  expect(cut(names)).toHaveLength(40);
  expect(cut(names).at(-1)).toBe('and 2 more');
  const [endless] = namesOfTests({
    ...tests,
    testResults: [{ ...tests.testResults[1]!, message: '包裹'.repeat(9_000) }],
  });
  expect(endless).toHaveLength(480);
});
