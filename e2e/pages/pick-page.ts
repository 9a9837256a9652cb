import type { Locator, Page } from '@playwright/test';
import { expect } from '../test.ts';

/** The picking station as its clerk uses it: a wave, then one parcel after the other. */
export class PickPage {
  readonly page: Page;
  readonly field: Locator;
  readonly answer: Locator;
  /** How many parcels of the wave are left. */
  readonly left: Locator;

  constructor(page: Page) {
    this.page = page;
    this.field = page.locator('[data-scan-field]');
    this.answer = page.locator('[data-answer]');
    this.left = page.locator('[data-left]');
  }

  /** From another station, which stands in its warehouse already. */
  async open(): Promise<void> {
    await this.page.keyboard.press('Alt+Digit5');
    await expect(this.page.locator('[data-station=pick]')).toBeVisible();
    await expect(this.field).toBeFocused();
  }

  private async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
    await this.page.keyboard.press('Enter');
  }

  /** Goes for one order; without a number for those that wait longest. */
  async start(orderNumber = ''): Promise<void> {
    await this.type(orderNumber);
    await expect(this.left).toBeVisible();
    await expect(this.field).toHaveAttribute('data-scan-field', 'parcel');
  }

  /** Leaves a wave for another one. */
  async leave(): Promise<void> {
    await this.page.keyboard.press('Escape');
    await expect(this.field).toHaveAttribute('data-scan-field', 'wave');
    await expect(this.field).toBeFocused();
  }

  /** Scans a parcel of the wave, and waits until the large panel says that it is the right one. */
  async pick(courierNumber: string): Promise<void> {
    await this.type(courierNumber);
    await expect(this.answer).toContainText(courierNumber);
    await expect(this.answer).toHaveAttribute('data-answer', 'good');
  }

  /** Reports the next parcel of the way as missing. */
  async reportMissing(note: string): Promise<void> {
    await this.page.keyboard.press('Alt+KeyM');
    await expect(this.field).toHaveAttribute('data-scan-field', 'missing');
    await this.type(note);
    await expect(this.answer).toHaveAttribute('data-answer', 'notice');
  }
}
