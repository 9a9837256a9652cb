import { startLabelPrinter } from '@onehaul/testing/label-printer';
import { type RunningPrintAgent, runPrintAgent } from '@onehaul/testing/run-print-agent';
import { expectNothingFound } from '../axe.ts';
import { demoShop } from '../demo-data.ts';
import { memberRow, newMember, newName } from '../members.ts';
import { text } from '../messages.ts';
import { firstWarehouse, forecast, newNumbers } from '../parcels.ts';
import { StationPage } from '../pages/station-page.ts';
import { originOf } from '../product.ts';
import { expectNoSidewaysScroll } from '../screen.ts';
import { newStaff, openConsole, signInStaff } from '../staff.ts';
import { expect, test } from '../test.ts';

const host = 'harbour.localhost';
const words = (key: string, gaps?: Record<string, string>) => text('en', 'printers', key, gaps);

// The session check returns 401 before sign-in.
test.use({ meets: [401], contextOptions: { reducedMotion: 'reduce' } });

test('an owner connects a label printer, and a clerk’s labels come out of it without a dialog', async ({
  page,
  openBrowser,
}) => {
  test.slow();
  const shop = await demoShop(host);
  const [owner, clerk, member, warehouse] = await Promise.all([
    newStaff(shop, 'owner'),
    newStaff(shop, 'clerk'),
    newMember(host),
    firstWarehouse(shop),
  ]);
  const { code } = await memberRow<{ code: string }>(member, 'code');
  const [first = '', second = '', third = '', fourth = ''] = newNumbers(4);
  await forecast(
    member,
    warehouse.id,
    [first, second].map((courierNumber) => ({ courierNumber })),
  );
  const printer = await startLabelPrinter();
  const name = newName('Zebra');
  let agent: RunningPrintAgent | undefined;

  try {
    await test.step('the owner adds a print agent, whose key is shown once, and a printer', async () => {
      await signInStaff(page, owner);
      await openConsole(page, `/printers?warehouse=${shop.id}-${warehouse.id}`);
      await expect(page.getByText(words('agents.empty.title'))).toBeVisible();
      await expectNothingFound(page, 'printers without any');
      await page.getByRole('button', { name: words('agents.add') }).click();
      const adding = page.getByRole('dialog', { name: words('agents.add') });
      await adding.getByLabel(words('agents.name')).fill('Raspberry Pi');
      await adding.getByRole('button', { name: words('agents.addSubmit') }).click();
      const secret = page.getByRole('dialog', { name: words('agents.keyTitle', { name: 'Raspberry Pi' }) });
      const key = (await secret.locator('code').textContent())!;
      await secret.getByRole('button', { name: text('en', 'workbench', 'secret.done') }).click();
      await expect(page.getByText(words('agents.never'))).toBeVisible();

      agent = runPrintAgent({ server: originOf(host), key });
      await expect(page.getByText(words('agents.here'), { exact: true })).toBeVisible();
      await page.getByRole('button', { name: words('printers.add') }).click();
      const form = page.getByRole('dialog', { name: words('printers.add') });
      await form.getByLabel(words('printers.name')).fill(name);
      await form.getByLabel(words('printers.host')).fill(printer.host);
      await form.getByLabel(words('printers.port')).fill(String(printer.port));
      await expectNothingFound(page, 'a new printer');
      await form.getByRole('button', { name: words('printers.save') }).click();
      await expect(form).toBeHidden();
      await page.getByRole('button', { name: words('printers.test') }).click();
      await expect(page.getByText(words('printers.tested', { name }))).toBeVisible();
      const [label] = await printer.printed(1);
      expect(label!.texts.map((one) => one.text)).toContain(name);
      await expect(page.getByText(words('printers.prints'))).toBeVisible();
      await expectNothingFound(page, 'a printer that prints');
    });

    const desk = await openBrowser({ reducedMotion: 'reduce' });
    const station = new StationPage(desk);
    const label = (number: string) => desk.locator(`[data-label-of="${number}"]`);
    await test.step('a received parcel gets its label at once', async () => {
      await signInStaff(desk, clerk);
      await station.open(warehouse.code);
      await desk.locator('[data-printer-choice]').click();
      await desk.locator('[data-printer]').filter({ hasText: name }).click();
      await desk.locator('[data-print-always]').click();
      await expect(station.field).toBeFocused();
      await station.scanTo(first, 'good');
      await expect(label(first)).toHaveAttribute('data-outcome', 'printed');
      const [, printed] = await printer.printed(2);
      expect(printed!.barcodes.map((one) => one.text)).toEqual([first]);
      expect(printed!.texts.map((one) => one.text)).toEqual(expect.arrayContaining([code, first]));
    });

    await test.step('one that nobody owns gets it when its owner is entered', async () => {
      await station.scanTo(third, 'notice');
      await expect(
        desk.getByLabel(text('en', 'station', 'receive.memberOf', { number: third })),
      ).toBeFocused();
      await expect(label(third)).toHaveCount(0);
      await station.scan(code);
      await expect(label(third)).toHaveAttribute('data-outcome', 'printed');
      const printed = (await printer.printed(3)).at(-1)!;
      expect(printed.texts.map((one) => one.text)).toEqual(expect.arrayContaining([code, third]));
    });

    await test.step('one that stays without an owner gets it, too', async () => {
      await station.scanTo(fourth, 'notice');
      await expect(
        desk.getByLabel(text('en', 'station', 'receive.memberOf', { number: fourth })),
      ).toBeFocused();
      await desk.keyboard.press('Enter');
      await expect(label(fourth)).toHaveAttribute('data-outcome', 'printed');
      expect((await printer.printed(4)).at(-1)!.texts[0]!.text).toBe('- - -');
    });

    await test.step('a label that fails is said, and printed again with one key or one press', async () => {
      printer.behave('resets');
      await station.scanTo(second, 'good');
      await expect(label(second)).toHaveAttribute('data-outcome', 'broken');
      await expect(label(second)).toContainText(words('problem.broken'));
      await expectNothingFound(desk, 'a label that failed');
      await desk.setViewportSize({ width: 390, height: 700 });
      await expectNoSidewaysScroll(desk, 'a label that failed, on a phone');
      await desk.setViewportSize({ width: 1280, height: 800 });
      printer.behave('prints');
      await label(second).locator('[data-print-again]').click();
      await expect(label(second)).toHaveAttribute('data-outcome', 'printed');
      await desk.keyboard.press('F9');
      expect((await printer.printed(6)).slice(4).map(({ barcodes }) => barcodes[0]!.text)).toEqual([
        second,
        second,
      ]);
    });

    await test.step('the owner sees which label failed, and why', async () => {
      const row = page.getByRole('row').filter({ hasText: second });
      await expect(row).toContainText(words('problem.broken'));
    });
  } finally {
    await agent?.stop();
    await printer.close();
  }
});
