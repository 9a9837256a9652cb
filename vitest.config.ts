import { defineConfig } from 'vitest/config';

const everything = '{packages,apps,database,tools,bench}/**/*.test.{ts,tsx}';
const pure = 'packages/{domain,contract,i18n}/**/*.test.ts';
// What counts lines needs no ten thousand cases.
const counts = process.argv.includes('--coverage') ? ['**/properties.test.ts'] : [];
const never = ['**/node_modules/**', '**/build/**', ...counts];

export default defineConfig({
  test: {
    projects: [
      // What holds nothing and reaches nothing shares its modules: most of its time was loading them.
      { extends: true, test: { name: 'rules', include: [pure], exclude: never, isolate: false } },
      { extends: true, test: { name: 'parts', include: [everything], exclude: [...never, pure] } },
    ],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // Waiting costs nothing where the condition comes about; a second is soon gone on a busy machine.
    expect: { poll: { timeout: 10_000 } },
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
