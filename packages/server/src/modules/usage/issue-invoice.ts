import { pickText } from '@onehaul/domain/language';
import { invoiceLines } from '@onehaul/domain/quota';
import type { Database } from '../../db/database.ts';
import {
  insertInvoice,
  insertInvoiceLines,
  invoiceOfMonth,
  isMeteredFrom,
  markInvoiced,
  monthToInvoice,
  nextInvoiceNumber,
} from './invoice.repository.ts';
import { calendar, countDays, lockCompany } from './usage.repository.ts';

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
    const { priceMinor, extraParcelMinor, names, ...rest } = found;
    const facts = { ...rest, plan: pickText(names, rest.language, 'en') };
    const price = { parcels: facts.includedParcels, priceMinor, extraParcelMinor };
    const { lines, totalMinor } = invoiceLines(price, facts.parcels);
    if (totalMinor === 0) return;
    // Last of all locks: companies that are invoiced at the same moment queue for it.
    const { number } = (await db.first(nextInvoiceNumber, {}))!;
    const { name, address } = issuer;
    await db.all(insertInvoice, {
      ...facts,
      month,
      number,
      totalMinor,
      issuer: name,
      issuerAddress: address,
    });
    await db.all(insertInvoiceLines, { month, lines: JSON.stringify(lines) });
    await db.all(markInvoiced, { month, end });
  });
