// Injects into the built service worker the files a station needs to start offline: the page, every station
// with its dependencies, re-authentication, and the texts of all languages. File names contain content
// hashes.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { openBundle } from '../../tools/bundle-size.ts';

const folder = `${import.meta.dirname}/build`;
const script = `${folder}/service-worker.js`;
const placeholder = '__SHELL__';

type Chunk = { readonly file: string; readonly css?: readonly string[]; readonly assets?: readonly string[] };
const manifest = JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8')) as Record<string, Chunk>;
const { scriptsOf } = openBundle(folder);

const routes = ['station-shell', 'receive', 'measure', 'put-away', 'hold', 'sign-in'].map(
  (route) => `src/routes/${route}.tsx`,
);
const texts = Object.keys(manifest).filter((key) =>
  /i18n\/(?:src\/console\/\w+\.ts|messages\/\w+\/station\.json)$/.test(key),
);
const late = ['src/features/session/sign-in-again.tsx', 'src/features/stations/kit/forbidden.tsx'];
const scripts = new Set(scriptsOf(['index.html', ...routes, ...late, ...texts]));
const styles = Object.values(manifest).filter(({ file }) => scripts.has(file));
const assets = readdirSync(`${folder}/assets`).filter((name) => /\.(?:css|svg)$/.test(name));
const files = [
  ...new Set([
    ...scripts,
    ...styles.flatMap(({ css = [], assets: own = [] }) => [...css, ...own]),
    ...assets.map((name) => `assets/${name}`),
  ]),
]
  .map((file) => `/${file}`)
  .sort();

const source = readFileSync(script, 'utf8');
if (!source.includes(placeholder))
  throw new Error('the service worker has no place for the files of the build');
if (/\bimport\b/.test(source)) throw new Error('the service worker must be one file');
const page = readFileSync(`${folder}/index.html`);
const version = createHash('sha256').update(page).update(files.join()).digest('hex').slice(0, 16);
writeFileSync(script, source.replace(placeholder, JSON.stringify({ version, files })));
console.log(`service worker: ${files.length} files, version ${version}`);
