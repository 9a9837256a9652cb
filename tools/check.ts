// `npm run check [gate ...]`: the gates that need no running product. Exits 1 when one fails.
import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { parseArgs } from 'node:util';

const here = import.meta.dirname;

/** All gates and their commands, slow ones first, so that both cores finish together. */
const gates: Record<string, readonly [string, ...string[]]> = {
  lint: ['oxlint', '--type-aware', '--deny-warnings'],
  contract: ['vitest', 'run', 'packages/contract', 'packages/server/src/modules/routes.test.ts'],
  // Every further checker repeats most of the work of the first: four needed twice the CPU time and memory.
  types: ['tsc', '-b', 'tsconfig.json', 'tsconfig.browser.json', '--checkers', '1'],
  'dead code': ['knip', '--no-config-hints', '--no-progress'],
  imports: ['depcruise', '--config', '.dependency-cruiser.js', '.'],
  'wire words': ['node', join(here, 'check-wire-words.ts')],
  messages: ['node', join(here, 'check-messages.ts')],
  suppressions: ['node', join(here, 'check-suppressions.ts')],
  money: ['node', join(here, 'check-money.ts')],
  format: ['oxfmt', '--check'],
};

type Result = { readonly passed: boolean; readonly output: string; readonly seconds: number };

export async function runGate(gate: string, directory = process.cwd()): Promise<Result> {
  const [program, ...parameters] = gates[gate]!;
  const started = performance.now();
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const path = [join(here, '../node_modules/.bin'), process.env.PATH].join(delimiter);
  const child = spawn(program, parameters, {
    cwd: directory,
    env: { ...process.env, PATH: path, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
    signal: AbortSignal.timeout(800_000),
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += part));
  child.on('error', (error) => resolve(((output += `${error}\n`), false)));
  child.on('close', (code) => resolve(code === 0));
  return { passed: await promise, output, seconds: (performance.now() - started) / 1000 };
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    // `without` skips a gate whose tests the same CI run executes anyway.
    options: { report: { type: 'string' }, without: { type: 'string' } },
    allowPositionals: true,
  });
  const unknown = positionals.filter((name) => !(name in gates));
  if (unknown.length > 0)
    throw new Error(`no such gate: ${unknown.join()}; there are ${Object.keys(gates).join(', ')}`);
  const all = positionals.length > 0 ? positionals : Object.keys(gates);
  const names = all.filter((name) => name !== values.without);
  const queue = [...names];
  const failed: string[] = [];

  async function work(): Promise<void> {
    for (let name = queue.shift(); name; name = queue.shift()) {
      const { passed, output, seconds } = await runGate(name);
      if (!passed) failed.push(name);
      const line = `${passed ? 'ok  ' : 'FAIL'}  ${name.padEnd(14)} ${seconds.toFixed(1).padStart(5)} s`;
      console.log(passed ? line : `${line}\n${output.trimEnd().replace(/^/gm, '      ')}`);
    }
  }
  await Promise.all([work(), work()]);

  if (values.report) {
    const report = { passed: names.length - failed.length, failed: failed.length, red: failed };
    await writeFile(values.report, JSON.stringify(report));
  }
  console.log(failed.length > 0 ? `red: ${failed.join(', ')}` : 'all gates are green');
  process.exitCode = failed.length > 0 ? 1 : 0;
}
