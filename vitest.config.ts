import { defineConfig } from 'vitest/config';

const everything = '{packages,apps,database,tools,bench}/**/*.test.{ts,tsx}';
const pure = 'packages/{domain,contract,i18n}/**/*.test.ts';
/** What replaces modules, or weighs its own process, is alone in it. */
const alone = [
  'apps/console/src/app/{need-texts,language}.test.ts',
  'packages/server/src/**/{*poison*,read-sheet}.test.ts',
];
// What counts lines needs no ten thousand cases.
const counts = process.argv.includes('--coverage') ? ['**/properties.test.ts'] : [];
const never = ['**/node_modules/**', '**/build/**', ...counts];

export default defineConfig({
  test: {
    projects: [
      // Files of a process share its modules: loading them was a third of the time, and more than half of the work.
      { extends: true, test: { name: 'rules', include: [pure], exclude: never, isolate: false } },
      {
        extends: true,
        test: { name: 'parts', include: [everything], exclude: [...never, pure, ...alone], isolate: false },
      },
      { extends: true, test: { name: 'alone', include: alone, exclude: never } },
    ],
    // Waiting costs nothing where the condition comes about; a second is soon gone on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    setupFiles: ['tools/same-cases.ts'],
    // `npm run coverage`: what prices a shipment is tested to its last line.
    coverage: {
      include: ['packages/domain/src/fee/**'],
      reporter: ['text'],
      thresholds: { lines: 100 },
    },
    // Two cores: more workers than that only make each other wait.
    maxWorkers: 2,
  },
});
