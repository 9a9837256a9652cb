import { expectNothingFound } from '../axe.ts';
import { text } from '../messages.ts';
import { sql } from '../product.ts';
import { expect, hydrated, openPage, prefer, test } from '../test.ts';

const host = 'harbour.localhost';
const words = (key: string) => text('en', 'tracking', key);

type Sent = { readonly number: string; readonly billNumber: string };
/** Delivered demo orders, with complete tracking. */
const delivered = () =>
  sql<Sent>(
    `select number, carrier_bill_number as "billNumber" from shop_order o join host h using (tenant_id, shop_id)
     where h.name = $1 and o.kind = 'merge' and delivered_at is not null and carrier_bill_number is not null order by o.id desc limit 2`,
    [host],
  );

test('a visitor follows two orders by their numbers, and comes back to them later', async ({ page }) => {
  const [first, second] = await delivered();
  await prefer(page, host, 'en');
  await openPage(page, host, '/index');
  await page
    .getByRole('main')
    .getByRole('textbox', { name: words('field.label') })
    .fill(first!.number);
  await page
    .getByRole('main')
    .getByRole('button', { name: words('submit') })
    .click();
  await expect(page).toHaveURL(/\/logistics-query\?numbers=/);
  await hydrated(page);
  const field = page.getByRole('textbox', { name: words('field.label') });
  await expect(field).toHaveValue(first!.number);

  await field.fill(`${first!.number}\n${second!.billNumber}, NOSUCH1234`);
  await page.getByRole('button', { name: words('submit') }).click();
  const tracks = page.getByRole('region', { name: words('results.title') });
  await expect(tracks.getByRole('heading', { level: 3 })).toHaveText([
    first!.number,
    second!.billNumber,
    'NOSUCH1234',
  ]);
  const way = tracks
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: second!.billNumber }) });
  await expect(way).toContainText(second!.number);
  await expect(way).toContainText(text('en', 'way', 'milestone.delivered'));
  await expect(way).toContainText(words('source.customs'));
  await expect(tracks).toContainText(words('notFound.title'));
  await expectNothingFound(page, 'tracking');

  const history = page.getByRole('region', { name: words('history.title') });
  await page.reload();
  await expect(history.getByRole('link')).toHaveText([first!.number, second!.billNumber, 'NOSUCH1234']);
  await openPage(page, host, '/outside/trajectory');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await history
    .getByRole('button', { name: text('en', 'tracking', 'history.remove', { number: 'NOSUCH1234' }) })
    .click();
  await expect(history.getByRole('link')).toHaveCount(2);
  await history.getByRole('link', { name: second!.billNumber }).click();
  await expect(tracks.getByRole('heading', { level: 3 })).toHaveText([second!.billNumber]);
  await history.getByRole('button', { name: words('history.clear') }).click();
  await expect(history).toHaveCount(0);
});
