import type { Locator, Page } from '@playwright/test';
import { demoShop } from '../demo-data.ts';
import { newMember, signInBrowser } from '../members.ts';
import { text } from '../messages.ts';
import { firstWarehouse, newNumbers } from '../parcels.ts';
import { StationPage } from '../pages/station-page.ts';
import { newStaff, openConsole, signInStaff } from '../staff.ts';
import { expect, openMemberPage, prefer, test } from '../test.ts';

const host = 'northstar.localhost';
const words = (key: string, gaps?: Record<string, string>) => text('en', 'parcel', key, gaps);
const desk = (key: string, gaps?: Record<string, string>) => text('en', 'station', key, gaps);
const refusal = (key: string) => text('en', 'refusal', key);

// The session check returns 401 before sign-in; a wrong number and a late claim are refused.
test.use({ meets: [401], contextOptions: { reducedMotion: 'reduce' } });

/** The visible part of a number in the list. */
const beginning = (number: string) => number.slice(0, 8);

async function openClaimDialog(page: Page, number: string): Promise<Locator> {
  await page.getByRole('button', { name: words('claim.openOf', { number: '' }).trim() }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel(words('claim.number'))).toBeFocused();
  await dialog.getByLabel(words('claim.number')).fill(number);
  return dialog;
}

const sendClaim = (dialog: Locator) => dialog.locator('[data-send-claim]').click();

const isDrawn = (picture: Locator) =>
  expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);

/** The largest brightness step between adjacent pixels: 255 at a sharp edge. */
const sharpest = (shown: Locator) =>
  shown.evaluate((one: HTMLImageElement) => {
    const { naturalWidth: width, naturalHeight: height } = one;
    const canvas = new OffscreenCanvas(width, height).getContext('2d')!;
    canvas.drawImage(one, 0, 0);
    const { data } = canvas.getImageData(0, 0, width, height);
    let most = 0;
    for (let at = 4; at < data.length; at += 4) {
      if ((at / 4) % width !== 0) most = Math.max(most, Math.abs(data[at]! - data[at - 4]!));
    }
    return most;
  });

/** A picture of an order, rendered by the browser. */
async function picture(page: Page): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  return {
    name: 'order.png',
    mimeType: 'image/png',
    buffer: await page.screenshot({ animations: 'disabled' }),
  };
}

async function openClaim(page: Page, number: string): Promise<Locator> {
  await openConsole(page, '/unclaimed?tab=claims&rows=100');
  await page.getByRole('link', { name: number }).click();
  const drawer = page.getByRole('dialog', { name: desk('claim.one') });
  await expect(drawer.locator('[data-claims="1"]')).toBeVisible();
  return drawer;
}

test('an unowned parcel is claimed, refused with a reason, claimed again and given to its owner', async ({
  page,
  openBrowser,
}) => {
  test.slow();
  const shop = await demoShop(host);
  const [member, rival, clerk, service, warehouse] = await Promise.all([
    newMember(host),
    newMember(host),
    newStaff(shop, 'clerk'),
    newStaff(shop, 'service'),
    firstWarehouse(shop),
  ]);
  const [number] = newNumbers(1) as [string];
  const staff = await openBrowser({ permissions: ['camera'], reducedMotion: 'reduce' });

  await test.step('nobody expects what the station receives', async () => {
    await signInStaff(staff, clerk);
    const station = new StationPage(staff);
    await station.open(warehouse.code);
    await station.scanTo(number, 'notice');
    await staff.keyboard.press('Enter');
    await expect(station.answer).toContainText(desk('receive.left'));
    await station.go('measure');
    await station.measure(number, ['3.4', '30', '20', '10']);
  });

  const claims = `/consolidation/forecast?tab=claim&search=${beginning(number)}`;
  const state = (name: string) => page.locator(`[data-claim-state=${name}]`);
  await test.step('the member recognises it, and does not know its number', async () => {
    await prefer(page, host, 'en');
    await signInBrowser(page, member);
    await openMemberPage(page, host, claims);
    const card = page.getByRole('listitem').filter({ hasText: beginning(number) });
    await expect(card).toContainText(words('claim.weight', { kilograms: '4' }));
    await expect(card).not.toContainText(number);
    await expect(page.locator('body')).not.toContainText(number);
    const blurred = card.getByRole('img', { name: words('claim.photo') });
    await isDrawn(blurred);
    expect(await sharpest(blurred)).toBeLessThan(60);

    const dialog = await openClaimDialog(page, `${number.slice(0, -1)}X`);
    await dialog.locator('[data-proof-file]').setInputFiles(await picture(page));
    await expect(dialog.locator('[data-proof=done]')).toBeVisible();
    await sendClaim(dialog);
    await expect(dialog.getByRole('alert')).toContainText(refusal('claim.numberWrong'));
    await dialog.getByLabel(words('claim.number')).fill(number);
    await sendClaim(dialog);
    await expect(dialog).toBeHidden();
    await expect(state('open')).toHaveCount(1);
  });

  await test.step('staff refuse it, and the member reads why without asking', async () => {
    await staff.context().clearCookies();
    await signInStaff(staff, service);
    const drawer = await openClaim(staff, number);
    await drawer.getByRole('button', { name: desk('claim.reject'), exact: true }).click();
    const form = staff.getByRole('dialog').filter({ has: staff.getByLabel(desk('unclaimed.reason')) });
    await form.getByLabel(desk('unclaimed.reason')).fill('The order shows another number');
    await form.getByRole('button', { name: desk('claim.reject'), exact: true }).click();
    await expect(form).toBeHidden();
    await expect(state('rejected')).toContainText('The order shows another number');
  });

  const other = await openBrowser({ reducedMotion: 'reduce' });
  await prefer(other, host, 'en');
  await signInBrowser(other, rival);
  await openMemberPage(other, host, claims);
  const rivals = await openClaimDialog(other, number);

  await test.step('claimed again with a better proof, it becomes theirs', async () => {
    const dialog = await openClaimDialog(page, number);
    await dialog.locator('[data-proof-file]').setInputFiles(await picture(page));
    await expect(dialog.locator('[data-proof=done]')).toBeVisible();
    await dialog.getByLabel(words('claim.note')).fill('Two pairs of shoes');
    await sendClaim(dialog);
    await expect(state('open')).toHaveCount(1);
    const drawer = await openClaim(staff, number);
    await expect(drawer).toContainText('Two pairs of shoes');
    await isDrawn(drawer.getByRole('article').locator('img').first());
    await drawer.getByRole('button', { name: desk('claim.approve'), exact: true }).click();
    const form = staff.getByRole('dialog').filter({ hasText: desk('claim.approveText') });
    await form.getByRole('button', { name: desk('claim.approve'), exact: true }).click();
    await expect(form).toBeHidden();
    await expect(state('approved')).toHaveCount(1);
    await state('approved')
      .getByRole('link', { name: words('outcome.open') })
      .click();
    const parcel = page.getByRole('dialog');
    await expect(parcel).toContainText(number);
    await expect(parcel.locator('[data-state=stored]')).toBeVisible();
  });

  await test.step('whoever comes too late is told so', async () => {
    await rivals.locator('[data-proof-file]').setInputFiles(await picture(other));
    await expect(rivals.locator('[data-proof=done]')).toBeVisible();
    await sendClaim(rivals);
    await expect(other.getByRole('alert')).toHaveText(refusal('record.notFound'));
    await openMemberPage(other, host, '/member/parcel');
    await expect(other.getByText(words('list.emptyTitle'))).toBeVisible();
  });
});
