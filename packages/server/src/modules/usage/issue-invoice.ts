import { type DayTerms, monthInvoice } from '@onehaul/domain/company-invoice';
import { pickText, type Translated } from '@onehaul/domain/language';
import type { Database } from '../../db/database.ts';
import {
  daysToInvoice,
  insertInvoice,
  insertInvoiceLines,
  invoiceOfMonth,
  isMeteredFrom,
  markInvoiced,
  monthToInvoice,
  nextInvoiceNumber,
} from './invoice.repository.ts';
import { calendar, countDays, lockCompany } from './usage.repository.ts';

type Day = DayTerms & { readonly names: Translated };
type Issuer = { readonly name: string; readonly address: string };

/**
 * Issues the invoice of the last month unless it exists: counts its days for the last time, writes the invoice
 * and closes the days in one transaction under the company's row lock. A month that costs nothing has none.
 */
export const issueInvoice = (database: Database, tenantId: number, issuer: Issuer): Promise<void> =>
  database.transaction(tenantId, async (db) => {
    await db.all(lockCompany, {});
    const { lastMonth: month, lastMonthEnd: end } = (await db.first(calendar, {}))!;
    if (await db.first(invoiceOfMonth, { month })) return;
    if (!(await db.first(isMeteredFrom, { month }))) return;
    await db.all(countDays, { from: month, to: end });
    const found = await db.first(monthToInvoice, { month, end });
    if (!found) return;
    const { priceMinor, extraParcelMinor, names, planName, version, ...facts } = found;
    const ended = { plan: planName, version, names, priceMinor, extraParcelMinor };
    const days = (await db.all(daysToInvoice, { month, end, currencyCode: facts.currencyCode })).map(
      (day): Day =>
        day.priceMinor === null || day.extraParcelMinor === null
          ? { ...day, ...ended }
          : { ...day, priceMinor: day.priceMinor, extraParcelMinor: day.extraParcelMinor },
    );
    const { lines, ...sums } = monthInvoice(days);
    if (sums.totalMinor === 0) return;
    const nameOf = (of: Day | typeof ended) => pickText(of.names, facts.language, 'en');
    const listed = lines.map(({ part, ...line }) => ({
      ...line,
      plan: part && nameOf(days.find(({ day }) => day === part.from)!),
      fromDay: part?.from ?? null,
      toDay: part?.to ?? null,
    }));
    // Last of all locks: companies that are invoiced at the same moment queue for it.
    const { number } = (await db.first(nextInvoiceNumber, {}))!;
    const { name, address } = issuer;
    await db.all(insertInvoice, {
      ...facts,
      ...sums,
      plan: nameOf(ended),
      month,
      number,
      issuer: name,
      issuerAddress: address,
    });
    await db.all(insertInvoiceLines, { month, lines: JSON.stringify(listed) });
    await db.all(markInvoiced, { month, end });
  });
