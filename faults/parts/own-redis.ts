import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { freePorts } from '@onehaul/testing/free-ports';
import { until } from './processes.ts';

const run = promisify(execFile);

/** A private Redis that may be flushed and killed. */
export type OwnRedis = {
  readonly port: number;
  readonly url: string;
  flush(): Promise<void>;
  kill(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
};

export async function openOwnRedis(): Promise<OwnRedis> {
  const [port] = await freePorts(1);
  const url = `redis://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  const ask = async (word: string) => (await run('redis-cli', ['-p', String(port), word])).stdout.trim();
  const start = async () => {
    child = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', ''], {
      stdio: 'ignore',
    });
    await until('Redis answers', async () => (await ask('ping')) === 'PONG', 10_000);
  };
  const end = async (signal: NodeJS.Signals) => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const left = once(child, 'exit');
    child.kill(signal);
    await left;
  };
  await start();
  return {
    port,
    url,
    flush: async () => void (await ask('flushall')),
    kill: () => end('SIGKILL'),
    start,
    close: () => end('SIGTERM'),
  };
}
