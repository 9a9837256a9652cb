// `npm run phone-speed [path ...]` measures the home page and member pages of the build on a slow phone: 390 px, 1.6 Mbit/s, 150 ms and a
// processor four times slower. Prints the median of several first visits with an empty cache, and of visits whose
// login has to be renewed first; the slowest of some taps (INP); then the time of the page server for the document.
import { parseArgs } from 'node:util';
import { cookieNames } from '@onehaul/domain/cookie-name';
import { type Browser, chromium, type Page } from '@playwright/test';
import { demoPassword } from '../database/seeds/demo/people.ts';
import { shellLaunch } from './chromium.ts';
import { expired } from './expired-token.ts';
import { accessTokenOf, keepAccessToken, signInBrowser } from './members.ts';
import { ask, originOf } from './product.ts';
import { startServers } from './start-servers.ts';
import { hydrated } from './test.ts';

const host = 'harbour.localhost';
const demo = { host, username: 'demo', password: demoPassword, memberCode: '' };
const bytesPerSecond = 1_600_000 / 8;
const latencyMs = 150;
const slowdown = 4;
/** Time after the rows for late layout shifts and paints. */
const settleMs = 1500;
/** Time without a request after which a page has loaded all its scripts. */
const quietMs = 500;

type Figures = {
  readonly largestPaintMs: number;
  readonly contentMs: number;
  readonly layoutShift: number;
  /** Slowest answer to a tap, until the next frame was painted. */
  readonly interactionMs: number;
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

/** Pages that are measured as a visitor, who has no login to renew. */
const visitorPages: readonly string[] = ['/index'];

/** Runs in the page from its start: remembers when content appeared, the largest paint and the layout shifts. */
function observe(selector: string): void {
  const seen = { largestPaintMs: 0, contentMs: 0, layoutShift: 0, interactionMs: 0 };
  Object.assign(window, { phoneSpeed: seen });
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      durationThreshold: 16,
    } as PerformanceObserverInit);
  watch('largest-contentful-paint', ({ startTime }) => (seen.largestPaintMs = startTime));
  watch(
    'layout-shift',
    (entry) => (seen.layoutShift += (entry as PerformanceEntry & { value: number }).value),
  );
  watch('event', (entry) => {
    const { interactionId } = entry as PerformanceEntry & { interactionId: number };
    if (interactionId > 0) seen.interactionMs = Math.max(seen.interactionMs, entry.duration);
  });
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
  const isVisitor = visitorPages.includes(path);
  if (!isVisitor) await signInBrowser(page, demo);
  if (hasExpired) await keepAccessToken(page, host, expired((await accessTokenOf(page, host))!));
  // The main part of the page that renews a login is hidden.
  await page.addInitScript(observe, contents[path] ?? 'main:not([hidden]) h1');
  const scripts = await slowDown(page);
  const startedAt = performance.now();
  await page.goto(originOf(host) + path, { waitUntil: 'commit' });
  await page.waitForFunction(() => (window as { phoneSpeed?: Figures }).phoneSpeed?.contentMs);
  const wholeMs = performance.now() - startedAt;
  await hydrated(page);
  await scripts.areLoaded();
  const scriptKilobytes = scripts.bytes() / 1000;
  await page.waitForTimeout(settleMs);
  const { layoutShift } = await seenBy(page);
  if (isVisitor) await tapMenu(page);
  else await tapAround(page);
  await page.waitForTimeout(settleMs);
  const seen = await seenBy(page);
  await context.close();
  return {
    ...seen,
    // Of loading only: a tap opens a sheet over the page, whose content comes later.
    layoutShift,
    // A renewal is a document of its own, which the clock of the page does not include.
    contentMs: hasExpired ? wholeMs : seen.contentMs,
    scriptKilobytes,
  };
}

const seenBy = (page: Page) => page.evaluate(() => (window as unknown as { phoneSpeed: Figures }).phoneSpeed);

/** Opens the menu of the site. */
async function tapMenu(page: Page): Promise<void> {
  await page.locator('header button[popovertarget]:visible').first().tap();
}

/** Opens and closes the menu of all pages, and the first row where there are rows. */
async function tapAround(page: Page): Promise<void> {
  const menu = page.locator('[data-all-pages]');
  await menu.tap();
  await page.locator('dialog[open] button').first().tap();
  const row = page.locator('[data-row-link]');
  if ((await row.count()) > 0) {
    await row.first().tap();
    await page.locator('dialog[open]').waitFor();
  }
}

/** Applies the phone's limits; counts the scripts of the page until none has been requested for a moment. */
async function slowDown(page: Page) {
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
  const open = new Set<string>();
  let [bytes, changedAt] = [0, performance.now()];
  browser.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.mimeType.includes('javascript')) scripts.add(requestId);
    else open.delete(requestId);
  });
  browser.on('Network.requestWillBeSent', ({ requestId, type }) => {
    if (type === 'Script') open.add(requestId);
    changedAt = performance.now();
  });
  browser.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
    open.delete(requestId);
    changedAt = performance.now();
  });
  return {
    bytes: () => bytes,
    async areLoaded() {
      while (open.size > 0 || performance.now() - changedAt < quietMs) await page.waitForTimeout(50);
    },
  };
}

const serverRuns = 20;

/** Time of the page server for a document, its calls to the API included, without the phone's limits. */
async function serverMs(browser: Browser, path: string): Promise<number> {
  const page = await browser.newPage();
  const token = visitorPages.includes(path) ? '' : await signInBrowser(page, demo);
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
const measured = [
  '/index',
  '/member/parcel',
  '/member/order',
  '/member/personal',
  '/member/notify',
  '/member/coupon',
];
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
      if (!visitorPages.includes(path)) renewed.push(await visit(browser, path, true));
    }
    const seconds = (figures: readonly Figures[], key: keyof Figures) =>
      `${(median(figures.map((one) => one[key])) / 1000).toFixed(2)} s`;
    rows[path] = {
      LCP: seconds(fresh, 'largestPaintMs'),
      content: seconds(fresh, 'contentMs'),
      'after renewal': renewed.length > 0 ? seconds(renewed, 'contentMs') : '-',
      INP: `${median(fresh.map(({ interactionMs }) => interactionMs)).toFixed(0)} ms`,
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
