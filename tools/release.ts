// `npm run release`: makes build/release/onehaul-<version>, a folder that runs without the repository, npm or
// development packages. `-- --version 1.2.0` names it (default: day and commit), `-- --without-build` uses the pages
// that are built already.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bundleServers } from './bundle-servers.ts';

const root = join(import.meta.dirname, '..');
const git = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();

const { values } = parseArgs({
  options: { version: { type: 'string' }, 'without-build': { type: 'boolean', default: false } },
});
const commit = git('rev-parse', 'HEAD');
const day = git('show', '-s', '--format=%cd', '--date=format:%Y.%m.%d', commit);
const version = values.version ?? `${day}-${commit.slice(0, 8)}`;
if (!/^[\w.-]+$/.test(version)) throw new Error('a version consists of letters, digits, dots and hyphens');

if (!values['without-build']) execFileSync('npm', ['run', 'build'], { cwd: root, stdio: 'inherit' });

const releases = join(root, 'build/release');
const release = join(releases, `onehaul-${version}`);
rmSync(release, { recursive: true, force: true });
mkdirSync(join(release, 'bin'), { recursive: true });
writeFileSync(join(release, 'package.json'), '{ "type": "module" }\n');
await bundleServers(root, release);
cpSync(join(root, 'deploy'), join(release, 'deploy'), { recursive: true });
for (const [source, place] of [
  ['.env.example', 'docs/all-settings.env'],
  ['docs/settings.md', 'docs/settings.md'],
  ['CHANGELOG.md', 'CHANGELOG.md'],
] as const)
  cpSync(join(root, source), join(release, place));
// Debian 12 has an older Node.
cpSync(process.execPath, join(release, 'bin/node'), { dereference: true });

const files = globSync('**/*', { cwd: release })
  .filter((path) => statSync(join(release, path)).isFile())
  .toSorted();
const sha256 = (path: string) =>
  createHash('sha256')
    .update(readFileSync(join(release, path)))
    .digest('hex');
const manifest = {
  version,
  commit,
  // Uncommitted changes: nobody can make the same release again.
  isCommitted: git('status', '--porcelain') === '',
  node: process.version,
  system: `${process.platform}-${process.arch}`,
  files: Object.fromEntries(files.map((path) => [path, sha256(path)])),
};
writeFileSync(join(release, 'manifest.json'), `${JSON.stringify(manifest, null, 1)}\n`);
writeFileSync(
  join(release, 'SHA256SUMS'),
  files.map((path) => `${manifest.files[path]}  ${path}\n`).join(''),
);
const bytes = files.reduce((sum, path) => sum + statSync(join(release, path)).size, 0);
console.log(`${release}: ${files.length} files, ${Math.round(bytes / 1e6)} MB`);
