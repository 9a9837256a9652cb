// Reads the last Vitest and Playwright reports: every test with its titles and whether it passed.
import { existsSync, readFileSync } from 'node:fs';

export type TestResult = {
  /** Titles of the enclosing describes, then the test's own. */
  readonly titles: readonly string[];
  readonly passed: boolean;
};

type VitestReport = {
  testResults: { assertionResults: { ancestorTitles: string[]; title: string; status: string }[] }[];
};
type Suite = { title: string; specs: { title: string; ok: boolean; tests: unknown[] }[]; suites?: Suite[] };
type PlaywrightReport = { suites: Suite[] };

const isSkipped = (status: string) => status === 'skipped' || status === 'pending' || status === 'todo';

export const resultsOfVitest = ({ testResults }: VitestReport): TestResult[] =>
  testResults.flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ status }) => !isSkipped(status))
      .map(({ ancestorTitles, title, status }) => ({
        titles: [...ancestorTitles, title],
        passed: status === 'passed',
      })),
  );

export function resultsOfPlaywright({ suites }: PlaywrightReport): TestResult[] {
  const resultsIn = ({ specs, suites: inner = [] }: Suite, titles: readonly string[]): TestResult[] => [
    ...specs.map(({ title, ok }) => ({ titles: [...titles, title], passed: ok })),
    ...inner.flatMap((suite) => resultsIn(suite, [...titles, suite.title])),
  ];
  // The outermost suites are files.
  return suites.flatMap((suite) => resultsIn(suite, []));
}

/** Results of the reports that exist; a missing report has none. */
export function readResults(reports: { vitest: string; playwright: string }): TestResult[] {
  const read = <Report>(file: string, results: (report: Report) => TestResult[]) =>
    existsSync(file) ? results(JSON.parse(readFileSync(file, 'utf8')) as Report) : [];
  return [...read(reports.vitest, resultsOfVitest), ...read(reports.playwright, resultsOfPlaywright)];
}
