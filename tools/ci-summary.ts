// Summarizes `.ci/run`: the last line counts gates, tests and journeys; a missing report counts as failed.
// Failures are listed by name just before it, because a truncated log keeps its end.
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

type Count = { readonly passed: number; readonly failed: number };
type Step = { readonly name: string; readonly status: number; readonly seconds: number };

type CheckReport = Count & { red: string[] };
type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: {
      ancestorTitles: string[];
      title: string;
      status: string;
      failureMessages: string[];
    }[];
  }[];
};
type Said = { message?: string; location?: { file: string; line: number } | undefined };
type Suite = {
  title: string;
  specs: { file: string; line: number; title: string; tests: Journey[] }[];
  suites?: Suite[];
};
type Journey = { status: string; results: { errors: Said[] }[] };
type PlaywrightReport = {
  config: { rootDir: string };
  stats: { expected: number; unexpected: number; flaky: number };
  suites: Suite[];
  errors: Said[];
};

export function countTests({ numPassedTests, numFailedTests, testResults }: VitestReport): Count {
  // A file that does not load has no tests that could fail.
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return { passed: numPassedTests, failed: numFailedTests + broken.length };
}

/** Journeys that may pass only the second time, as on a machine that stalled; more of them fail the run (083). */
const maxFlaky = 2;

export function countJourneys({ stats, errors }: PlaywrightReport): Count {
  const { expected, unexpected, flaky } = stats;
  return flaky > maxFlaky
    ? { passed: expected, failed: unexpected + flaky + errors.length }
    : { passed: expected + flaky, failed: unexpected + errors.length };
}

const maxNames = 40;
const maxLetters = 480;

/** One line per failure, however long its message. */
function failure(file: string, titles: readonly string[], error = '', word = 'FAIL '): string {
  const place = [relative(process.cwd(), file), ...titles].join(' > ');
  const [said = ''] = stripVTControlCharacters(error).trim().split('\n');
  return `${word} ${place}: ${said || 'no words'}`.slice(0, maxLetters);
}

export function namesOfTests({ testResults }: VitestReport): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // A failed file without failed tests: it does not load, or a shared hook failed.
    if (failed.length === 0 && status === 'failed')
      return [failure(name, [], message || 'its tests did not run')];
    return failed.map(({ ancestorTitles, title, failureMessages }) =>
      failure(name, [...ancestorTitles, title], failureMessages[0]),
    );
  });
}

/**
 * The first line of a page assertion is always the same, so the locator, expectation and location are added.
 */
function wordsOf({ message = '', location }: Said = {}): string {
  const [first = '', ...others] = stripVTControlCharacters(message).trim().split('\n');
  const looked = others
    .filter((line) => /^(Locator|Expected|Received)\b.*: /.test(line))
    .map((line) => line.replace(/: +/, ': '));
  const place = location && [`at ${relative(process.cwd(), location.file)}:${location.line}`];
  return [first, ...looked, ...(place ?? [])].join(', ');
}

export function namesOfJourneys({ config, suites, errors }: PlaywrightReport): string[] {
  const namesOf = ({ specs, suites: inner = [] }: Suite, titles: readonly string[]): string[] => [
    ...specs.flatMap(({ file, line, title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ status, results }) => {
          const [error] = results.flatMap((result) => result.errors);
          const place = `${join(config.rootDir, file)}:${line}`;
          const word = status === 'flaky' ? 'FLAKY' : undefined;
          return failure(place, [...titles, title], wordsOf(error), word);
        }),
    ),
    ...inner.flatMap((suite) => namesOf(suite, [...titles, suite.title])),
  ];
  // The outermost suites are the files themselves.
  return [
    ...suites.flatMap((suite) => namesOf(suite, [])),
    ...errors.map(({ message }) => failure(config.rootDir, [], message)),
  ];
}

/** Log excerpt of a failed step without a failed test: its errors, or its last lines. */
export function lastWordsOf(step: string, log: string): string[] {
  const lines = stripVTControlCharacters(log)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const errors = lines.filter((line) => /^(\w*Error\b|stopped: )/.test(line));
  return (errors.length > 0 ? errors.slice(0, 5) : lines.slice(-3)).map((line) =>
    `FAIL  ${step}: ${line}`.slice(0, maxLetters),
  );
}

export function cut(names: readonly string[]): readonly string[] {
  if (names.length <= maxNames) return names;
  return [...names.slice(0, maxNames - 1), `and ${names.length - maxNames + 1} more`];
}

/** Setup steps, which are listed only when they fail. */
const preparations = ['node', 'packages', 'dependencies', 'postgres', 'redis', 'object-store'];
const gates = ['audit', 'coverage', 'faults', 'build', 'size', 'findings'];
const suites = ['check', 'test', 'e2e'];

function outcomeOf(name: string, step: Step | undefined, report: Count | undefined): Count {
  const isGreen = step?.status === 0;
  if (preparations.includes(name)) return { passed: 0, failed: isGreen ? 0 : 1 };
  if (gates.includes(name)) return { passed: isGreen ? 1 : 0, failed: isGreen ? 0 : 1 };
  if (!step || !report || report.passed + report.failed === 0) return { passed: 0, failed: 1 };
  // Failed without a failed test: an error outside any test, or a timeout.
  return isGreen || report.failed > 0 ? report : { ...report, failed: 1 };
}

export function summarise(
  steps: readonly Step[],
  reports: Readonly<Record<string, Count | undefined>>,
): Count & { lines: string[] } {
  const outcomes = [...preparations, ...suites, ...gates].map((name) => {
    const step = steps.find((one) => one.name === name);
    const { passed, failed } = outcomeOf(name, step, reports[name]);
    const word = failed === 0 ? 'ok  ' : step ? 'FAIL' : 'none';
    const time = step ? `${step.seconds} s` : '';
    return {
      passed,
      failed,
      line: `${word}  ${name.padEnd(13)}${time.padStart(6)}  ${passed} passed, ${failed} failed`,
    };
  });
  const sum = (key: keyof Count) => outcomes.reduce((total, outcome) => total + outcome[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), lines: outcomes.map(({ line }) => line) };
}

type Found = { readonly count: Count; readonly names: readonly string[] };

function reportIn<Report>(
  file: string,
  count: (report: Report) => Count,
  namesOf: (report: Report) => string[],
): Found | undefined {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
    return { count: count(report), names: namesOf(report) };
  } catch (error) {
    console.log(`no report in ${file}: ${(error as Error).message}`);
    return undefined;
  }
}

if (import.meta.main) {
  const [stepsFile = '', checkFile = '', testFile = '', journeysFile = ''] = process.argv.slice(2);
  const steps = readFileSync(stepsFile, 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t'))
    .map(([name = '', status, seconds]) => ({ name, status: Number(status), seconds: Number(seconds) }));
  const found: Record<string, Found | undefined> = {
    check: reportIn<CheckReport>(
      checkFile,
      (report) => report,
      ({ red }) => red.map((gate) => `FAIL  check > ${gate}`),
    ),
    test: reportIn(testFile, countTests, namesOfTests),
    e2e: reportIn(journeysFile, countJourneys, namesOfJourneys),
  };
  const names = steps.flatMap(({ name, status }) => {
    const named = found[name]?.names ?? [];
    if (status === 0 || named.length > 0) return named;
    return lastWordsOf(name, readFileSync(join(dirname(stepsFile), `${name}.log`), 'utf8'));
  });
  const counts = Object.entries(found).map(([name, report]) => [name, report?.count] as const);
  const { passed, failed, lines } = summarise(steps, Object.fromEntries(counts));
  console.log([...cut(names), ...lines, `${passed} passed, ${failed} failed`].join('\n'));
  process.exitCode = failed > 0 ? 1 : 0;
}
