import type { Page } from '@playwright/test';
import type { Transport } from '@onehaul/client/transport';

/** Opens an empty page of an origin, from which calls can be made. */
export async function stepInside(page: Page, origin: string): Promise<void> {
  const address = `${origin}/nothing-yet`;
  const body = '<!doctype html><link rel="icon" href="data:,">';
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(address);
  await page.unroute(address);
}

/** Calls from inside a page, whose browser holds the HttpOnly cookies. */
export const fromInside =
  (page: Page): Transport =>
  ({ method, url, headers, body }) =>
    page.evaluate(
      async (outgoing) => {
        const response = await fetch(outgoing.url, outgoing);
        return { status: response.status, text: await response.text() };
      },
      { method, url, headers, ...(typeof body === 'string' && { body }) },
    );
