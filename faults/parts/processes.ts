import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

/** A child process that is restarted whenever it is killed, as by a supervisor. */
export type Kept = {
  /** kill -9. The next process starts immediately. */
  kill(): void;
  /** SIGTERM, as for a new release. Resolves with the exit code when the process has ended and the next begun. */
  restart(): Promise<number | null>;
  readonly kills: number;
  close(): Promise<void>;
};

export function keep(script: string, environment: NodeJS.ProcessEnv): Kept {
  let child: ChildProcess;
  let isClosing = false;
  let isRestarting = false;
  let kills = 0;
  const begin = () => {
    child = spawn(process.execPath, [new URL(`../../${script}`, import.meta.url).pathname], {
      env: { ...process.env, NODE_ENV: 'production', ...environment },
      // A process that refuses its settings says why on stderr.
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child.once('exit', (_code, signal) => {
      if (isClosing) return;
      // A process that exits by itself would only exit again.
      if (signal === 'SIGKILL' || isRestarting) begin();
      else console.error(`${script} has ended by itself`);
    });
  };
  begin();
  return {
    kill: () => {
      kills += 1;
      child.kill('SIGKILL');
    },
    async restart() {
      isRestarting = true;
      const left = once(child, 'exit');
      child.kill('SIGTERM');
      const [code] = (await left) as [number | null];
      isRestarting = false;
      return code;
    },
    get kills() {
      return kills;
    },
    async close() {
      isClosing = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const left = once(child, 'exit');
      child.kill('SIGTERM');
      const isLeft = await Promise.race([left.then(() => true), wait(15_000, false, { ref: false })]);
      if (!isLeft) child.kill('SIGKILL');
      await left;
    },
  };
}

/** Polls until a condition is true; a timeout fails with the condition's name. */
export async function until(
  what: string,
  isTrue: () => Promise<boolean>,
  withinMs = 60_000,
): Promise<number> {
  const began = Date.now();
  while (Date.now() - began < withinMs) {
    if (await isTrue().catch(() => false)) return Date.now() - began;
    await wait(50);
  }
  throw new Error(`${what}: not within ${withinMs / 1000} s`);
}

export const answers = (url: string) => () => fetch(url).then(({ ok }) => ok);
