import type { Language } from '@onehaul/domain/language';
import { expect, type Locator, type Page } from '@playwright/test';
import type { NewMember } from '../members.ts';
import { text } from '../messages.ts';
import { openPage } from '../test.ts';

/** /login in its three modes (§2). */
export class LoginPage {
  readonly #page: Page;
  readonly #language: Language;

  constructor(page: Page, language: Language = 'en') {
    this.#page = page;
    this.#language = language;
  }

  words(key: string, gaps?: Readonly<Record<string, string>>): string {
    return text(this.#language, 'session', key, gaps);
  }

  get username() {
    return this.#page.getByLabel(this.words('username.label'), { exact: true });
  }
  get password() {
    return this.#page.getByLabel(this.words('password.label'), { exact: true });
  }
  get submit() {
    return this.#page.getByRole('main').getByRole('button', { name: this.words('signIn.submit') });
  }
  /** The last refusal that belongs to no field. */
  get toast() {
    return this.#page.locator('[data-tone]').getByRole('alert').last();
  }
  /** The error above the form. */
  get alert() {
    return this.#page.getByRole('main').getByRole('alert');
  }

  /** Picks an area code by a search term that matches only it. */
  async pickArea(opener: Locator, search: string) {
    await opener.click();
    const picker = this.#page.getByRole('dialog', { name: this.words('area.title') });
    await picker.getByRole('searchbox').fill(search);
    // The list is loaded from the server.
    await expect(picker.getByRole('listitem')).toHaveCount(1);
    await this.#page.keyboard.press('Enter');
    await expect(picker).toBeHidden();
  }

  async fill({ username, password }: Pick<NewMember, 'username' | 'password'>) {
    await this.username.fill(username);
    await this.password.fill(password);
    await this.submit.click();
  }

  /** Signs in through the form. */
  async signIn(member: NewMember, path = '/login') {
    await openPage(this.#page, member.host, path);
    await this.fill(member);
  }
}
