import { dateFormat } from '@onehaul/i18n/formats';
import { measuresIn } from '@onehaul/i18n/measures';
import type { PaperWords } from '@onehaul/i18n/paper-text';
import { createPaper, drawRule, drawText } from './drawing.ts';
import { numberPages, Sheet } from './grid.ts';
import type { CompanyInvoicePaper } from './papers.ts';

const knownPlans = ['trial', 'standard', 'large'] as const;

/** A4: what a company owes the platform for a month. */
export function renderCompanyInvoice(
  { word, tag }: PaperWords,
  invoice: CompanyInvoicePaper,
): Promise<Uint8Array> {
  const { number, issuer, issuerAddress, company, includedParcels, parcels, currencyCode } = invoice;
  const { paper, finish } = createPaper(number);
  const sheet = new Sheet(paper);
  const { money, number: count } = measuresIn(tag);
  const { x, width } = sheet;
  sheet.y += drawText(paper, issuer, { x, y: sheet.y, width }, { size: 15, isBold: true });
  if (issuerAddress !== '')
    sheet.y += drawText(paper, issuerAddress, { x, y: sheet.y + 2, width }, { size: 8.5 }) + 2;
  sheet.y += drawText(paper, word('companyInvoiceTitle'), { x, y: sheet.y + 6, width }, { size: 10 }) + 10;
  drawRule(paper, sheet, '#000000', 1);
  sheet.y += 8;
  const format = dateFormat(tag, { year: 'numeric', month: 'long', timeZone: 'UTC' });
  const month = format.format(new Date(`${invoice.month}T00:00:00Z`));
  const nameOf = (name: string) => {
    const known = knownPlans.find((one) => one === name);
    return known ? word(`plan.${known}`) : name;
  };
  const plan = nameOf(invoice.plan);
  const day = dateFormat(tag, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const period = (from: string, to: string) => day.formatRange(new Date(from), new Date(to));
  const titleOf = ({ kind, plan: name, fromDay, toDay }: CompanyInvoicePaper['lines'][number]) => {
    if (kind === 'extraParcels') return word('extraParcels');
    if (name === null || fromDay === null || toDay === null) return word('planLine', { plan, month });
    return word('planLine', { plan: nameOf(name), month: period(fromDay, toDay) });
  };
  sheet.facts([
    [word('invoiceNumber'), number],
    [word('billedTo'), company],
    [word('month'), month],
    [word('issuedAt'), dateFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' }).format(invoice.issuedAt)],
    [word('plan'), plan],
    [word('includedParcels'), includedParcels === null ? word('unlimited') : count(includedParcels)],
    [word('receivedParcels'), count(parcels)],
  ]);
  sheet.y += 8;
  sheet.table(
    [
      { title: word('item'), share: 0.46 },
      { title: word('quantity'), share: 0.14, align: 'right' },
      { title: word('unitPrice'), share: 0.2, align: 'right' },
      { title: word('amount'), share: 0.2, align: 'right' },
    ],
    [
      ...invoice.lines.map((line) => [
        titleOf(line),
        count(line.quantity),
        money(line.unitMinor, currencyCode),
        money(line.amountMinor, currencyCode),
      ]),
      [word('total'), '', '', money(invoice.totalMinor, currencyCode)],
    ],
  );
  sheet.y += 8;
  drawText(paper, word('companyInvoiceNote'), { x, y: sheet.y, width }, { size: 8.5 });
  numberPages(
    paper,
    0,
    paper.bufferedPageRange().count,
    (page, count) => `${number} · ${word('page', { page, count })}`,
  );
  return finish();
}
