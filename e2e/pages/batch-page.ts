import { expect, type Page } from '@playwright/test';
import { choose } from '../choose.ts';
import { text } from '../messages.ts';
import { consoleOrigin } from '../product.ts';
import { opensWithin } from '../test.ts';

/** A batch in the console: opened, loaded by scanning, handed over, tracked. Pages are in English. */
export class BatchPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens a batch of a line and returns its number. */
  async open(lineName: string): Promise<string> {
    const { page } = this;
    await page.goto(`${consoleOrigin()}/batches`);
    await page.getByRole('button', { name: 'Open a batch' }).click();
    const dialog = page.getByRole('dialog');
    await choose(dialog.getByRole('combobox'), lineName, { isTyped: true });
    await dialog.getByRole('button', { name: 'Open a batch' }).click();
    const heading = page.getByRole('heading', { level: 1, name: /^B\d{6}/ });
    await heading.waitFor(opensWithin);
    return (await heading.textContent())!.trim();
  }

  /** Scans the label of a box and waits for the outcome. */
  async load(boxCode: string, outcome: 'loaded' | 'again' | 'refused' = 'loaded'): Promise<void> {
    await this.scanField.fill(boxCode);
    await this.scanField.press('Enter');
    const answer = this.page.locator(`output[data-answer="${outcome}"]`);
    await expect(answer).toContainText(boxCode);
  }

  async close(): Promise<void> {
    await this.#confirm('Close batch');
    await this.#isAt('closed');
  }

  /** Records the driver's signature and departs the batch. */
  async handOver({ seal = 'SEAL-1', vehicle = 'B 12345', driver = 'Wong' } = {}): Promise<void> {
    const { page } = this;
    await page.getByLabel('Seal number').fill(seal);
    await page.getByLabel('Vehicle').fill(vehicle);
    await page.getByLabel('Driver’s name').fill(driver);
    await this.sign();
    await page.getByRole('button', { name: 'Hand over' }).click();
    await this.#isAt('departed');
  }

  async sign(): Promise<void> {
    const { page } = this;
    const pad = page.locator('canvas[data-signature]');
    await pad.scrollIntoViewIfNeeded();
    const box = (await pad.boundingBox())!;
    await page.mouse.move(box.x + 40, box.y + 40);
    await page.mouse.down();
    await page.mouse.move(box.x + 160, box.y + 90, { steps: 8 });
    await page.mouse.move(box.x + 260, box.y + 40, { steps: 8 });
    await page.mouse.up();
  }

  async arrive(place: string): Promise<void> {
    await this.#tell(text('en', 'dispatch', 'batch.arrive'), place);
    await this.#isAt('arrived');
  }

  async clear(place: string): Promise<void> {
    await this.#tell(text('en', 'dispatch', 'batch.clear'), place);
    await this.#isAt('cleared');
  }

  get scanField() {
    return this.page.locator('[data-scan-field]');
  }

  async #confirm(name: string): Promise<void> {
    await this.page.getByRole('button', { name }).click();
    await this.page.getByRole('dialog').getByRole('button', { name }).click();
  }

  async #tell(name: string, place: string): Promise<void> {
    await this.page.getByRole('button', { name, exact: true }).click();
    const dialog = this.page.getByRole('dialog');
    await dialog.getByLabel('Place').fill(place);
    await dialog.getByRole('button', { name, exact: true }).click();
  }

  async #isAt(state: string): Promise<void> {
    await expect(this.page.locator(`header[data-batch="${state}"]`)).toBeVisible();
  }
}
