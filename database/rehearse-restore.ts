// Restores the newest backup beside the running database, proves what is in it, and removes it again:
// `npm run rehearse-restore -- [--to <time>] [--folder <path>] [--report <file>]`. Touches neither the running
// database nor its archive.
import { rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { parseArgs } from 'node:util';
import { createStorage } from '@onehaul/server/gateways/storage/create-storage';
import { createKeys } from '@onehaul/server/keys';
import { ownSettings } from '@onehaul/settings/read-settings';
import type { SettingsOf } from '@onehaul/settings/table';
import { proveData } from './rehearsal/prove-data.ts';
import { restoreCluster } from './rehearsal/restored-cluster.ts';

const usage = `npm run rehearse-restore -- [--to <time, such as 2026-11-18T09:30:00Z>] [--folder <where the copy is made>]
  [--config <pgBackRest's configuration>] [--stanza <name>] [--report <file for Prometheus>]`;
const mostShown = 20;

type Asked = NonNullable<ReturnType<typeof readWords>>;

function readWords(args: string[]) {
  const options = {
    to: { type: 'string' },
    folder: { type: 'string', default: tmpdir() },
    config: { type: 'string', default: '/etc/onehaul/pgbackrest.conf' },
    stanza: { type: 'string', default: 'onehaul' },
    report: { type: 'string' },
  } as const;
  try {
    const { to, ...words } = parseArgs({ args, options }).values;
    const at = to === undefined ? undefined : new Date(to);
    return at && Number.isNaN(at.getTime()) ? undefined : { ...words, to: at };
  } catch {
    return undefined;
  }
}

/** Returns what is wrong with the restored data, one sentence each; prints what was done. */
async function rehearse(asked: Asked, settings: SettingsOf<'rehearse-restore'>): Promise<readonly string[]> {
  const storage = createStorage(settings);
  const { data } = createKeys(settings.SESSION_SECRETS, settings.DATA_KEYS);
  const cluster = await restoreCluster(asked);
  try {
    const { host, port, restoreSeconds, replaySeconds, lastChangeAt } = cluster;
    console.log(
      `restored in ${restoreSeconds.toFixed(1)} s, replayed in ${replaySeconds.toFixed(1)} s; last change: ${lastChangeAt?.toISOString() ?? 'that of the backup'}`,
    );
    const began = performance.now();
    await cluster.checkPages();
    const { companies, files, problems } = await proveData(
      { host, port, database: settings.DATABASE_NAME, user: settings.DATABASE_USER, readers: 2, writers: 2 },
      { storage, dataKeyIds: data.ids },
    );
    const proofSeconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(`${companies} companies and ${files} files looked through in ${proofSeconds} s`);
    return problems;
  } finally {
    await cluster.close();
  }
}

/** In the text format of Prometheus; renamed into place, so that nobody reads half of it. */
async function writeReport(file: string): Promise<void> {
  await writeFile(`${file}.new`, `onehaul_restore_tested_seconds ${Math.floor(Date.now() / 1000)}\n`);
  await rename(`${file}.new`, file);
}

const asked = readWords(process.argv.slice(2));
if (!asked) {
  console.error(usage);
  process.exitCode = 2;
} else {
  const problems = await rehearse(asked, ownSettings('rehearse-restore'));
  for (const problem of problems.slice(0, mostShown)) console.error(problem);
  if (problems.length > mostShown) console.error(`and ${problems.length - mostShown} more`);
  if (problems.length > 0) process.exitCode = 1;
  else {
    console.log('ledgers add up, files are there, sealed values can be read: the backup is good');
    if (asked.report) await writeReport(asked.report);
  }
}
