import { readdirSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { expect, it, vi } from 'vitest';

const patterns = (globs: unknown) => (Array.isArray(globs) ? globs : globs ? [globs] : []) as string[];

it('H10: a run that decides about a change takes every journey, each once', async () => {
  vi.stubEnv('CI', 'true');
  const { default: config } = await import('../playwright.config.ts');
  const files = readdirSync('e2e/journeys').filter((name) => name.endsWith('.test.ts'));
  const isIn = (file: string, globs: unknown) => patterns(globs).some((glob) => matchesGlob(file, glob));
  const projectsOf = (name: string) =>
    (config.projects ?? []).filter(
      ({ testMatch, testIgnore }) =>
        (testMatch === undefined || isIn(`e2e/journeys/${name}`, testMatch)) &&
        !isIn(`e2e/journeys/${name}`, testIgnore),
    );
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((name) => projectsOf(name).length !== 1)).toEqual([]);
  expect(config.testIgnore).toBeUndefined();
});
