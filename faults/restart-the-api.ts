import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { shopCalls } from '@onehaul/contract/shop';
import { freePorts } from '@onehaul/testing/free-ports';
import type { Fault } from './fault.ts';
import { ask } from './parts/ask.ts';
import { settingsOf } from './parts/fleet.ts';
import { percentile } from './parts/payers.ts';
import { answers, keep, until } from './parts/processes.ts';
import { host, openWorld } from './parts/world.ts';

const lengths = { full: { perSecond: 300, rounds: 3 }, short: { perSecond: 40, rounds: 1 } };
const addresses = ['127.0.0.1', '127.0.0.2'];
/** Time for the proxy to notice that a process is back. */
const betweenMs = 3000;

/** The proxy of an installation with its own rules for upstreams, in front of two APIs, without TLS. */
function openProxy(port: number, apiPort: number, managementPort: number) {
  const installed = readFileSync(new URL('../deploy/Caddyfile', import.meta.url), 'utf8');
  const upstream = /^\(upstream\) \{\n[\s\S]*?^\}$/m.exec(installed)?.[0];
  if (!upstream) throw new Error('deploy/Caddyfile has no (upstream)');
  const folder = mkdtempSync(join(tmpdir(), 'onehaul-proxy-'));
  const file = join(folder, 'Caddyfile');
  const targets = addresses.map((address) => `${address}:${apiPort}`).join(' ');
  writeFileSync(
    file,
    `{\n\tadmin off\n\tpersist_config off\n\tauto_https off\n}\n${upstream}\nhttp://:${port} {\n\tbind 127.0.0.1\n` +
      `\treverse_proxy ${targets} {\n\t\timport upstream\n\t\thealth_port ${managementPort}\n\t}\n}\n`,
  );
  const child = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], { stdio: 'ignore' });
  return {
    close() {
      child.kill('SIGTERM');
      rmSync(folder, { recursive: true });
    },
  };
}

/** R23: while the APIs are restarted one after the other, as for a new release, no request fails. */
export const restartTheApi: Fault = {
  id: 'R23',
  title: 'APIs restarted one after the other behind the proxy',
  async run(length) {
    if (spawnSync('caddy', ['version']).error)
      return { figures: 'left out: caddy is not installed', failures: [] };
    const { perSecond, rounds } = lengths[length];
    const world = await openWorld({ members: 1, ordersEach: 1 });
    const [port, apiPort, managementPort] = await freePorts(4);
    const settings = settingsOf(world.database.address, apiPort, managementPort, { DRAIN_SECONDS: '3' });
    const apis = addresses.map((address) => ({
      kept: keep('apps/api/src/main.ts', { ...settings, API_HOST: address }),
      isReady: answers(`http://${address}:${managementPort}/ready`),
    }));
    const proxy = openProxy(port, apiPort, managementPort);
    try {
      for (const { isReady } of apis) await until('the API is ready', isReady);
      await wait(betweenMs);
      const outcomes = new Map<string, number>();
      const milliseconds: number[] = [];
      const asked: Promise<void>[] = [];
      const read = async () => {
        const began = performance.now();
        const outcome = await ask(`http://127.0.0.1:${port}`, shopCalls.info, { shopUrl: host }).then(
          ({ status }) => String(status),
          (error: unknown) => String((error as NodeJS.ErrnoException).code ?? error),
        );
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
        milliseconds.push(performance.now() - began);
      };
      const timer = setInterval(() => asked.push(read()), 1000 / perSecond);
      const failures: string[] = [];
      for (let round = 0; round < rounds; round += 1)
        for (const { kept, isReady } of apis) {
          const code = await kept.restart();
          if (code !== 0) failures.push(`a process that was asked to leave ended with ${code}`);
          await until('the API is back', isReady);
          await wait(betweenMs);
        }
      clearInterval(timer);
      await Promise.all(asked);
      outcomes.delete('200');
      for (const [outcome, count] of outcomes) failures.push(`${count} requests ended with ${outcome}`);
      const figures = `${asked.length} requests over ${rounds * apis.length} restarts, p99 ${percentile(milliseconds, 0.99)} ms, longest ${percentile(milliseconds, 1)} ms`;
      return { figures, failures };
    } finally {
      proxy.close();
      await Promise.all(apis.map(({ kept }) => kept.close()));
      await world.close();
    }
  },
};
