import type { Locator, Page } from '@playwright/test';
import { openConsole } from '../staff.ts';
import { expect } from '../test.ts';

const stations = ['receive', 'measure', 'putAway', 'hold'] as const;
type Measures = readonly [kilograms: string, ...centimetres: [string, string, string]];

/** Waits until the camera delivers frames; before that no photo can be taken. */
export async function cameraRuns(camera: Locator): Promise<void> {
  await expect
    .poll(() =>
      camera.evaluate(({ videoWidth, currentTime }: HTMLVideoElement) => (videoWidth > 0 ? currentTime : 0)),
    )
    .toBeGreaterThan(0);
}

/** A station as a clerk uses it: by keyboard only. */
export class StationPage {
  readonly page: Page;
  readonly field: Locator;
  readonly answer: Locator;
  readonly lastScans: Locator;

  constructor(page: Page) {
    this.page = page;
    this.field = page.locator('[data-scan-field]');
    this.answer = page.locator('[data-answer]');
    this.lastScans = page.locator('[data-last-scans]');
  }

  /** Opens the first station and selects a warehouse; shops may have warehouses of the same code. */
  async open(warehouseCode: string, shopName = ''): Promise<void> {
    await openConsole(this.page, '/stations/receive');
    const choice = this.page
      .locator(`[data-workplace-choice="${warehouseCode}"]`)
      .filter({ hasText: shopName })
      .first();
    // A browser remembers its warehouse.
    await expect(choice.or(this.page.locator('[data-workplace]'))).toBeVisible();
    if (await choice.isVisible()) await this.page.keyboard.press((await choice.getAttribute('data-key'))!);
    await expect(this.page.locator('[data-workplace]')).toHaveAttribute('data-workplace', warehouseCode);
    await expect(this.field).toBeFocused();
  }

  async go(station: (typeof stations)[number]): Promise<void> {
    await this.page.keyboard.press(`Alt+Digit${stations.indexOf(station) + 1}`);
    await expect(this.page.locator(`[data-station=${station}]`)).toBeVisible();
    await expect(this.field).toBeFocused();
  }

  async scan(text: string): Promise<void> {
    await this.page.keyboard.type(text);
    await this.page.keyboard.press('Enter');
  }

  /** Scans and waits until the large panel displays the outcome. */
  async scanTo(text: string, tone: 'good' | 'notice' | 'kept' | 'bad' | 'again'): Promise<void> {
    await this.scan(text);
    await expect(this.answer).toContainText(text);
    await expect(this.answer).toHaveAttribute('data-answer', tone);
  }

  /** Weighs a parcel, measures it and takes its two photos with the camera. */
  async measure(number: string, measures: Measures): Promise<void> {
    const { keyboard } = this.page;
    await this.scan(number);
    await expect(this.page.locator('[data-work]')).toHaveAttribute('data-work', number);
    await expect(this.page.locator('[data-measure=weight]')).toBeFocused();
    const camera = this.page.locator('video');
    if ((await camera.count()) === 0) await keyboard.press('F2');
    await expect(camera).toBeVisible();
    await cameraRuns(camera);
    const photos = this.page.locator('[data-photos]');
    for (const taken of ['1', '2']) {
      await keyboard.press('F2');
      await expect(photos).toHaveAttribute('data-photos', taken);
    }
    for (const measure of measures) {
      await keyboard.type(measure);
      await keyboard.press('Enter');
    }
    await expect(this.answer).toContainText(number);
    await expect(this.answer).toHaveAttribute('data-answer', 'good');
  }

  counter(name: 'waiting' | 'sent' | 'conflicts'): Locator {
    return this.page.locator(`[data-counter=${name}]`);
  }
}
