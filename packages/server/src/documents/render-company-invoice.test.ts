import type { Language } from '@onehaul/domain/language';
import { paperWords } from '@onehaul/i18n/paper-text';
import { expect, test } from 'vitest';
import type { CompanyInvoicePaper } from './papers.ts';
import { readPdf } from './read-pdf.ts';
import { renderCompanyInvoice } from './render-company-invoice.ts';

const whole = { plan: null, fromDay: null, toDay: null };
const invoice = {
  number: '2026-000007',
  month: '2026-10-01',
  issuedAt: new Date('2026-11-01T03:23:00Z'),
  company: '海港集運 Vận chuyển Bến Cảng',
  issuer: 'Onehaul',
  issuerAddress: '深圳市南山区 1 号',
  plan: 'standard',
  includedParcels: 10_000,
  parcels: 10_003,
  currencyCode: 'CNY',
  totalMinor: 199_960,
  lines: [
    { kind: 'plan', quantity: 1, unitMinor: 199_900, amountMinor: 199_900, ...whole },
    { kind: 'extraParcels', quantity: 3, unitMinor: 20, amountMinor: 60, ...whole },
  ],
} as const;

/** Words of the pages, without the places where lines break. */
async function textIn(language: Language, more: Partial<CompanyInvoicePaper> = {}) {
  const pages = readPdf(await renderCompanyInvoice(paperWords(language), { ...invoice, ...more }));
  expect(pages).toHaveLength(1);
  return pages[0]!.marks.flatMap((mark) => (mark.is === 'text' ? [mark.text] : [])).join(' ');
}

test.each([
  ['zhHans', ['账单', '标准版（2026年10月）', '超出套餐的包裹']],
  ['zhHanT', ['帳單', '標準版（2026年10月）', '超出方案的包裹']],
  ['en', ['Invoice', 'Plan Standard, October 2026', 'Additional parcels']],
  ['vi', ['Hóa đơn', 'Gói Tiêu chuẩn', 'Kiện vượt gói']],
] as const)('an invoice in %s names company, issuer, lines and total', async (language, words) => {
  const text = await textIn(language);
  const always = ['2026-000007', '海港集運', 'Vận chuyển Bến Cảng', 'Onehaul', '深圳市南山区'];
  for (const word of [...always, ...words]) expect(text).toContain(word);
  expect(text.replaceAll('.', ',')).toMatch(/1,999,60/);
});

test('a plan that the operator added shows its own name', async () => {
  const text = await textIn('en', { plan: 'harbour-2026', includedParcels: null });
  expect(text).toContain('harbour-2026');
  expect(text).toContain('Unlimited');
});

test('parts of a month are named with their days', async () => {
  const part = { kind: 'plan', quantity: 1, unitMinor: 100, amountMinor: 100 } as const;
  const text = await textIn('en', {
    lines: [
      { ...part, plan: 'standard', fromDay: '2026-10-01', toDay: '2026-10-13' },
      { ...part, plan: 'large', fromDay: '2026-10-14', toDay: '2026-10-31' },
    ],
  });
  expect(text).toMatch(/Plan Standard, 1\s?–\s?13 Oct/);
  expect(text).toMatch(/Plan Large, 14\s?–\s?31 Oct/);
});
