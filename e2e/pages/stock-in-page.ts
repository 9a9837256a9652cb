import type { Locator, Page } from '@playwright/test';
import { openConsole } from '../staff.ts';
import { expect } from '../test.ts';

/** The stock station as a clerk uses it: scanner, typed numbers and keys. */
export class StockInPage {
  readonly page: Page;
  readonly answer: Locator;
  readonly said: Locator;

  constructor(page: Page) {
    this.page = page;
    this.answer = page.locator('[data-answer]');
    this.said = page.locator('[data-said]');
  }

  async open(): Promise<void> {
    await openConsole(this.page, '/stations/stock-in');
    await expect(this.page.locator('[data-scan-field=code]')).toBeFocused();
  }

  /** Scans the number of a delivery, which opens it. */
  async find(number: string): Promise<void> {
    await this.scan(number);
    await expect(this.page.locator(`[data-counting="${number}"]`)).toBeVisible();
  }

  async scan(code: string): Promise<void> {
    await this.page.keyboard.type(code);
    await this.page.keyboard.press('Enter');
  }

  pieces(code: string, name: 'counted' | 'damaged'): Locator {
    return this.page.locator(`[data-line="${code}"] [data-pieces=${name}]`);
  }
}
