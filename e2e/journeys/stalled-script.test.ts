import { originOf } from '../product.ts';
import { expect, test } from '../test.ts';

test('W11: a page whose script does not arrive within 120 seconds is asked for anew as a document', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(`${originOf('harbour.localhost')}/index`);
  await page.waitForLoadState('networkidle');
  let isAsked = false;
  page.on('request', (request) => {
    isAsked ||= request.isNavigationRequest() && new URL(request.url()).pathname === '/help';
  });
  // Scripts hang until the document is asked for.
  let hanging = 0;
  await page.route('**/help-*.js', (route) => {
    if (isAsked) return route.continue();
    hanging += 1;
    return undefined;
  });
  await page.locator('a[href="/help"]').first().click();
  await expect.poll(() => hanging).toBeGreaterThan(0);
  await page.clock.fastForward(119_000);
  expect(new URL(page.url()).pathname).toBe('/index');
  // The timer starts when the navigation is rendered, which may be after its first request.
  await expect
    .poll(async () => {
      await page.clock.fastForward(120_000);
      return isAsked;
    })
    .toBe(true);
  await expect(page).toHaveURL(/\/help$/);
});
