import type { Locator, Page } from '@playwright/test';
import { choose } from '../choose.ts';
import { openConsole } from '../staff.ts';
import { expect } from '../test.ts';

type File = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };
type Value =
  | string
  | true
  | { readonly choose: string }
  /** Typed into a searchable choice. */
  | { readonly find: string }
  | { readonly chooseAll: readonly string[] }
  | { readonly write: string }
  | { readonly upload: File };

/** The studio of a shop as an admin uses it: fields are named as in the contract. */
export class StudioPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  field(name: string): Locator {
    return this.page.locator(`#record-${name}`);
  }

  /** Adds a record and waits until it is saved. */
  async add(resource: string, values: Readonly<Record<string, Value>>): Promise<void> {
    if (!this.page.url().endsWith(`/studio/${resource}`)) await openConsole(this.page, `/studio/${resource}`);
    await this.page.locator('[data-add]').first().click();
    await expect(this.page.locator('.ant-drawer')).toBeVisible();
    await this.fill(values);
    await this.page.keyboard.press('Control+s');
    await expect(this.page.locator('.ant-drawer')).toBeHidden();
  }

  /** Changes the only record of its kind, such as the profile. */
  async change(resource: string, values: Readonly<Record<string, Value>>): Promise<void> {
    await openConsole(this.page, `/studio/${resource}`);
    await this.fill(values);
    await this.save();
  }

  async save(): Promise<void> {
    await this.page.keyboard.press('Control+s');
    await expect(this.page.locator('[data-undo]')).toBeVisible();
  }

  async fill(values: Readonly<Record<string, Value>>): Promise<void> {
    for (const [name, value] of Object.entries(values)) {
      const field = this.field(name);
      if (value === true) await field.click();
      else if (typeof value === 'string') await field.fill(value);
      else if ('choose' in value) await choose(field, value.choose);
      else if ('find' in value) await choose(field, value.find, { isTyped: true });
      else if ('write' in value) await this.page.locator('.ProseMirror').fill(value.write);
      else if ('upload' in value) await this.#upload(field, value.upload);
      else {
        for (const one of value.chooseAll) {
          await field.click();
          await this.page.locator('.ant-select-dropdown:visible').getByTitle(one, { exact: true }).click();
        }
        await this.page.keyboard.press('Escape');
      }
    }
  }

  async #upload(field: Locator, file: File): Promise<void> {
    await field.setInputFiles(file);
    await expect(this.page.locator('[data-file]').filter({ has: field }).locator('img, video')).toBeVisible();
  }
}
