// Bundles the servers and commands of a release, so that they start from a few files without packages.
import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { type Plugin, rolldown } from 'rolldown';

type Bundle = {
  /** Name of each output, without `.js`, and its source. */
  readonly input: Record<string, string>;
  readonly folder: string;
  /** Where shared chunks go, within the folder. */
  readonly chunks?: string;
};

/** Files that the servers read beside themselves: source and place beside the bundle. */
const filesBeside = {
  'database/roles.sql': 'roles.sql',
  'database/migrations': 'migrations',
  'database/reference': 'reference',
  'packages/server/src/passwords-common.txt': 'passwords-common.txt',
  'packages/server/src/modules/kit/kits': 'kits',
};

/** Packages with native code, which cannot be bundled: copied with what they need. */
const nativePackages = ['sharp', '@node-rs/argon2'];
/** Packages of which only data is read. */
const dataFiles = [
  '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
  '@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf',
  '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb',
];
/** CommonJS packages that are loaded by `require` at first use: each one file of its own. */
const lazyPackages = ['twilio', '@alicloud/dysmsapi20170525'];
/** Never loaded in production, or optional and not installed. */
const leftOut = ['vite', 'pg-native', ...nativePackages];

/** `eval` in a package, and `use client` in a library that is rendered on the server. */
const harmless = ['EVAL', 'MODULE_LEVEL_DIRECTIVE'];

/** Workers are named by their source: in a release they are JavaScript beside the bundle. */
const namesWorkers: Plugin = {
  name: 'workers',
  transform(code) {
    const renamed = code.replaceAll(
      /new URL\('\.\/([\w-]+-worker)\.ts', import\.meta\.url\)/g,
      `new URL('./$1.js', import.meta.url)`,
    );
    return renamed === code ? undefined : { code: renamed };
  },
};

async function bundle({ input, folder, chunks = '' }: Bundle): Promise<void> {
  const made = await rolldown({
    input,
    platform: 'node',
    external: leftOut,
    plugins: [namesWorkers],
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    onLog(level, log) {
      // A package that cannot be resolved would be missed when it is first used, in production.
      if (log.code === 'UNRESOLVED_IMPORT') throw new Error(log.message);
      if (level === 'warn' && !harmless.includes(log.code ?? '')) console.warn(log.message);
    },
  });
  await made.write({
    dir: folder,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: join(chunks, '[name]-[hash].js'),
    comments: { legal: false },
  });
  await made.close();
}

async function bundleLazyPackage(name: string, root: string, modules: string): Promise<void> {
  const made = await rolldown({
    input: createRequire(join(root, 'packages/server/package.json')).resolve(name),
    platform: 'node',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    onLog: () => undefined,
  });
  const folder = join(modules, name);
  await made.write({ file: join(folder, 'index.js'), format: 'cjs', codeSplitting: false });
  await made.close();
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, main: 'index.js' }));
}

type Package = {
  readonly dependencies?: Record<string, string>;
  readonly optionalDependencies?: Record<string, string>;
};

/** Copies an installed package and what it needs at run time; optional parts only where they are installed. */
function copyPackage(name: string, root: string, modules: string, copied = new Set<string>()): void {
  if (copied.has(name)) return;
  copied.add(name);
  const source = join(root, 'node_modules', name);
  const about = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as Package;
  cpSync(source, join(modules, name), { recursive: true, dereference: true });
  for (const each of Object.keys(about.dependencies ?? {})) copyPackage(each, root, modules, copied);
  for (const each of Object.keys(about.optionalDependencies ?? {}))
    if (globSync(join(root, 'node_modules', each, 'package.json')).length > 0)
      copyPackage(each, root, modules, copied);
}

function copyDataFile(path: string, root: string, modules: string): void {
  const name = path.split('/').slice(0, 2).join('/');
  for (const each of [path, join(name, 'package.json')]) {
    mkdirSync(dirname(join(modules, each)), { recursive: true });
    cpSync(join(root, 'node_modules', each), join(modules, each));
  }
}

/** The API, the worker and the commands, in `server`. */
async function bundleServer(root: string, release: string): Promise<void> {
  const folder = join(release, 'server');
  await bundle({
    folder,
    input: {
      api: join(root, 'apps/api/src/main.ts'),
      worker: join(root, 'apps/worker/src/main.ts'),
      migrate: join(root, 'database/migrate-command.ts'),
      operator: join(root, 'database/operator.ts'),
      'import-company': join(root, 'database/import-company.ts'),
      'rehearse-restore': join(root, 'database/rehearse-restore.ts'),
      'sheet-worker': join(root, 'packages/server/src/sheets/sheet-worker.ts'),
      'document-worker': join(root, 'packages/server/src/documents/document-worker.ts'),
    },
  });
  for (const [source, place] of Object.entries(filesBeside))
    cpSync(join(root, source), join(folder, place), { recursive: true });
  const modules = join(folder, 'node_modules');
  for (const name of nativePackages) copyPackage(name, root, modules);
  for (const path of dataFiles) copyDataFile(path, root, modules);
  for (const name of lazyPackages) await bundleLazyPackage(name, root, modules);
}

/** A page server with its built pages, in a folder of its own: both look for `../build`. */
async function bundlePages(app: 'web' | 'console', root: string, release: string): Promise<void> {
  const source = join(root, 'apps', app);
  const folder = join(release, app);
  cpSync(join(source, 'build'), join(folder, 'build'), { recursive: true });
  // The renderer of the pages is built with its packages left out.
  const renderer = 'build/server/index.js';
  const isRendered = globSync(join(source, renderer)).length > 0;
  await bundle({
    folder,
    chunks: 'server',
    input: {
      'server/main': join(source, 'server/main.ts'),
      ...(isRendered && { 'build/server/index': join(source, renderer) }),
    },
  });
  for (const each of globSync(join(source, 'server/*.js')))
    cpSync(each, join(folder, 'server', relative(join(source, 'server'), each)));
}

/** One file that is copied to warehouses. */
async function bundlePrintAgent(root: string, release: string): Promise<void> {
  const folder = join(release, 'print-agent');
  await bundle({ folder, input: { 'print-agent': join(root, 'apps/print-agent/src/main.ts') } });
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n');
}

export async function bundleServers(root: string, release: string): Promise<void> {
  await bundleServer(root, release);
  await bundlePages('web', root, release);
  await bundlePages('console', root, release);
  await bundlePrintAgent(root, release);
}
