// `npm run phone-speed [path ...]` measures member pages of the build on a slow phone: 390 px, 1.6 Mbit/s, 150 ms and a
// processor four times slower. Prints the median of several first visits with an empty cache, and of visits whose
// login has to be renewed first; then the time of the page server for the document.
import { parseArgs } from 'node:util';
import { cookieNames } from '@onehaul/domain/cookie-name';
import { type Browser, chromium, type Page } from '@playwright/test';
import { demoPassword } from '../database/seeds/demo/people.ts';
import { shellLaunch } from './chromium.ts';
import { expired } from './expired-token.ts';
import { accessTokenOf, keepAccessToken, signInBrowser } from './members.ts';
import { ask, originOf } from './product.ts';
import { startServers } from './start-servers.ts';

const host = 'harbour.localhost';
const demo = { host, username: 'demo', password: demoPassword, memberCode: '' };
const bytesPerSecond = 1_600_000 / 8;
const latencyMs = 150;
const slowdown = 4;
/** Time after the rows for late layout shifts and paints. */
const settleMs = 1500;

type Figures = {
  readonly largestPaintMs: number;
  readonly contentMs: number;
  readonly layoutShift: number;
  readonly scriptKilobytes: number;
};

/** Selector of a page's content: its rows, or its heading. */
const contents: Readonly<Record<string, string>> = {
  '/member/parcel': '[data-row-link]',
  '/member/order': '[data-row-link]',
  '/member/notify': '[data-notice]',
  '/member/coupon': '[data-points]',
  '/member/flow': '[data-row-link]',
};

/** Runs in the page from its start: remembers when content appeared, the largest paint and the layout shifts. */
function observe(selector: string): void {
  const seen = { largestPaintMs: 0, contentMs: 0, layoutShift: 0 };
  Object.assign(window, { phoneSpeed: seen });
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => (seen.largestPaintMs = startTime));
  watch(
    'layout-shift',
    (entry) => (seen.layoutShift += (entry as PerformanceEntry & { value: number }).value),
  );
  const look = () => {
    if (!document.querySelector(selector)) return void requestAnimationFrame(look);
    // Painted with the next frame.
    requestAnimationFrame(() => (seen.contentMs = performance.now()));
  };
  look();
}

async function visit(browser: Browser, path: string, hasExpired: boolean): Promise<Figures> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  await signInBrowser(page, demo);
  if (hasExpired) await keepAccessToken(page, host, expired((await accessTokenOf(page, host))!));
  await page.addInitScript(observe, contents[path] ?? 'main h1');
  const scriptBytes = await slowDown(page);
  const startedAt = performance.now();
  await page.goto(originOf(host) + path, { waitUntil: 'commit' });
  await page.waitForFunction(() => (window as { phoneSpeed?: Figures }).phoneSpeed?.contentMs);
  const wholeMs = performance.now() - startedAt;
  await page.waitForTimeout(settleMs);
  const seen = await page.evaluate(() => (window as unknown as { phoneSpeed: Figures }).phoneSpeed);
  await context.close();
  return {
    ...seen,
    // A renewal is a document of its own, which the clock of the page does not include.
    contentMs: hasExpired ? wholeMs : seen.contentMs,
    scriptKilobytes: scriptBytes() / 1000,
  };
}

/** Applies the phone's limits; returns a function that tells how many bytes of script have come. */
async function slowDown(page: Page): Promise<() => number> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.enable');
  await browser.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await browser.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const scripts = new Set<string>();
  let bytes = 0;
  browser.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.mimeType.includes('javascript')) scripts.add(requestId);
  });
  browser.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  return () => bytes;
}

const serverRuns = 20;

/** Time of the page server for a document, its calls to the API included, without the phone's limits. */
async function serverMs(browser: Browser, path: string): Promise<number> {
  const page = await browser.newPage();
  const token = await signInBrowser(page, demo);
  await page.close();
  const headers = { cookie: `${cookieNames.access}=${token}`, 'accept-encoding': 'gzip' };
  const times: number[] = [];
  for (let run = 0; run < serverRuns; run += 1) {
    const startedAt = performance.now();
    await ask(host, path, headers);
    times.push(performance.now() - startedAt);
  }
  return median(times);
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '3' } },
  allowPositionals: true,
});
const measured = ['/member/parcel', '/member/order', '/member/personal', '/member/notify', '/member/coupon'];
const paths = positionals.length > 0 ? positionals : measured;
const product = await startServers();
process.env.E2E_PORT = String(product.port);
process.env.E2E_DATABASE = product.database;
const browser = await chromium.launch(shellLaunch);
try {
  // The first visit of all compiles and connects: not measured.
  for (const path of paths) await visit(browser, path, false);
  const rows: Record<string, Record<string, string>> = {};
  for (const path of paths) {
    const [fresh, renewed]: [Figures[], Figures[]] = [[], []];
    for (let run = 0; run < Number(values.runs); run += 1) {
      fresh.push(await visit(browser, path, false));
      renewed.push(await visit(browser, path, true));
    }
    const seconds = (figures: readonly Figures[], key: keyof Figures) =>
      `${(median(figures.map((one) => one[key])) / 1000).toFixed(2)} s`;
    rows[path] = {
      LCP: seconds(fresh, 'largestPaintMs'),
      content: seconds(fresh, 'contentMs'),
      'after renewal': seconds(renewed, 'contentMs'),
      CLS: median(fresh.map(({ layoutShift }) => layoutShift)).toFixed(3),
      server: `${(await serverMs(browser, path)).toFixed(0)} ms`,
      script: `${median(fresh.map(({ scriptKilobytes }) => scriptKilobytes)).toFixed(0)} kB`,
    };
  }
  console.table(rows);
} finally {
  await browser.close();
  await product.stop();
}
