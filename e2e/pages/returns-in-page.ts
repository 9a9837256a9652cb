import type { Locator, Page } from '@playwright/test';
import { smallPng } from '../small-png.ts';
import { openConsole } from '../staff.ts';
import { expect } from '../test.ts';

/** The returns station as a clerk uses it: scanner, typed numbers, keys and a photo. */
export class ReturnsInPage {
  readonly page: Page;
  readonly answer: Locator;
  readonly said: Locator;
  readonly work: Locator;

  constructor(page: Page) {
    this.page = page;
    this.answer = page.locator('[data-answer]');
    this.said = page.locator('[data-said]');
    this.work = page.locator('[data-work]');
  }

  async open(): Promise<void> {
    await openConsole(this.page, '/stations/returns');
    await expect(this.page.locator('[data-scan-field=code]')).toBeFocused();
  }

  async scan(number: string): Promise<void> {
    await this.page.keyboard.type(number);
    await this.page.keyboard.press('Enter');
    await expect(this.work).toBeVisible();
  }

  async receive(): Promise<void> {
    await this.page.keyboard.press('F4');
    await expect(this.work).toHaveAttribute('data-state', 'received');
  }

  grade(position: number, name: 'good' | 'damaged' | 'missing'): Locator {
    return this.page.locator(`[data-item="${position}"] [data-field=${name}]`);
  }

  async photograph(): Promise<void> {
    const { page } = this;
    const picture = smallPng(await page.screenshot({ clip: { x: 0, y: 0, width: 64, height: 48 } }));
    await page
      .locator('[data-photo-file]')
      .setInputFiles({ name: 'found.png', mimeType: 'image/png', buffer: picture });
    await expect(page.locator('[data-photos]')).toHaveAttribute('data-photos', '1');
  }
}
