import { randomInt } from 'node:crypto';
import { parseCardNumber } from '@onehaul/domain/wallet/card-number';
import type { Locator } from '@playwright/test';
import { expectNothingFound } from '../axe.ts';
import { demoShop } from '../demo-data.ts';
import { memberRow, newMember, signInBrowser } from '../members.ts';
import { text } from '../messages.ts';
import { giveMoney } from '../payments.ts';
import { expectNoSidewaysScroll } from '../screen.ts';
import { expect, goOn, openMemberPage, prefer, test } from '../test.ts';

const host = 'northstar.localhost';
const peerHost = 'harbour.localhost';
const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

// The session check returns 401 before sign-in.
test.use({ meets: [401], contextOptions: { reducedMotion: 'reduce' }, viewport: desktop });

test('U-16: a channel that is off has no ticked box, and says why', async ({ page }) => {
  const notify = (key: string) => text('en', 'notify', key);
  const member = await newMember(host);
  await prefer(page, host, 'en');
  await signInBrowser(page, member);
  await openMemberPage(page, host, '/member/notify?tab=choices');
  const column = page.locator('[data-choices] [data-channel=mail]').getByRole('checkbox');
  await expect(column.first()).toBeVisible();
  expect(await column.count()).toBeGreaterThan(3);
  await expect(page.locator('[data-choices] [data-channel=mail] input:checked')).toHaveCount(0);
  for (const box of await column.all()) {
    await expect(box).toBeDisabled();
    await expect(box).toHaveAccessibleDescription(notify('why.mail.noAddress'));
  }
  await expect(page.locator('[data-choices] th[data-channel=mail]')).toContainText(notify('choices.off'));
  // A channel that works keeps its checkmarks.
  await expect(page.locator('[data-choices] td[data-channel=push] input:checked').first()).toBeEnabled();
  await expectNothingFound(page, 'channels that are off');
  await page.setViewportSize(phone);
  await expectNoSidewaysScroll(page, 'channels on a phone');
});

/** A fictitious card number. */
function cardNumber(): string {
  const first = `622202${randomInt(10 ** 11, 10 ** 12)}`;
  return Array.from({ length: 10 }, (_, last) => `${first}${last}`).find((one) => parseCardNumber(one))!;
}

/** A resize takes effect with a delay. */
const soon = { timeout: 10_000 };

/** Whether a text is fully visible, not clipped by any ancestor. */
const isWhole = (place: Locator, words: string) =>
  place.evaluate((element, wanted) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const start = node.textContent?.indexOf(wanted) ?? -1;
      if (start < 0) continue;
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, start + wanted.length);
      const box = range.getBoundingClientRect();
      for (let frame = node.parentElement; frame && frame !== document.body; frame = frame.parentElement) {
        if (!['hidden', 'clip'].includes(getComputedStyle(frame).overflowX)) continue;
        const edge = frame.getBoundingClientRect();
        if (box.right > edge.right + 1 || box.left < edge.left - 1)
          return `cut by ${frame.outerHTML.slice(0, 120)}`;
      }
      return 'whole';
    }
    return `no ${wanted} in ${element.textContent}`;
  }, words);

test('U-16: the end of a masked card number is never cut', async ({ page }) => {
  const words = (key: string) => text('en', 'wallet', key);
  const bank = 'Industrial and Commercial Bank of China';
  const [shop, member] = await Promise.all([demoShop(host), newMember(host)]);
  const { id } = await memberRow<{ id: number }>(member, 'id');
  await giveMoney(shop, id, 50_000);
  const number = cardNumber();
  const tail = number.slice(-4);
  await prefer(page, host, 'en');
  await signInBrowser(page, member);
  await openMemberPage(page, host, '/member/flow');
  await page.locator('[data-act=withdraw]').click();
  const form = page.locator('[data-withdraw]');
  await form.getByLabel(words('amount')).fill('100');
  await form.getByLabel(words('holder')).fill('Journey Member');
  await form.getByLabel(words('bankName')).fill(bank);
  await form.getByLabel(words('cardNumber')).fill(number);
  await form.locator('[data-go-on]').click();
  await form.locator('[data-confirm]').click();
  await expect(form).toBeHidden();

  for (const size of [desktop, { width: 900, height: 900 }, phone]) {
    await page.setViewportSize(size);
    await goOn(page, '/member/flow?tab=withdrawals');
    const cell = page.getByRole('cell').filter({ hasText: tail });
    await expect(cell).toBeVisible();
    await expect.soft
      .poll(() => isWhole(cell, tail), { message: `list at ${size.width}`, ...soon })
      .toBe('whole');
    await expect.soft
      .poll(() => isWhole(cell, bank), { message: `bank at ${size.width}`, ...soon })
      .toBe('whole');
    await page.locator('[data-act=withdraw]').click();
    const saved = form.locator(`[data-card="${tail}"]`);
    await expect.soft
      .poll(() => isWhole(saved, tail), { message: `saved card at ${size.width}`, ...soon })
      .toBe('whole');
    await expect.soft
      .poll(() => isWhole(saved, bank), { message: `its bank at ${size.width}`, ...soon })
      .toBe('whole');
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(form).toBeHidden();
  }
});

test('U-16: ? shows the keys of the portal', async ({ page }) => {
  const member = await newMember(host);
  await prefer(page, host, 'en');
  await signInBrowser(page, member);
  await openMemberPage(page, host, '/member/parcel');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  // In a field the shortcut key is an ordinary character.
  await page.getByRole('searchbox').fill('a');
  await page.keyboard.press('?');
  await expect(page.getByRole('searchbox')).toHaveValue('a?');
  await expect(help).toHaveCount(0);
  await page.getByRole('searchbox').blur();
  await page.keyboard.press('?');
  await expect(help).toBeVisible();
  for (const key of ['/', '↑', '↓', 'Enter', 'Esc', '?'])
    await expect(help.locator('kbd').getByText(key, { exact: true })).toBeVisible();
  await expectNothingFound(page, 'the keys of the portal');
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  // The advertised shortcut focuses the search field.
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
});

test('U-16: who is no agent or peer reads what it is, what it brings and how to become one', async ({
  page,
}) => {
  const gates = [
    { at: host, path: '/member/agent', name: 'agent' },
    { at: peerHost, path: '/same/order', name: 'peer' },
    { at: peerHost, path: '/same/upload', name: 'peer' },
  ];
  for (const { at, path, name } of gates) {
    const member = await newMember(at);
    await prefer(page, at, 'en');
    await signInBrowser(page, member);
    await page.setViewportSize(desktop);
    await openMemberPage(page, at, path);
    const gate = page.locator(`[data-gate=${name}]`);
    await expect(gate.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(gate.locator('[data-benefits] > li')).toHaveCount(3);
    await expect(gate.locator('[data-steps] > li')).toHaveCount(3);
    // The next step is visible without scrolling.
    const next = gate.locator('[data-next]');
    await expect(next).toBeInViewport();
    if (name === 'peer') {
      await expect(next).toHaveAttribute('href', '/service/contact-Us');
      await expect(gate.locator('[data-contact] li').first()).toBeVisible();
    } else {
      await next.click();
      await expect(gate.getByLabel(text('en', 'agent', 'apply.words'))).toBeFocused();
    }
    await expectNothingFound(page, `gate ${path}`);
    await page.setViewportSize(phone);
    await expectNoSidewaysScroll(page, `gate ${path} on a phone`);
  }
});
