import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Fault, Length } from './fault.ts';

const run = promisify(execFile);

type LongTest = {
  readonly id: string;
  readonly title: string;
  readonly files: readonly string[];
  readonly sizes: Readonly<Record<Length, Readonly<Record<string, number>>>>;
};

/** Tests that also run in every check, here at full length. */
const tests: readonly LongTest[] = [
  {
    id: 'R04',
    title: 'double spending',
    files: ['packages/server/src/modules/wallet/post-race.test.ts'],
    sizes: { full: { RACE_ROUNDS: 1000 }, short: { RACE_ROUNDS: 20 } },
  },
  {
    id: 'R19',
    title: 'the ledger beside its model',
    files: ['packages/server/src/modules/wallet/ledger-model.test.ts'],
    sizes: { full: { LEDGER_SEQUENCES: 5000 }, short: { LEDGER_SEQUENCES: 50 } },
  },
];

export const longTests: readonly Fault[] = tests.map(({ id, title, files, sizes }) => ({
  id,
  title,
  async run(length) {
    const sizesNow = sizes[length];
    const environment = Object.fromEntries(
      Object.entries(sizesNow).map(([name, size]) => [name, String(size)]),
    );
    const words = Object.entries(sizesNow).map(([name, size]) => `${name} ${size.toLocaleString('en')}`);
    const { stdout, isOver } = await run('npx', ['vitest', 'run', '--reporter=json', ...files], {
      env: { ...process.env, ...environment },
      maxBuffer: 64 * 1024 * 1024,
    }).then(
      (done) => ({ ...done, isOver: true }),
      (failed: { stdout: string }) => ({ stdout: failed.stdout, isOver: false }),
    );
    const { numPassedTests, numFailedTests } = JSON.parse(stdout.slice(stdout.indexOf('{'))) as {
      numPassedTests: number;
      numFailedTests: number;
    };
    return {
      figures: `${words.join(', ')}; ${numPassedTests} tests passed, ${numFailedTests} failed`,
      failures:
        isOver && numFailedTests === 0
          ? []
          : [`${numFailedTests} tests failed: npx vitest run ${files.join(' ')}`],
    };
  },
}));
