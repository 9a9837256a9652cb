import type { CarrierInvoiceRow } from '@onehaul/contract/console/carrier-invoices';
import type { Language } from '@onehaul/domain/language';
import { Refusal } from '@onehaul/domain/refusal';
import type { Db } from '../../db/database.ts';
import {
  countInvoices,
  countLines,
  countPrices,
  invoiceOf,
  invoicesPage,
  linesPage,
  pricesPage,
} from './invoice-desk.repository.ts';

type Page = { readonly limit: number; readonly offset: number };
type TenantScope = { readonly shopId?: number | undefined };
type InvoiceKey = { readonly shopId: number; readonly id: number };

export async function findInvoices(
  db: Db,
  language: Language,
  {
    shopId = null,
    state = null,
    ...page
  }: {
    readonly shopId?: number | null | undefined;
    readonly state?: 'open' | 'checked' | null | undefined;
  } & Page,
) {
  const [items, counted] = await Promise.all([
    db.all(invoicesPage, { shopId, state, ...page, language }),
    db.first(countInvoices, { shopId, state }),
  ]);
  return { items, total: counted!.total };
}

export async function getInvoice(db: Db, language: Language, which: InvoiceKey): Promise<CarrierInvoiceRow> {
  const invoice = await db.first(invoiceOf, { ...which, language });
  if (!invoice) throw new Refusal('record.notFound');
  return invoice;
}

export async function findLines(
  db: Db,
  language: Language,
  { limit, offset, ...asked }: InvoiceKey & Page & { readonly isDiffering: boolean },
) {
  await getInvoice(db, language, { shopId: asked.shopId, id: asked.id });
  const [items, counted] = await Promise.all([
    db.all(linesPage, { ...asked, limit, offset, language }),
    db.first(countLines, asked),
  ]);
  return { items, total: counted!.total };
}

/** Lines with their agreed prices; a price is there as a whole or not at all. */
export async function findPrices(db: Db, language: Language, { shopId, ...page }: TenantScope & Page) {
  const asked = { shopId: shopId ?? null };
  const [rows, counted] = await Promise.all([
    db.all(pricesPage, { ...asked, ...page, language }),
    db.first(countPrices, asked),
  ]);
  const items = rows.map(({ shopId: ofShop, lineId, lineName, carrierName, ...price }) => ({
    shopId: ofShop,
    lineId,
    lineName,
    carrierName,
    price:
      price.currencyCode === null
        ? null
        : {
            currencyCode: price.currencyCode,
            firstGrams: price.firstGrams!,
            firstMinor: price.firstMinor!,
            stepGrams: price.stepGrams!,
            stepMinor: price.stepMinor!,
            toleranceGrams: price.toleranceGrams!,
          },
  }));
  return { items, total: counted!.total };
}
