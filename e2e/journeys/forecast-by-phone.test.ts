import { expectNothingFound } from '../axe.ts';
import { newMember, signInBrowser } from '../members.ts';
import { text } from '../messages.ts';
import { newNumbers } from '../parcels.ts';
import { expectNoSidewaysScroll } from '../screen.ts';
import { expect, openMemberPage, prefer, test } from '../test.ts';

const host = 'harbour.localhost';
const words = (key: string) => text('en', 'parcel', key);

// The session check returns 401 before sign-in.
test.use({ meets: [401] });

const phone = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  reducedMotion: 'reduce' as const,
  permissions: ['camera', 'clipboard-read', 'clipboard-write'],
};

test('a phone fills in courier numbers from a copied message and from barcodes', async ({ openBrowser }) => {
  const [copied, first, second] = newNumbers(3) as [string, string, string];
  const page = await openBrowser(phone);
  // This browser has a camera without barcodes; the page reads them as a phone's detector finds them.
  await page.addInitScript(
    (labels) => {
      let pictures = 0;
      class Detector {
        static getSupportedFormats = () => Promise.resolve(['code_128', 'qr_code']);
        detect = () => {
          pictures += 1;
          const shown = pictures < 6 ? labels.slice(0, 1) : labels;
          return Promise.resolve(shown.map((rawValue) => ({ rawValue, boundingBox: new DOMRect() })));
        };
      }
      Object.assign(globalThis, { BarcodeDetector: Detector });
    },
    [first, second],
  );
  await prefer(page, host, 'en');
  await signInBrowser(page, await newMember(host));
  await openMemberPage(page, host, '/consolidation/forecast');
  const numbers = page.locator('[data-row] input[maxlength="60"]');
  const said = page.locator('[data-said]');
  const pasteNumbers = page.locator('[data-paste-numbers]');
  const copy = (message: string) => page.evaluate((all) => navigator.clipboard.writeText(all), message);

  await test.step('one tap reads the number out of a copied message', async () => {
    await copy('Your parcel is on its way');
    await pasteNumbers.tap();
    await expect(said).toHaveText(words('scan.pasteNone'));
    await copy(`Shipped with YTO, tracking ${copied}, phone 13800138000`);
    await pasteNumbers.tap();
    await expect(numbers).toHaveCount(1);
    await expect(numbers).toHaveValue(copied);
  });

  await test.step('the camera adds each label once', async () => {
    await page.locator('[data-scan-camera]').tap();
    const dialog = page.getByRole('dialog', { name: words('scan.cameraTitle') });
    await expect(dialog.locator('[data-camera="2"]')).toBeVisible();
    await expect(dialog).toContainText(second);
    await expectNoSidewaysScroll(page, 'the camera');
    await expectNothingFound(page, 'the camera');
    await dialog.getByRole('button', { name: words('scan.cameraDone') }).tap();
    await expect(dialog).toBeHidden();
    await expect(numbers).toHaveCount(3);
    expect(await numbers.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))).toEqual([
      copied,
      first,
      second,
    ]);
  });

  await test.step('and all are sent', async () => {
    await page.locator('[data-send-forecast]').tap();
    await expect(page.locator('[data-outcome=forecast]')).toHaveCount(3);
  });
});

test('without a detector of barcodes the camera is not offered', async ({ openBrowser }) => {
  const page = await openBrowser(phone);
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'BarcodeDetector'));
  await prefer(page, host, 'en');
  await signInBrowser(page, await newMember(host));
  await openMemberPage(page, host, '/consolidation/forecast');
  await expect(page.locator('[data-paste-numbers]')).toBeVisible();
  await expect(page.locator('[data-scan-camera]')).toHaveCount(0);
});

test('a message shared from another app fills in its courier number once', async ({ openBrowser }) => {
  const [shared] = newNumbers(1) as [string];
  const page = await openBrowser(phone);
  await prefer(page, host, 'en');
  await signInBrowser(page, await newMember(host));
  const open = (message: string) =>
    openMemberPage(
      page,
      host,
      `/consolidation/forecast?${new URLSearchParams({ title: 'Your order', text: message })}`,
    );
  await open('It is on its way');
  await expect(page.locator('[data-said]')).toHaveText(words('scan.sharedNone'));
  await open(`Shipped with YTO, tracking ${shared}`);
  const numbers = page.locator('[data-row] input[maxlength="60"]');
  await expect(numbers).toHaveCount(1);
  await expect(numbers).toHaveValue(shared);
  await expect(page).toHaveURL(/\/consolidation\/forecast$/);
  await page.reload();
  await expect(numbers).toHaveCount(1);
  await expect(numbers).toHaveValue(shared);
});
