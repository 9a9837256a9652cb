import type { Language } from '@onehaul/domain/language';
import { expect, type Page } from '@playwright/test';
import { hydrated } from '../test.ts';

/**
 * Language and currency in the header (§2). Located by structure, because its texts change with the language.
 */
export class PreferencesPopover {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  get trigger() {
    return this.#page.locator('button[popovertarget="preferences"]');
  }
  get panel() {
    return this.#page.locator('#preferences');
  }
  get confirmButton() {
    return this.panel.getByRole('button');
  }

  language(language: Language) {
    return this.panel.locator(`input[name="language"][value="${language}"]`);
  }
  currency(code: string) {
    return this.panel.locator(`input[name="currency"][value="${code}"]`);
  }

  async open() {
    await this.trigger.click();
    await expect(this.panel).toBeVisible();
  }

  offered(name: 'language' | 'currency'): Promise<string[]> {
    return this.panel
      .locator(`input[name="${name}"]`)
      .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
  }

  /** Chooses, confirms, and waits for the page in its new language. */
  async choose(choice: { readonly language?: Language; readonly currency?: string }) {
    await this.open();
    if (choice.language) await this.language(choice.language).check();
    if (choice.currency) await this.currency(choice.currency).check();
    const shownAgain = this.#page.waitForEvent('load');
    await this.confirmButton.click();
    await shownAgain;
    await hydrated(this.#page);
  }
}
