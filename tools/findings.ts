// `npm run findings`: which findings of the product review have a passing test named after them. Reads the
// results of the last `.ci/run`; `--run` first runs just those tests. Exits 1 if a fixed finding is not
// covered.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { readResults, type TestResult } from './test-results.ts';

/** Every finding to be fixed, in a few words. The title of its test begins with the name and a colon. */
const findings: Readonly<Record<string, string>> = {
  P1: 'an order is closed with a picked parcel outside every box',
  P2: 'station keys change their meaning',
  P3: 'differences: drawer and list disagree',
  P4: 'unknown bins and wrong warehouses at the stations',
  P5: 'desk badges and list order',
  P6: 'customs confirmations show whole phone numbers',
  P8: 'last sign-in in the member drawer',
  P9: 'loading an order of another line; bags and pallets',
  P10: 'station titles and counters across a reload',
  P11: 'campaign form',
  P12: 'one date, money and plural format',
  P13: 'order list: states cut, rows not by time',
  P14: 'tracking accounts entered in the console',
  P15: 'boxes station: price so far',
  W1: 'Idempotency-Key is optional',
  W2: 'a code without Type serves both purposes',
  W3: 'templates are answered as files',
  W4: 'the country list is a list',
  W5: 'TenantId, ShopId and Source are sent',
  W6: 'no limit of parcels per order',
  W7: 'toasts and field errors',
  W8: '/member/order without consolidation',
  W9: 'banners on the home page',
  W11: 'time-outs, casing, .xls and carriers',
  'S-a': 'second factor and member password reset',
  'S-b': 'grants and two-person rules',
  'S-c': 'outbound requests',
  'S-d': 'step-up authentication',
  'S-e': 'data keys and sealing anew',
  'S-f': 'strong passwords by default',
  'S-g': 'absolute session end, guesses counted per person',
  'S-h': 'rate-limit keys and tenant quotas',
  'S-i': 'orphaned files',
  'S-j': 'ASVS table, security tests and dependency audit',
  O1: 'a database that never answers',
  O2: 'failed jobs are visible',
  O3: 'tenant loops and batched deletes',
  O5: 'failing payment events',
  O7: 'bounded read queue',
  O9: 'draining and upload time-outs',
  O10: 'reconciliation of missed days',
  O11: 'a demoted primary',
  'U-1': 'instant dispatch page',
  'U-2': 'states in the order list',
  'U-3': 'orders of boxes, newest first',
  'U-4': 'pickup lines in the wizard',
  'U-5': 'weight of carton and filling',
  'U-6': 'services, coupons and weights in the wizard',
  'U-7': "times in the shop's zone",
  'U-8': 'after paying',
  'U-9': 'one money format',
  'U-10': 'forecast form',
  'U-12': 'counted figures, one tracking truth',
  'U-14': 'registration form',
  'U-15': 'one size of controls',
  'U-16': 'notice channels, masked card, keys, gates',
  'U-20': 'the demo tells a true story',
  H10: 'CI runs every journey',
};

/**
 * Not fixed yet. The commit that adds a finding's test removes it here; every other finding must have a test.
 */
const open: readonly string[] = [];

type Coverage = { readonly covered: string[]; readonly failing: string[]; readonly missing: string[] };

/** A finding is covered when it has a test and all of its tests pass. */
export function coverageOf(names: readonly string[], results: readonly TestResult[]): Coverage {
  const testsOf = (name: string) =>
    results.filter(({ titles }) => titles.some((title) => title.startsWith(`${name}:`)));
  const stateOf = (name: string) => {
    const tests = testsOf(name);
    if (tests.length === 0) return 'missing';
    return tests.every(({ passed }) => passed) ? 'covered' : 'failing';
  };
  const of = (state: string) => names.filter((name) => stateOf(name) === state);
  return { covered: of('covered'), failing: of('failing'), missing: of('missing') };
}

function runTests(reports: { vitest: string; playwright: string }): void {
  const titles = `(^|\\s)(${Object.keys(findings).join('|')}):`;
  const run = (command: string, options: string[], env: NodeJS.ProcessEnv = {}) =>
    spawnSync(command, options, { stdio: ['ignore', 2, 2], env: { ...process.env, ...env } });
  run('vitest', ['run', '-t', titles, '--reporter=json', `--outputFile.json=${reports.vitest}`]);
  run('playwright', ['test', '-g', titles], { PLAYWRIGHT_JSON_OUTPUT_FILE: reports.playwright });
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { run: { type: 'boolean', default: false } } });
  const reports = { vitest: '.run/ci/test.json', playwright: 'test-results/journeys.json' };
  if (values.run) runTests(reports);
  const { covered, failing, missing } = coverageOf(Object.keys(findings), readResults(reports));
  const lost = missing.filter((name) => !open.includes(name));
  for (const [word, names] of [
    ['failing', failing],
    ['no test', lost],
    ['open   ', missing.filter((name) => open.includes(name))],
  ] as const)
    for (const name of names) console.log(`${word}  ${name}: ${findings[name]}`);
  console.log(`findings: ${covered.length} of ${Object.keys(findings).length} covered`);
  process.exitCode = failing.length + lost.length > 0 ? 1 : 0;
}
