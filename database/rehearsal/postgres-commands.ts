import { execFile, execFileSync } from 'node:child_process';
import { chownSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const debianFolder = '/usr/lib/postgresql';
const isRoot = process.getuid?.() === 0;

/** Where the commands of a major version are (the newest one's, unless named), as Debian installs them. */
export function commandsFolder(version?: string): string {
  const newest = () => readdirSync(debianFolder).toSorted((a, b) => Number(b) - Number(a))[0]!;
  return join(debianFolder, version ?? newest(), 'bin');
}

/** PostgreSQL and its backups refuse root or belong to `postgres`. Anybody else runs them as they are. */
export async function runAsPostgres(
  [program, ...words]: readonly [string, ...string[]],
  folder: string,
  environment: NodeJS.ProcessEnv = {},
): Promise<string> {
  const asPostgres = ['--reuid=postgres', '--regid=postgres', '--init-groups', program];
  const options = { cwd: folder, env: { ...process.env, ...environment }, maxBuffer: 1 << 26 };
  const { stdout } = isRoot
    ? await run('setpriv', [...asPostgres, ...words], options)
    : await run(program, words, options);
  return stdout;
}

/** Gives a folder to the user who runs PostgreSQL. */
export function giveToPostgres(folder: string): void {
  if (!isRoot) return;
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  chownSync(folder, idOf('-u'), idOf('-g'));
}
