import type { Locator, Page } from '@playwright/test';
import { expect } from '../test.ts';

/** The picking station as a clerk uses it: a wave, then one parcel after the other. */
export class PickPage {
  readonly page: Page;
  readonly field: Locator;
  readonly answer: Locator;
  /** Remaining parcels of the wave. */
  readonly left: Locator;

  constructor(page: Page) {
    this.page = page;
    this.field = page.locator('[data-scan-field]');
    this.answer = page.locator('[data-answer]');
    this.left = page.locator('[data-left]');
  }

  /** From another station, with the warehouse already selected. */
  async open(): Promise<void> {
    await this.page.keyboard.press('Alt+Digit5');
    await expect(this.page.locator('[data-station=pick]')).toBeVisible();
    await expect(this.field).toBeFocused();
  }

  private async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
    await this.page.keyboard.press('Enter');
  }

  /** Starts a wave with one order; without a number, with the longest-waiting orders. */
  async start(orderNumber = ''): Promise<void> {
    await this.type(orderNumber);
    await expect(this.left).toBeVisible();
    await expect(this.field).toHaveAttribute('data-scan-field', 'parcel');
  }

  /** Leaves the wave to start another. */
  async leave(): Promise<void> {
    await this.page.keyboard.press('Escape');
    await expect(this.field).toHaveAttribute('data-scan-field', 'wave');
    await expect(this.field).toBeFocused();
  }

  /** Scans a parcel of the wave and waits until the large panel confirms it. */
  async pick(courierNumber: string): Promise<void> {
    await this.type(courierNumber);
    await expect(this.answer).toContainText(courierNumber);
    await expect(this.answer).toHaveAttribute('data-answer', 'good');
  }

  /** Reports the next parcel on the pick path as missing. */
  async reportMissing(note: string): Promise<void> {
    await this.page.keyboard.press('Alt+KeyM');
    await expect(this.field).toHaveAttribute('data-scan-field', 'missing');
    await this.type(note);
    await expect(this.answer).toHaveAttribute('data-answer', 'notice');
  }
}
