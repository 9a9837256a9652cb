import { execFile, execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePorts } from '@onehaul/testing/free-ports';

const run = promisify(execFile);

/** A private cluster that may be killed; the machine's own is shared. */
export type OwnPostgres = {
  readonly port: number;
  /** kill -9 of the postmaster; everything it committed must be there after `start`. */
  kill(): void;
  start(): Promise<void>;
  close(): Promise<void>;
};

function programs(): string {
  const versions = readdirSync('/usr/lib/postgresql').toSorted((a, b) => Number(b) - Number(a));
  return `/usr/lib/postgresql/${versions[0]!}/bin`;
}

/**
 * Flushes writes to disk, unlike the clusters of other tests: a crash must lose nothing that was committed.
 */
export async function openOwnPostgres(): Promise<OwnPostgres> {
  const [port] = await freePorts(1);
  const folder = mkdtempSync(join(tmpdir(), 'onehaul-faults-'));
  const isRoot = process.getuid?.() === 0;
  const asPostgres = isRoot ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--init-groups'] : [];
  if (isRoot) {
    const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
    chownSync(folder, id('-u'), id('-g'));
  }
  const data = join(folder, 'data');
  const command = (...words: string[]) => {
    const [program, ...rest] = [...asPostgres, ...words];
    // The server inherits its parent's pipes; without any, nothing blocks on it.
    return run(program!, rest, { cwd: folder });
  };
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c max_connections=200`;
  const start = async () => {
    const log = join(folder, 'log');
    await command(
      join(programs(), 'pg_ctl'),
      '-w',
      '-t',
      '60',
      '-D',
      data,
      '-l',
      log,
      '-o',
      options,
      'start',
    );
  };
  await command(join(programs(), 'initdb'), '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', data);
  await start();
  return {
    port,
    kill: () => {
      const [pid] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
      process.kill(Number(pid), 'SIGKILL');
    },
    start,
    async close() {
      await command(join(programs(), 'pg_ctl'), '-m', 'immediate', '-D', data, 'stop').catch(() => undefined);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
