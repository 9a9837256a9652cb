import { readFileSync } from 'node:fs';
import { createTestDatabase } from '@onehaul/testing/test-database';
import { describe, expect, it } from 'vitest';
import { connectionAs } from '../database/migrate.ts';
import { drawModules, drawTables } from './draw-docs.ts';
import { drawEnvironment, drawSettings } from './draw-settings.ts';

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

  it('has written the settings of this table', () => {
    expect(readFileSync('docs/settings.md', 'utf8')).toBe(drawSettings());
    expect(readFileSync('.env.example', 'utf8')).toBe(drawEnvironment());
  });
});
