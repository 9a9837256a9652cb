import { defineConfig } from 'vitest/config';

const everything = '{packages,apps,database,tools,bench}/**/*.test.{ts,tsx}';
const pure = 'packages/{domain,contract,i18n}/**/*.test.ts';
/** Tests that mock modules or measure their own process run isolated. */
const alone = [
  'apps/console/src/app/{load-namespaces,language}.test.ts',
  'packages/server/src/**/{*poison*,read-sheet}.test.ts',
];
// Coverage does not need the ten thousand cases of the property tests.
const counts = process.argv.includes('--coverage') ? ['**/properties.test.ts'] : [];
const never = ['**/node_modules/**', '**/build/**', ...counts];

export default defineConfig({
  test: {
    projects: [
      // Without isolation, files share loaded modules: loading took a third of the time and more than half of
      // the CPU.
      { extends: true, test: { name: 'rules', include: [pure], exclude: never, isolate: false } },
      {
        extends: true,
        test: { name: 'parts', include: [everything], exclude: [...never, pure, ...alone], isolate: false },
      },
      { extends: true, test: { name: 'alone', include: alone, exclude: never } },
    ],
    // Long timeouts cost nothing when the condition is met, and one second is too short on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    setupFiles: ['tools/same-cases.ts'],
    // `npm run coverage`: pricing code needs 100% line coverage.
    coverage: {
      include: ['packages/domain/src/fee/**'],
      reporter: ['text'],
      thresholds: { lines: 100 },
    },
    // Two cores: more workers would only compete.
    maxWorkers: 2,
  },
});
