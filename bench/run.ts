import { execFile } from 'node:child_process';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Output of a program that must succeed. */
export async function output(program: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<string> {
  const { stdout, stderr } = await run(program, args, { env: { ...process.env, ...env } });
  return stdout + stderr;
}

/** Starts one of our processes as in production. */
export const startPart = (entry: URL, env: NodeJS.ProcessEnv, niceness = 0): ChildProcess =>
  spawn('nice', ['-n', String(niceness), process.execPath, entry.pathname], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      SESSION_SECRETS: 'bench'.repeat(8),
      // Not the secret of the sessions: a process with one secret for both refuses to start.
      DATA_KEYS: `bench:${'data-key'.repeat(5)}`,
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });

/** Starts a server process and waits until it answers requests. */
export async function startServer(
  entry: URL,
  env: NodeJS.ProcessEnv,
  readyUrl: string,
): Promise<ChildProcess> {
  const child = startPart(entry, env);
  for (let tries = 0; tries < 600; tries += 1) {
    const ready = await fetch(readyUrl).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return child;
    if (child.exitCode !== null) throw new Error(`${entry.pathname} ended before it was ready`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.kill();
  throw new Error(`${entry.pathname} did not become ready`);
}

export async function stopServer(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

type Load = {
  url: string;
  host: string;
  connections: number;
  seconds: number;
  body?: string;
  headers?: Record<string, string>;
  /** Appended to the URL with an increasing number. */
  vary?: string;
};

/** Requests per second measured by wrk; any unsuccessful response fails the run. */
export async function load(asked: Load): Promise<number> {
  return (await loadWithLatency(asked)).perSecond;
}

/** The same with the p99 latency. */
export async function loadWithLatency({
  url,
  host,
  connections,
  seconds,
  body,
  headers = {},
  vary = '',
}: Load): Promise<{ perSecond: number; p99Milliseconds: number }> {
  const script = new URL('load.lua', import.meta.url).pathname;
  const text = await output(
    'wrk',
    ['-t1', '--latency', `-c${connections}`, `-d${seconds}s`, '-s', script, url],
    {
      LOAD_HOST: host,
      LOAD_BODY: body ?? '',
      LOAD_VARY: vary,
      LOAD_HEADERS: Object.entries(headers)
        .map(([name, value]) => `${name}: ${value}`)
        .join('\n'),
    },
  );
  if (/Non-2xx|Socket errors/.test(text)) throw new Error(text);
  const [, p99, unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(text)!;
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(text)![1]),
    p99Milliseconds: Number(p99) * { us: 0.001, ms: 1, s: 1000 }[unit as 'us' | 'ms' | 's'],
  };
}
