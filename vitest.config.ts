import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{packages,apps,database,tools,bench}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/build/**'],
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
