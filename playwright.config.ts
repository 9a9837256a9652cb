import { defineConfig } from '@playwright/test';
import { chromiumLaunch, shellLaunch } from './e2e/chromium.ts';

/** Journeys that need a camera or offline pages, hence a full browser. */
const whole = [
  'claim-a-parcel',
  'dispute-a-measurement',
  'fill-an-empty-shop',
  'forecast-by-phone',
  'forecast-to-shelf',
  'notice-choices',
  'order-story',
  'pack-everything',
  'read-offline',
  'scan-offline',
  'sell-cash-on-delivery',
  'sell-on-a-marketplace',
  'send-returns-again',
  'sign-in-by-qr',
  'station-in-the-hand',
  'whole-way-by-phone',
  'work-with-peers',
];
const filesOf = (names: readonly string[]) => names.map((name) => `**/${name}.test.ts`);

export default defineConfig({
  testDir: './e2e/journeys',
  outputDir: './test-results/journeys',
  // Two cores: more workers would only compete.
  workers: 2,
  fullyParallel: true,
  // Only in CI, where a stall of the machine must not reject a change; flaky journeys are listed and limited (083).
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  // Long timeouts cost nothing when the condition is met, and a busy machine is slow.
  timeout: 240_000,
  expect: { timeout: 40_000 },
  reporter: [['line'], ['json', { outputFile: 'test-results/journeys.json' }]],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    // Requests of a service worker pass by the routes that journeys set up. Those about workers allow them.
    serviceWorkers: 'block',
    // No screenshots, and no trace at all in CI where it would not be opened: recording slows every journey.
    trace: process.env.CI ? 'off' : { mode: 'retain-on-failure', screenshots: false },
    actionTimeout: 40_000,
    navigationTimeout: 80_000,
  },
  projects: [
    {
      name: 'whole',
      testMatch: filesOf(whole),
      use: { launchOptions: chromiumLaunch },
    },
    { name: 'pages', testIgnore: filesOf(whole), use: { launchOptions: shellLaunch } },
  ],
  webServer: {
    command: 'node e2e/start-servers.ts',
    env: { E2E_RUNNER: String(process.pid) },
    // The named groups reach the journeys as E2E_PORT, E2E_OTHER_PORT, E2E_DATABASE, E2E_CONSOLE, E2E_TEXTS, E2E_MAILS,
    // E2E_PAYMENTS, E2E_MARKETPLACE and E2E_DNS.
    wait: {
      stdout:
        /open on ports (?<e2e_port>\d+) and (?<e2e_other_port>\d+) with database (?<e2e_database>\w+), console on (?<e2e_console>\d+), texts at (?<e2e_texts>\S+), mails at (?<e2e_mails>[^,\s]+), payments at (?<e2e_payments>[^,\s]+), marketplace at (?<e2e_marketplace>[^,\s]+), DNS on (?<e2e_dns>\d+)/,
    },
    timeout: 600_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
});
