import { expect, it } from 'vitest';
import { coverageOf } from './findings.ts';
import { resultsOfPlaywright, resultsOfVitest } from './test-results.ts';

const assertion = (title: string, status: string, ...ancestorTitles: string[]) => ({
  ancestorTitles,
  title,
  status,
});
const vitest = {
  testResults: [
    {
      assertionResults: [
        assertion('P1: nothing is left over', 'passed'),
        assertion('P1: nor refunded', 'passed'),
        assertion('closes', 'passed', 'P2: a key'),
        assertion('P2: deletes', 'failed'),
        assertion('P3: is not run', 'skipped'),
        assertion('speaks of P4: but is not its test', 'passed'),
      ],
    },
  ],
};
const playwright = {
  suites: [
    {
      title: 'packing.test.ts',
      specs: [{ title: 'U-1: the form comes first', ok: true, tests: [] }],
      suites: [{ title: 'on a phone', specs: [{ title: 'U-10: is green', ok: false, tests: [] }] }],
    },
  ],
};

it('counts a finding as covered when it has tests and all of them pass', () => {
  const results = [...resultsOfVitest(vitest), ...resultsOfPlaywright(playwright)];
  expect(coverageOf(['P1', 'P2', 'P3', 'P4', 'U-1', 'U-10'], results)).toEqual({
    covered: ['P1', 'U-1'],
    failing: ['P2', 'U-10'],
    missing: ['P3', 'P4'],
  });
});
