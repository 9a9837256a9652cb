import type { Locator, Page } from '@playwright/test';
import { originOf } from '../product.ts';
import { expect, openMemberPage } from '../test.ts';

/** The seller's side: shops, their orders, and shipping to the marketplace. Pages are in English. */
export class MarketplacePages {
  readonly page: Page;
  readonly #host: string;

  constructor(page: Page, host: string) {
    this.page = page;
    this.#host = host;
  }

  /** Authorizes the shop at the marketplace and comes back; returns the callback URL. */
  async connect(externalId: string): Promise<string> {
    const { page } = this;
    await openMemberPage(page, this.#host, '/shopee/shop');
    await page.locator('[data-act=connect]').click();
    await page.getByLabel('Number of the shop').fill(externalId);
    const back = page.waitForRequest((asked) => asked.isNavigationRequest() && asked.url().includes('code='));
    await page.getByRole('button', { name: 'Confirm Authorization' }).click();
    await expect(this.shop(externalId).locator('[data-state=authorized]')).toBeVisible();
    // The authorization code must not stay in the URL.
    await expect(page).toHaveURL(`${originOf(this.#host)}/shopee/shop`);
    return (await back).url();
  }

  shop(externalId: string): Locator {
    return this.page.locator(`[data-shop="${externalId}"]`);
  }

  /** Syncs with the marketplace immediately instead of in some minutes. */
  async sync(externalId: string): Promise<void> {
    await openMemberPage(this.page, this.#host, '/shopee/shop');
    await this.shop(externalId).locator('[data-act=sync]').click();
  }

  async openOrders(path: 'order' | 'pendShipOrder' | 'ShippedOrder', number: string): Promise<Locator> {
    await openMemberPage(this.page, this.#host, `/shopee/${path}?search=${number}`);
    return this.page.getByRole('row').filter({ hasText: number });
  }

  get drawer(): Locator {
    return this.page.locator('[data-marketplace-order]');
  }

  /** Links the parcels that contain the goods, and the line they ship by. */
  async link(number: string, courierNumbers: readonly string[], lineName: string): Promise<void> {
    const { drawer } = this;
    await (await this.openOrders('order', number)).click();
    await drawer.getByLabel('Courier numbers').fill(courierNumbers.join('\n'));
    const line = drawer.getByRole('combobox', { name: 'Line' });
    const option = line.getByRole('option').filter({ hasText: lineName });
    await line.selectOption((await option.first().getAttribute('value'))!);
    await drawer.locator('[data-act=link]').click();
    await expect(drawer.locator('[data-state=linked]')).toBeVisible();
  }

  /** Takes the link back, which asks first; the safe answer has the focus. */
  async unlink(number: string): Promise<void> {
    const { drawer, page } = this;
    await (await this.openOrders('order', number)).click();
    await drawer.locator('[data-act=unlink]').click();
    const question = page.getByRole('alertdialog');
    await expect(question.getByRole('button', { name: 'Keep linked' })).toBeFocused();
    await question.getByRole('button', { name: 'Unlink parcels' }).click();
    await expect(drawer.locator('[data-state=synced]')).toBeVisible();
    await expect(drawer.locator('[data-link-form]')).toBeVisible();
  }

  /** Gives the shop a name of its own. */
  async rename(externalId: string, name: string): Promise<void> {
    await openMemberPage(this.page, this.#host, '/shopee/shop');
    await this.shop(externalId).locator('[data-act=rename]').click();
    const dialog = this.page.getByRole('dialog');
    const field = dialog.getByLabel('Name', { exact: true });
    await field.fill('');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(field).toBeFocused();
    await field.fill(name);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(this.shop(externalId).getByRole('heading')).toHaveText(name);
  }

  /** Binds orders to a new first-mile number, which the page displays. */
  async bind(number: string): Promise<string> {
    const { page } = this;
    const row = await this.openOrders('pendShipOrder', number);
    await row.getByRole('checkbox').check();
    await page.locator('[data-selected="1"] [data-act=bind]').click();
    await expect(row.locator('[data-state=bound]')).toBeVisible();
    const shown = page.locator('[data-first-mile]').first();
    await expect(shown).toBeVisible();
    return (await shown.getAttribute('data-first-mile'))!;
  }
}
