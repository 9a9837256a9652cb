import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './e2e/chromium.ts';

export default defineConfig({
  testDir: './e2e/journeys',
  outputDir: './test-results/journeys',
  // Two cores: more workers than that only make each other wait.
  workers: 2,
  fullyParallel: true,
  // A journey that passes only the second time has found a bug.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['line'], ['json', { outputFile: 'test-results/journeys.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: chromiumLaunch,
    viewport: { width: 1280, height: 800 },
    // Without the film: recording it costs every passing journey more than it tells of a failing one.
    trace: { mode: 'retain-on-failure', screenshots: false },
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
  },
  webServer: {
    command: 'node e2e/start-servers.ts',
    env: { E2E_RUNNER: String(process.pid) },
    // The line's facts reach the journeys as E2E_PORT, E2E_DATABASE, E2E_CONSOLE, E2E_TEXTS, E2E_MAILS and E2E_PAYMENTS.
    wait: {
      stdout:
        /open on port (?<e2e_port>\d+) with database (?<e2e_database>\w+), console on (?<e2e_console>\d+), texts at (?<e2e_texts>\S+), mails at (?<e2e_mails>[^,\s]+), payments at (?<e2e_payments>\S+)/,
    },
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
});
