import type { Locator } from '@playwright/test';
import { demoHosts, demoShop } from '../demo-data.ts';
import { text } from '../messages.ts';
import { originOf } from '../product.ts';
import { expect, openPage, prefer, test } from '../test.ts';

const language = 'en';

/** A QR code is rendered, or a picture that the shop uploaded. */
const qrCode = (scope: Locator, name: string) =>
  scope.getByRole('figure', { name, exact: true }).or(scope.getByRole('img', { name, exact: true }));

test('the words of §8 are said when a text was copied', () => {
  expect(text('en', 'storefront', 'copy.done')).toBe('Copy Successful!');
});

for (const host of demoHosts) {
  test(`every contact text of ${host} is copied by a click`, async ({ page, context }) => {
    const { contactLinks } = await demoShop(host);
    const texts = contactLinks.filter(({ type }) => type === 'text');
    expect(texts).not.toEqual([]);
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: originOf(host) });
    await prefer(page, host, language);
    await openPage(page, host, '/index');
    for (const link of texts) {
      const name = text(language, 'storefront', 'contact.copy', { name: link.name, text: link.text });
      await page.getByRole('complementary').getByRole('button', { name, exact: true }).click();
      await expect(page.getByRole('status')).toHaveText(text(language, 'storefront', 'copy.done'));
      // The clipboard may still hold the previous text.
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(link.text);
    }
  });

  test(`every QR code of ${host} shows on hover and on focus`, async ({ page }) => {
    const { contactLinks } = await demoShop(host);
    const codes = contactLinks.filter(({ type }) => type === 'qr');
    expect(codes).not.toEqual([]);
    await prefer(page, host, language);
    await openPage(page, host, '/index');
    const sideBox = page.getByRole('complementary');
    for (const link of codes) {
      const name = text(language, 'storefront', 'contact.qr', { name: link.name });
      const button = sideBox.getByRole('button', { name, exact: true });
      const picture = qrCode(sideBox, name);
      await expect(picture).toBeHidden();
      await button.hover();
      await expect(picture).toBeVisible();
      await expect(picture).toBeInViewport({ ratio: 1 });
      await page.mouse.move(10, 400);
      await expect(picture).toBeHidden();
      await button.focus();
      await expect(picture).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(picture).toBeHidden();
    }
  });

  test(`the footer of ${host} names a filing and an app only where there is one`, async ({ page }) => {
    const shop = await demoShop(host);
    await prefer(page, host, language);
    await openPage(page, host, '/index');
    const footer = page.getByRole('contentinfo');
    const filing = footer.locator('a[href^="https://beian.miit.gov.cn"]');
    if (shop.filingNumber) {
      await expect(filing).toHaveText(shop.filingNumber);
      await expect(filing).toHaveAttribute('target', '_blank');
    } else {
      await expect(filing).toHaveCount(0);
    }
    const switcher = footer.getByRole('group', { name: text(language, 'storefront', 'footer.app') });
    const apps = [
      ['iOS', shop.iosAppUrl],
      ['Android', shop.androidAppUrl],
    ].filter(([, url]) => url);
    if (apps.length === 0) await expect(switcher).toHaveCount(0);
    for (const [system, url] of apps) {
      const name = text(language, 'storefront', 'footer.appQr', { system: system! });
      await switcher.getByRole('button', { name: system!, exact: true }).click();
      await expect(qrCode(footer, name)).toBeVisible();
      await expect(
        footer.getByRole('link', {
          name: text(language, 'storefront', 'footer.appOpen', { system: system! }),
        }),
      ).toHaveAttribute('href', url!);
    }
  });
}

test('the demo has a shop with a filing number and one without, and a shop with apps', async () => {
  const shops = await Promise.all(demoHosts.map(demoShop));
  expect(new Set(shops.map(({ filingNumber }) => filingNumber !== '')).size).toBe(2);
  expect(shops.some(({ iosAppUrl, androidAppUrl }) => iosAppUrl && androidAppUrl)).toBe(true);
});

test('a browser that refuses the clipboard is told so', async ({ page }) => {
  const host = 'harbour.localhost';
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await prefer(page, host, language);
  await openPage(page, host, '/index');
  await page.getByRole('complementary').getByRole('button', { name: /^Copy/ }).first().click();
  await expect(page.getByRole('alert')).toHaveText(text(language, 'storefront', 'copy.failed'));
});

test('back to top appears past 500 px of scrolling and leads there', async ({ page }) => {
  await prefer(page, 'harbour.localhost', language);
  await openPage(page, 'harbour.localhost', '/index');
  const toTop = page.getByRole('button', { name: text(language, 'storefront', 'contact.toTop') });
  const scrollTo = (top: number) =>
    page.evaluate((pixels) => window.scrollTo({ top: pixels, behavior: 'instant' }), top);
  await scrollTo(500);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500);
  await expect(toTop).toHaveCount(0);
  await scrollTo(501);
  await expect(toTop).toBeVisible();
  await toTop.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(toTop).toHaveCount(0);
});
