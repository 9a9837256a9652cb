import type { Locator, Page } from '@playwright/test';
import { expect } from '../test.ts';
import { cameraRuns } from './station-page.ts';

type Measures = readonly [kilograms: string, ...centimetres: [string, string, string]];

/** The packing station as a clerk uses it: an order, its boxes with photos, and their price. */
export class PackPage {
  readonly page: Page;
  readonly field: Locator;
  readonly answer: Locator;
  /** The price of the boxes next to the quote: `data-price` is the outcome. */
  readonly price: Locator;
  /** What the station says to do next. */
  readonly nextStep: Locator;

  constructor(page: Page) {
    this.page = page;
    this.field = page.locator('[data-scan-field]');
    this.answer = page.locator('[data-answer]');
    this.price = page.locator('[data-price]');
    this.nextStep = page.locator('[data-next-step]');
  }

  /** From another station, with the warehouse already selected. */
  async open(): Promise<void> {
    await this.page.keyboard.press('Alt+Digit6');
    await expect(this.page.locator('[data-station=pack]')).toBeVisible();
    await expect(this.field).toBeFocused();
  }

  /** Opens an order by its number, or by that of one of its parcels. */
  async openOrder(code: string): Promise<void> {
    await this.page.keyboard.type(code);
    await this.page.keyboard.press('Enter');
    await expect(this.page.locator('[data-order]')).toBeVisible();
    await expect(this.page.locator('[data-measure=weight]')).toBeFocused();
  }

  /**
   * Adds the remaining contents, takes a photo, then enters weight and size; the box is saved with its photo.
   */
  async addBox(measures: Measures): Promise<void> {
    await this.page.keyboard.press('Alt+KeyN');
    await this.measureBox(measures);
  }

  /** Scans a parcel or a stock item into the current box. */
  async putIn(code: string): Promise<void> {
    await this.page.keyboard.type(code);
    await this.page.keyboard.press('Enter');
    const row = this.page.locator(`[data-parcel="${code}"], [data-item="${code}"]`);
    await expect(row).toHaveAttribute('aria-pressed', 'true');
  }

  /** Measures the current box, whatever its contents. */
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

  /** Tries to close the order and expects a refusal with this text. */
  async isRefused(words: string): Promise<void> {
    await this.page.keyboard.press('F4');
    await expect(this.page.locator('[data-said=true]')).toContainText(words);
    await expect(this.page.locator('[data-order]')).toBeVisible();
  }

  /** Closes the order despite the station's second prompt. */
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
