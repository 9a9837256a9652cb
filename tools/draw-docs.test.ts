import { readFileSync } from 'node:fs';
import { createTestDatabase } from '@onehaul/testing/test-database';
import { describe, expect, it } from 'vitest';
import { connectionAs } from '../database/migrate.ts';
import { drawEnvironment, drawModules, drawTables, readSettings } from './draw-docs.ts';
import { sourceFiles } from './source-files.ts';

const settings = readFileSync('docs/settings.md', 'utf8');

/** Names that the running servers read from their environment. */
function settingsInCode(): Set<string> {
  const folders = [
    'packages/server/src',
    'packages/web-server/src',
    'apps/*/server',
    'apps/{api,worker}/src',
  ];
  const reads = [
    /\benv(?:ironment)?\??\.([A-Z][A-Z_]+)\b/g,
    /\benv(?:ironment)?\['([A-Z][A-Z_]+)'\]/g,
    /\b(?:number|setting|required|numberSetting)\((?:env(?:ironment)?, )?'([A-Z][A-Z_]+)'/g,
    /\b([A-Z][A-Z_]+): \w+(?=[^{}]*\} = env)/g,
    /\b(?:port|managementPort): \['([A-Z][A-Z_]+)', \d+\]/g,
  ];
  const texts = folders
    .flatMap((folder) => sourceFiles(`${folder}/**/*.ts`))
    .filter((path) => !/(\.test|-for-tests|-development)\.ts$/.test(path))
    .map((path) => readFileSync(path, 'utf8'));
  return new Set(
    texts.flatMap((text) => reads.flatMap((read) => [...text.matchAll(read)].map(([, name]) => name!))),
  );
}

describe('npm run docs', () => {
  it('has written the module map of this code', () => {
    expect(readFileSync('docs/modules.md', 'utf8')).toBe(drawModules());
  });

  it('has written the tables of these migrations', async () => {
    const test = await createTestDatabase();
    try {
      expect(readFileSync('docs/tables.md', 'utf8')).toBe(
        await drawTables(connectionAs('onehaul_owner', test.address)),
      );
    } finally {
      await test.close();
    }
  });

  it('has written .env.example from docs/settings.md', () => {
    expect(readFileSync('.env.example', 'utf8')).toBe(drawEnvironment(settings));
  });
});

describe('docs/settings.md', () => {
  const written = readSettings(settings).flatMap(({ names }) => names);
  // Set by the runtime, not by who installs.
  const isOfRuntime = (name: string) => name === 'NODE_ENV';

  it('lists every setting the servers read', () => {
    expect([...settingsInCode()].filter((name) => !isOfRuntime(name) && !written.includes(name))).toEqual([]);
  });

  it('lists no setting that nothing reads', () => {
    const read = settingsInCode();
    expect(written.filter((name) => !read.has(name))).toEqual([]);
  });
});
