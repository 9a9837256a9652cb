import { expect, type Locator, type Page } from '@playwright/test';
import { text } from '../messages.ts';

export type TypedBox = {
  readonly weight: string;
  readonly length: string;
  readonly width: string;
  readonly height: string;
  readonly count?: string;
};

/** /shipping-calculation in English. */
export class CalculatorPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  words(key: string, gaps?: Readonly<Record<string, string>>): string {
    return text('en', 'fee', key, gaps);
  }

  get main() {
    return this.#page.getByRole('main');
  }

  select(key: 'warehouse' | 'destination' | 'goodsType') {
    return this.main.getByLabel(this.words(key), { exact: true });
  }

  rows() {
    return this.main.getByRole('group', { name: /^Box(es)? / });
  }

  field(row: Locator, field: keyof TypedBox) {
    return row.getByRole('textbox', { name: this.words(`boxes.${field}`) });
  }

  /** Enters the boxes, adding rows as needed. */
  async type(boxes: readonly TypedBox[]) {
    for (const [index, box] of boxes.entries()) {
      if (index > 0) await this.main.getByRole('button', { name: this.words('boxes.add') }).click();
      const row = this.rows().nth(index);
      for (const [name, value] of Object.entries(box))
        await this.field(row, name as keyof TypedBox).fill(value);
    }
  }

  /** The offer of one line: a price or a reason. */
  offer(lineId: number) {
    return this.main.locator(`article[data-line="${lineId}"]`);
  }

  offers() {
    return this.main.locator('article[data-line]');
  }

  /** Each line with its total in minor units, in page order. */
  totals(): Promise<{ line: number; total: number }[]> {
    return this.offers().evaluateAll((offers) =>
      offers.map((offer) => ({
        line: Number((offer as HTMLElement).dataset.line),
        total: Number(offer.querySelector<HTMLElement>('[data-total]')!.dataset.total),
      })),
    );
  }

  refusals(): Promise<{ line: number; refusal: string }[]> {
    return this.main.locator('[data-refusal]').evaluateAll((offers) =>
      offers.map((offer) => {
        const { line, refusal } = (offer as HTMLElement).dataset;
        return { line: Number(line), refusal: refusal! };
      }),
    );
  }

  async openBill(lineId: number) {
    const offer = this.offer(lineId);
    await offer.locator('summary').click();
    await expect(offer.locator('details')).toHaveAttribute('open');
    return offer.getByRole('table').first();
  }

  /** The lines of a bill with their amounts, as displayed. */
  billRows(bill: Locator): Promise<{ words: string[]; amount: string }[]> {
    return bill.locator('tbody tr').evaluateAll((rows) =>
      rows.map((row) => ({
        words: [...row.querySelectorAll('th > span')].map((part) => part.textContent ?? ''),
        amount: row.querySelector('td')!.textContent ?? '',
      })),
    );
  }

  get quote() {
    return this.main.getByRole('region', { name: this.words('quote.title'), exact: true });
  }
  get kept() {
    return this.main.getByRole('region', { name: this.words('kept.title') });
  }
}
