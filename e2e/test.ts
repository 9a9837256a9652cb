import {
  test as base,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
} from '@playwright/test';
import type { Language } from '@onehaul/domain/language';
import { cookieOf, originOf } from './product.ts';

type Fixtures = {
  /** Browser errors. A journey that ends with any has failed. */
  complaints: string[];
  /** Opens a separate browser context, such as a phone; its errors count too. */
  openBrowser: (options?: BrowserContextOptions) => Promise<Page>;
};
type Options = {
  /** HTTP statuses that a journey expects. */
  meets: readonly number[];
  /** Network failures that it causes on purpose, such as `net::ERR_INTERNET_DISCONNECTED`. */
  breaks: readonly string[];
};

/** Records the errors of a browser context's pages. */
function listen(context: BrowserContext, complaints: string[], { meets, breaks }: Options): void {
  const isMet = (status: number) => status < 400 || meets.includes(status);
  const isBroken = (reason: string) => breaks.some((failure) => reason.includes(failure));
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    // A copied shop has no icon, and browsers request one.
    if (/\/favicon\.ico\b/.test(`${message.location().url} ${message.text()}`)) return;
    // Journeys without service workers.
    if (/Service Worker registration blocked/.test(message.text())) return;
    // How soon a preloaded file is used depends on machine load.
    if (/was preloaded using link preload but not used/.test(message.text())) return;
    const status = /status of (\d+)/.exec(message.text())?.[1];
    if (status ? isMet(Number(status)) : isBroken(message.text())) return;
    complaints.push(`${message.type()}: ${message.text()} (${message.page()?.url()})`);
  });
  context.on('weberror', (error) => complaints.push(`script: ${error.error().message}`));
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Leaving a page aborts its pending requests.
    if (reason !== 'net::ERR_ABORTED' && !isBroken(reason)) complaints.push(`${reason}: ${request.url()}`);
  });
  context.on('response', (response) => {
    if (!isMet(response.status())) complaints.push(`${response.status()}: ${response.url()}`);
  });
}

export const test = base.extend<Fixtures & Options>({
  meets: [[], { option: true }],
  breaks: [[], { option: true }],
  complaints: [
    async ({ context, meets, breaks }, use) => {
      const complaints: string[] = [];
      listen(context, complaints, { meets, breaks });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
  async openBrowser({ browser, complaints, meets, breaks }, provide) {
    const opened: BrowserContext[] = [];
    await provide(async (options) => {
      const context = await browser.newContext(options);
      listen(context, complaints, { meets, breaks });
      opened.push(context);
      return context.newPage();
    });
    await Promise.all(opened.map((context) => context.close()));
  },
});

export { expect };

/** Sets the visitor's language preference. */
export async function prefer(page: Page, host: string, language: Language): Promise<void> {
  await page.context().addCookies([cookieOf('language', language, host)]);
}

/** Opens a page of a shop and waits for hydration. */
export async function openPage(page: Page, host: string, path: string) {
  const response = await page.goto(originOf(host) + path);
  await hydrated(page);
  return response!;
}

/** Time limit for a client-rendered page: the same as for a server-rendered one. */
export const opensWithin = { timeout: 80_000 };

/** A member page renders in the browser, once the session is known, or on the server; then it is hydrated. */
export async function openMemberPage(page: Page, host: string, path: string): Promise<void> {
  await page.goto(originOf(host) + path);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible(opensWithin);
  await hydrated(page);
}

type Router = { navigate(to: string): Promise<void> };

/**
 * Navigates to another member page on the client, as its links do. A full load costs several times as much,
 * which matters where many pages are only checked.
 */
export async function goOn(page: Page, path: string): Promise<void> {
  await page.evaluate(async (to) => {
    const { __reactRouterDataRouter: router } = window as unknown as { __reactRouterDataRouter: Router };
    await router.navigate(to);
    // Waits until it is rendered and painted.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, path);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible(opensWithin);
}

/** Waits for hydration: React marks each hydrated element. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const content = document.querySelector('main');
    return content !== null && Object.keys(content).some((key) => key.startsWith('__reactProps$'));
  });
}
