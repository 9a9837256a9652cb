import type { Locator, Page } from '@playwright/test';
import { openConsole } from '../staff.ts';
import { smallPng } from '../small-png.ts';
import { expect } from '../test.ts';

/** The service station as a clerk uses it: scanner, keys and a photo of the work. */
export class ServicePage {
  readonly page: Page;
  readonly answer: Locator;
  readonly work: Locator;

  constructor(page: Page) {
    this.page = page;
    this.answer = page.locator('[data-answer]');
    this.work = page.locator('[data-work]');
  }

  async open(): Promise<void> {
    await openConsole(this.page, '/stations/services');
    await expect(this.page.locator('[data-scan-field=code]')).toBeFocused();
  }

  /** Scans goods with one service request. */
  async scan(number: string): Promise<void> {
    await this.#type(number);
    await expect(this.work).toBeVisible();
  }

  async #type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
    await this.page.keyboard.press('Enter');
  }

  async take(): Promise<void> {
    await this.page.keyboard.press('F4');
    await expect(this.work).toHaveAttribute('data-state', 'assigned');
  }

  async finish(answer: string): Promise<void> {
    const { page } = this;
    await page.keyboard.press('F4');
    // A service cannot be completed without a photo.
    await expect(page.locator('[data-said]')).not.toBeEmpty();
    const picture = smallPng(await page.screenshot({ clip: { x: 0, y: 0, width: 64, height: 48 } }));
    await page
      .locator('[data-photo-file]')
      .setInputFiles({ name: 'work.png', mimeType: 'image/png', buffer: picture });
    await expect(page.locator('[data-photos]')).toHaveAttribute('data-photos', '1');
    await page.locator('[data-field=answer]').fill(answer);
    await page.keyboard.press('F4');
    await expect(this.answer).toHaveAttribute('data-answer', 'good');
  }

  /** Scans goods and refuses in the moment they are rendered, faster than any user could. */
  async refuse(number: string, reason: string): Promise<void> {
    await this.page.evaluate(() => {
      const seen = new MutationObserver(() => {
        if (!document.querySelector('[data-work]')) return;
        seen.disconnect();
        dispatchEvent(new KeyboardEvent('keydown', { key: 'j', code: 'KeyJ', altKey: true }));
      });
      seen.observe(document.body, { childList: true, subtree: true });
    });
    await this.#type(number);
    await expect(this.page.locator('[data-scan-field=reason]')).toBeFocused();
    await this.#type(reason);
    await expect(this.answer).toHaveAttribute('data-answer', 'notice');
  }
}
