import type { Locator, Page } from '@playwright/test';
import { expect } from '../test.ts';
import { cameraRuns } from './station-page.ts';

type Measures = readonly [kilograms: string, ...centimetres: [string, string, string]];

/** The packing table as its clerk uses it: an order, its boxes with their photos, and what they cost. */
export class PackPage {
  readonly page: Page;
  readonly field: Locator;
  readonly answer: Locator;
  /** What the boxes cost beside what was promised: `data-price` is the outcome. */
  readonly price: Locator;

  constructor(page: Page) {
    this.page = page;
    this.field = page.locator('[data-scan-field]');
    this.answer = page.locator('[data-answer]');
    this.price = page.locator('[data-price]');
  }

  /** From another station, which stands in its warehouse already. */
  async open(): Promise<void> {
    await this.page.keyboard.press('Alt+Digit6');
    await expect(this.page.locator('[data-station=pack]')).toBeVisible();
    await expect(this.field).toBeFocused();
  }

  /** Opens an order by its number, or that of one of its parcels. */
  async openOrder(code: string): Promise<void> {
    await this.page.keyboard.type(code);
    await this.page.keyboard.press('Enter');
    await expect(this.page.locator('[data-order]')).toBeVisible();
    await expect(this.page.locator('[data-measure=weight]')).toBeFocused();
  }

  /** Puts in what is left, takes a photo, then types weight and size; the box is kept with its photo. */
  async addBox(measures: Measures): Promise<void> {
    await this.page.keyboard.press('Alt+KeyN');
    await this.measureBox(measures);
  }

  /** Scans a parcel, or a piece of goods, into the box on the table. */
  async putIn(code: string): Promise<void> {
    await this.page.keyboard.type(code);
    await this.page.keyboard.press('Enter');
    const row = this.page.locator(`[data-parcel="${code}"], [data-item="${code}"]`);
    await expect(row).toHaveAttribute('aria-pressed', 'true');
  }

  /** The box as it is on the table, whatever is in it. */
  async measureBox(measures: Measures): Promise<void> {
    const { keyboard } = this.page;
    const boxes = this.page.locator('[data-box]');
    const before = await boxes.count();
    for (const [index, measure] of measures.entries()) {
      await keyboard.type(measure);
      // The photo is taken while the box is on the scale.
      if (index === 0) await this.shoot();
      await keyboard.press('Enter');
    }
    await expect(boxes).toHaveCount(before + 1);
    await expect(this.page.locator('[data-box][data-proof=false]')).toHaveCount(0);
  }

  private async shoot(): Promise<void> {
    const camera = this.page.locator('video');
    if ((await camera.count()) === 0) await this.page.keyboard.press('F2');
    await cameraRuns(camera);
    await this.page.keyboard.press('F2');
    await expect(this.page.locator('[data-pictures-pending]')).toBeVisible();
  }

  /** Tries to close the order, which is refused with these words. */
  async isRefused(words: string): Promise<void> {
    await this.page.keyboard.press('F4');
    await expect(this.page.locator('[data-said=true]')).toContainText(words);
    await expect(this.page.locator('[data-order]')).toBeVisible();
  }

  /** Closes the order although the station asks once more. */
  async finishAnyway(reason: string, tone: 'good' | 'notice'): Promise<void> {
    await this.page.keyboard.press('F4');
    const question = this.page.getByRole('dialog');
    await expect(question.locator('[data-doubts]')).toBeVisible();
    await question.getByRole('textbox').fill(reason);
    await question.locator('button[type=submit]').click();
    await expect(this.answer).toHaveAttribute('data-answer', tone);
  }

  /** Closes the order; `good` when it is ready, `notice` when its owner has to pay. */
  async finish(tone: 'good' | 'notice'): Promise<void> {
    await this.page.keyboard.press('F4');
    await expect(this.answer).toHaveAttribute('data-answer', tone);
  }
}
