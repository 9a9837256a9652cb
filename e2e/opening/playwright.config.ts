// `npm run opening`: a company opens on an empty installation, in the browser alone.
import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config.ts';
import { chromiumLaunch } from '../chromium.ts';

/** E2E_DATABASE is not set for this run, so a journey that reaches for SQL fails. */
const address =
  /open on ports (?<e2e_port>\d+) and (?<e2e_other_port>\d+) with database (?<e2e_installation>\w+), console on (?<e2e_console>\d+), texts at (?<e2e_texts>\S+), mails at (?<e2e_mails>[^,\s]+), payments at (?<e2e_payments>[^,\s]+), marketplace at (?<e2e_marketplace>[^,\s]+), DNS on (?<e2e_dns>\d+)/;

const { webServer } = journeys;
if (!webServer || Array.isArray(webServer)) throw new Error('the journeys have one server');

export default defineConfig({
  ...journeys,
  testDir: '.',
  outputDir: '../../test-results/opening',
  reporter: [['line']],
  timeout: 900_000,
  projects: [{ name: 'opening', use: { launchOptions: chromiumLaunch } }],
  webServer: {
    ...webServer,
    command: 'node e2e/start-servers.ts --nothing',
    cwd: '../..',
    wait: { stdout: address },
  },
});
