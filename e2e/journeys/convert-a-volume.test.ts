import { send } from '@onehaul/client/send';
import { feeCalls } from '@onehaul/contract/fee';
import { measuresIn } from '@onehaul/i18n/measures';
import { expectNothingFound } from '../axe.ts';
import { asVisitor } from '../members.ts';
import { text } from '../messages.ts';
import { CalculatorPage } from '../pages/calculator-page.ts';
import { expect, openPage, prefer, test } from '../test.ts';

const host = 'harbour.localhost';
const measures = measuresIn('en');
const words = (key: string) => text('en', 'fee', key);

test('sizes in inches become volumetric weight by every divisor, as the server reckons it', async ({
  page,
}) => {
  await prefer(page, host, 'en');
  await openPage(page, host, '/volume-conversion');
  const converter = new CalculatorPage(page);
  const row = page.getByRole('row');
  await expect(row.filter({ hasText: '÷ 6,000' })).toContainText('–');
  await page.getByLabel(words('volume.in')).check();
  await page.getByLabel(words('volume.lb')).check();
  await converter.type([{ weight: '10', length: '20', width: '16', height: '12', count: '2' }]);

  const box = { grams: 4536, lengthMillimetres: 508, widthMillimetres: 406, heightMillimetres: 305 };
  const answer = await send(feeCalls.volume, { boxes: [box, box] }, asVisitor(host));
  await expect(page.getByRole('main')).toContainText(measures.volume(answer.cubicCentimetres));
  expect(answer.divided.length).toBeGreaterThan(0);
  for (const { divisor, volumetricGrams } of answer.divided) {
    const shown = page.locator(`tr[data-divisor="${divisor}"]`);
    await expect(shown).toContainText(measures.weight(volumetricGrams));
    await expect(shown).toContainText(
      text('en', 'bill', volumetricGrams > 9072 ? 'by.volumetric' : 'by.actual'),
    );
  }
  await expect(page).toHaveURL(/\?boxes=10-20-16-12x2&size=in&weight=lb$/);
  await page.reload();
  await expect(page.getByRole('main')).toContainText(measures.volume(answer.cubicCentimetres));
  await expectNothingFound(page, 'volume conversion');
});

test('boxes go on to the calculator', async ({ page }) => {
  await prefer(page, host, 'en');
  await openPage(page, host, '/consolidation/volume-conversion?boxes=2-30-20-10');
  await page.getByRole('link', { name: words('volume.price') }).click();
  await expect(page).toHaveURL(/\/shipping-calculation\?boxes=2-30-20-10$/);
  const calculator = new CalculatorPage(page);
  await expect(calculator.field(calculator.rows().first(), 'length')).toHaveValue('30');
});
