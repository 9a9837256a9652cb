import { randomInt } from 'node:crypto';
import { nodeTransport } from '@onehaul/client/node-transport';
import { countMemberCodes, generateMemberCode } from '@onehaul/domain/member-code';
import type { Page, Request } from '@playwright/test';
import { demoShop } from '../demo-data.ts';
import { newMember } from '../members.ts';
import { text } from '../messages.ts';
import { eventsOf, firstWarehouse, forecast, newNumbers } from '../parcels.ts';
import { StationPage } from '../pages/station-page.ts';
import { consoleOrigin } from '../product.ts';
import { newStaff, signInStaff } from '../staff.ts';
import { expect, opensWithin, test } from '../test.ts';

const host = 'saomai.localhost';
const receiving = '**/api/console/stations/receive';

test.use({
  serviceWorkers: 'allow',
  meets: [401, 503],
  breaks: ['net::ERR_INTERNET_DISCONNECTED', 'net::ERR_CONNECTION_RESET'],
  contextOptions: { reducedMotion: 'reduce' },
});

/** Whether everything a station needs to start offline is cached in the browser. */
const isInstalled = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).active !== null);

/** Executes a page's request on the server while the page does not get the response. */
async function answerOf(request: Request): Promise<number> {
  const { host, port } = new URL(request.url());
  const { status } = await nodeTransport(host)({
    method: 'POST',
    url: request.url().replace(host, `127.0.0.1:${port}`),
    headers: await request.allHeaders(),
    body: request.postData()!,
  });
  return status;
}

/** Opens the page offline, from the browser's cache. */
async function openAgain(page: Page): Promise<void> {
  await page.goto(`${consoleOrigin()}/stations/receive`);
  await expect(page.locator('[data-scan-field]')).toBeFocused(opensWithin);
  await expect(page.locator('[data-offline-banner]')).toBeVisible();
}

test('of ten scans with a broken network none is lost and none counts twice', async ({ page, context }) => {
  test.slow();
  const shop = await demoShop(host);
  const [member, clerk, warehouse] = await Promise.all([
    newMember(host),
    newStaff(shop, 'clerk'),
    firstWarehouse(shop),
  ]);
  const numbers = newNumbers(10);
  // Every second one is forecast; the others are unclaimed.
  const expected = numbers.filter((_, index) => index % 2 === 0);
  await forecast(
    member,
    warehouse.id,
    expected.map((courierNumber) => ({ courierNumber })),
  );
  await signInStaff(page, clerk);
  const station = new StationPage(page);
  await station.open(warehouse.code);
  await expect.poll(() => isInstalled(page)).toBe(true);
  const waiting = station.counter('waiting');

  await station.scanTo(numbers[0]!, 'good');
  await test.step('the answer of one is lost after the server did the work', async () => {
    await page.route(
      receiving,
      async (route) => {
        expect(await answerOf(route.request())).toBe(200);
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    await station.scanTo(numbers[1]!, 'kept');
    await expect(page.locator('[data-offline-banner]')).toBeVisible();
    await expect(waiting).toHaveText('0');
  });
  await test.step('to another the server says that it cannot now', async () => {
    await page.route(receiving, (route) => route.fulfill({ status: 503, body: '' }), { times: 1 });
    await station.scanTo(numbers[2]!, 'kept');
    await expect(waiting).toHaveText('0');
  });

  await context.setOffline(true);
  for (const number of numbers.slice(3, 6)) await station.scanTo(number, 'kept');
  await test.step('a code that nobody has is refused later, and holds nothing up', async () => {
    await page.keyboard.press('Alt+KeyO');
    await expect(page.locator('[data-scan-field=member]')).toBeFocused();
    await station.scan(generateMemberCode(randomInt(countMemberCodes())));
    await expect(waiting).toHaveText('4');
  });
  await test.step('the page is loaded anew without a network, and a second one beside it', async () => {
    await openAgain(page);
    await expect(waiting).toHaveText('4');
    for (const number of numbers.slice(6, 9)) await station.scanTo(number, 'kept');
    // The scanner triggered twice.
    await station.scan(numbers[8]!);
    await expect(station.answer).toHaveAttribute('data-answer', 'again');
  });
  const second = await context.newPage();
  await openAgain(second);
  await new StationPage(second).scanTo(numbers[9]!, 'kept');
  await expect(waiting, 'both show one queue').toHaveText('8');

  await context.setOffline(false);
  await expect(waiting).toHaveText('0', opensWithin);
  await expect(station.counter('conflicts')).toHaveText('1');
  await expect(page.locator('[data-conflicts]')).toContainText(numbers[5]!);
  await expect(page.locator('[data-conflict-reason]')).not.toBeEmpty();
  await expect(page.locator('[data-offline-banner]')).toHaveCount(0);

  const happened = await eventsOf(shop, numbers);
  const came = happened.filter(({ act }) => act === 'receive' || act === 'arrive');
  expect(came.map(({ number }) => number)).toEqual(numbers);
  expect(came.map(({ state }) => state)).toEqual(
    numbers.map((number) => (expected.includes(number) ? 'received' : 'unclaimed')),
  );
  await page.keyboard.press('F6');
  await expect(station.counter('conflicts')).toHaveText('0');
  await expect(second.getByText(text('en', 'station', 'conflict.title_one', { count: '1' }))).toHaveCount(0);
});
