// `npm run faults`: the fault-injection tests, one line each; `-- --short` for the short form that every
// change runs, and ids (`-- R01 R12`) for some of them.
import type { Fault, Length } from './fault.ts';
import { killTheApi } from './kill-the-api.ts';
import { killTheDatabase } from './kill-the-database.ts';
import { killTheWorker } from './kill-the-worker.ts';
import { longTests } from './long-tests.ts';
import { redisAway, redisEmptied } from './lose-redis.ts';
import { restartTheApi } from './restart-the-api.ts';
import { restoreTheDatabase } from './restore-the-database.ts';
import { silenceTheDatabase } from './silence-the-database.ts';

const faults: readonly Fault[] = [
  killTheApi,
  killTheDatabase,
  silenceTheDatabase,
  redisAway,
  redisEmptied,
  killTheWorker,
  restartTheApi,
  restoreTheDatabase,
  ...longTests,
];

const asked = process.argv.slice(2);
const length: Length = asked.includes('--short') ? 'short' : 'full';
const chosen = asked.filter((word) => !word.startsWith('--'));
let failed = 0;
for (const { id, title, run } of faults) {
  if (chosen.length > 0 && !chosen.includes(id)) continue;
  const began = performance.now();
  const { figures, failures } = await run(length).catch((error: unknown) => ({
    figures: 'did not run to its end',
    failures: [error instanceof Error ? (error.stack ?? error.message) : String(error)],
  }));
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  if (failures.length > 0) failed += 1;
  console.log(`${id} ${failures.length > 0 ? 'FAILED' : 'held'}  ${title}: ${figures} (${seconds} s)`);
  for (const failure of failures) console.log(`    ${failure}`);
}
process.exitCode = failed > 0 ? 1 : 0;
process.exit();
