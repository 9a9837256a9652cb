import type { Page } from '@playwright/test';
import { demoShop } from '../demo-data.ts';
import { mailsTo } from '../mails.ts';
import { changeMember, newMember, newName, signInBrowser } from '../members.ts';
import { text } from '../messages.ts';
import { firstWarehouse, newNumbers } from '../parcels.ts';
import { StationPage } from '../pages/station-page.ts';
import { originOf } from '../product.ts';
import { newStaff, signInStaff } from '../staff.ts';
import { expect, openMemberPage, prefer, test } from '../test.ts';

const host = 'harbour.localhost';

/** The session check returns 401 before sign-in. */
test.use({ meets: [401], contextOptions: { reducedMotion: 'reduce' } });

const countOf = (page: Page, stage: string) => page.locator(`[data-tab=${stage}] [data-count]`);
const rowOf = (page: Page, number: string) => page.getByRole('row').filter({ hasText: number });

/** When the row of a number displays a state, by the machine's shared clock. */
const shownAt = (page: Page, number: string, state: string) =>
  page.evaluate(
    ([wanted, next]) => {
      const isShown = () =>
        [...document.querySelectorAll('tr')].some(
          (row) => row.textContent.includes(wanted!) && row.querySelector(`[data-state=${next}]`),
        );
      return new Promise<number>((resolve) => {
        const look = () => {
          if (!isShown()) return;
          seen.disconnect();
          resolve(Date.now());
        };
        const seen = new MutationObserver(look);
        seen.observe(document.body, { subtree: true, childList: true, attributes: true });
        look();
      });
    },
    [number, state],
  );

/** Delay between the server's response to a scan and its display to the member. */
async function delayMs(page: Page, station: StationPage, number: string): Promise<number> {
  const seen = shownAt(page, number, 'received');
  const answer = station.page.waitForResponse((response) => response.url().endsWith('/stations/receive'));
  await station.scanTo(number, 'good');
  const response = await answer;
  await response.finished();
  const { startTime, responseEnd } = response.request().timing();
  return Math.round((await seen) - (startTime + responseEnd));
}

async function pasteNumbers(page: Page, numbers: readonly string[]): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((all) => navigator.clipboard.writeText(all), numbers.join('\n'));
  await page.locator('[data-scan]').focus();
  await page.keyboard.press('ControlOrMeta+v');
}

test('fifty pasted numbers are expected, three are put on a shelf by keys alone, and their owner watches', async ({
  page,
  openBrowser,
}) => {
  test.slow();
  const shop = await demoShop(host);
  const [member, clerk, warehouse] = await Promise.all([
    newMember(host),
    newStaff(shop, 'clerk'),
    firstWarehouse(shop),
  ]);
  const email = `${newName('mail')}@journey.example`;
  await changeMember(member, `email = $3, language = 'zhHanT'`, email);
  await prefer(page, host, 'zhHanT');
  await signInBrowser(page, member);

  const numbers = newNumbers(50);
  await test.step('the member pastes fifty numbers and sends them', async () => {
    await openMemberPage(page, host, `/consolidation/forecast?warehouse=${warehouse.id}`);
    await pasteNumbers(page, numbers);
    await expect(page.locator('[data-row]')).toHaveCount(50);
    await page.locator('[data-send-forecast]').click();
    await expect(page.locator('[data-outcome=forecast]')).toHaveCount(50);
    await page.getByRole('link', { name: text('zhHanT', 'parcel', 'outcome.toList') }).click();
    await expect(page).toHaveURL(`${originOf(host)}/member/parcel?stage=expected`);
    await expect(countOf(page, 'expected')).toHaveText('50');
    await page.locator('[data-tab=all]').click();
    await expect(page.locator('[data-row-link]')).toHaveCount(20);
  });
  // Three from the first page of the list.
  const chosen = (await page.locator('[data-row-link]').allTextContents()).slice(0, 3);
  const [first, second, third] = chosen as [string, string, string];

  const desk = await openBrowser({ permissions: ['camera'], reducedMotion: 'reduce' });
  await desk.addInitScript(() =>
    addEventListener('pointerdown', () => document.documentElement.setAttribute('data-pointed', ''), true),
  );
  await signInStaff(desk, clerk);
  const station = new StationPage(desk);
  await station.open(warehouse.code);

  await test.step('the clerk receives three, and the list of the member follows by itself', async () => {
    const delaysMs: number[] = [];
    for (const number of chosen) delaysMs.push(await delayMs(page, station, number));
    test.info().annotations.push({ type: 'live', description: `${delaysMs.join(', ')} ms` });
    // The minimum: the other delays reflect machine load.
    expect(Math.min(...delaysMs)).toBeLessThan(1000);
    await expect(countOf(page, 'received')).toHaveText('3');
    await expect(countOf(page, 'expected')).toHaveText('47');
  });

  await test.step('weighs and photographs them', async () => {
    await station.go('measure');
    await station.measure(first, ['1.25', '30', '20', '10']);
    await station.measure(second, ['0,85', '25', '20', '5']);
    await station.measure(third, ['2kg', '40', '30', '20']);
    await expect(countOf(page, 'stored')).toHaveText('3');
    await expect(rowOf(page, first)).toContainText('1.25');
    await expect(rowOf(page, first).locator('[data-photos]')).toHaveAttribute('data-photos', '2');
  });

  await test.step('and puts them away, while the member looks at one of them', async () => {
    await page.getByRole('link', { name: first }).click();
    const drawer = page.getByRole('dialog');
    await expect(drawer.locator('[data-event=measure]')).toBeVisible();
    await station.go('putAway');
    await station.scanTo('B-02-3', 'good');
    for (const number of chosen) await station.scanTo(number, 'good');
    await expect(drawer.locator('[data-event=shelve]')).toBeVisible();
    await expect(drawer).toContainText('B-02-3');
    const photos = drawer.getByRole('region', { name: text('zhHanT', 'parcel', 'column.photos') });
    const pictures = photos.locator('img');
    await expect(pictures).toHaveCount(2);
    const widths = () =>
      pictures.evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth));
    await expect.poll(async () => Math.min(...(await widths()))).toBeGreaterThan(100);
  });
  await expect(desk.locator('[data-pointed]'), 'no mouse was needed').toHaveCount(0);

  await test.step('the member was told of each step, and by mail in their own language', async () => {
    // Two for each parcel, and one for the welcome coupon.
    await expect(page.locator('[data-unread]').last()).toHaveAttribute('data-unread', '7');
    const [mail] = await mailsTo(email, text('zhHanT', 'notice', 'title.parcelStored', { number: first }));
    expect(mail!.text).toContain(text('zhHanT', 'notice', 'text.parcelStored', { number: first }));
    expect(mail!.text).toContain('1.25');
  });
});
