import { carrierInvoiceCalls } from '@onehaul/contract/console/carrier-invoices';
import { Refusal } from '@onehaul/domain/refusal';
import { withLimitAndOffset } from '../../db/page.ts';
import { bindStaff, bindStaffPrepared, type StaffRoute } from '../../http/bind-staff.ts';
import { recordName } from '../../http/record-name.ts';
import { findCarrierChoices } from '../catalog/index.ts';
import { addInvoice } from './add-invoice.ts';
import { dropInvoice } from './drop-invoice.ts';
import { findInvoices, findLines, findPrices, getInvoice } from './find-invoices.ts';
import { deletePrice, lineExists, rateOf, savePrice } from './invoice.repository.ts';
import { parseInvoice } from './parse-invoice.ts';
import { resolveLine } from './resolve-line.ts';

const { add: addCall, ...calls } = carrierInvoiceCalls;

/** Console routes for what carriers charge. */
export const carrierInvoiceConsoleRoutes: StaffRoute[] = [
  ...bindStaff(calls, {
    list: ({ db, language }, asked) => findInvoices(db, language, withLimitAndOffset(asked)),
    get: ({ db, language }, which) => getInvoice(db, language, which),
    lines: ({ db, language }, asked) => findLines(db, language, withLimitAndOffset(asked)),
    choices: ({ db, language }) => findCarrierChoices(db, language),
    resolve: async ({ db, staff, audit }, decision) => {
      const { shopId, id, row, resolution, creditedMinor, note } = decision;
      const { number, billNumber } = await resolveLine(db, staff.id, decision);
      audit('carrierInvoice', recordName(shopId, id), {
        number,
        row,
        billNumber,
        resolution,
        creditedMinor,
        note,
      });
      return null;
    },
    drop: async ({ db, audit }, which) => {
      const number = await dropInvoice(db, which);
      audit('carrierInvoice', recordName(which.shopId, which.id), { number });
      return null;
    },
    prices: ({ db, language }, asked) => findPrices(db, language, withLimitAndOffset(asked)),
    setPrice: async ({ db, audit }, { shopId, lineId, price }) => {
      if (!(await db.first(lineExists, { shopId, lineId }))) throw new Refusal('record.notFound');
      if (price === null) await db.all(deletePrice, { shopId, lineId });
      else {
        const { currencyCode } = price;
        const known = await db.first(rateOf, { shopId, currencyCode });
        if (known!.exchangeRate === null)
          throw new Refusal('shop.currencyUnknown', { currency: currencyCode });
        await db.all(savePrice, { shopId, lineId, ...price });
      }
      audit('line', recordName(shopId, lineId), { ...price });
      return null;
    },
  }),
  bindStaffPrepared(addCall, parseInvoice, async ({ db, staff, audit }, read) => {
    const added = await addInvoice(db, staff.id, read);
    audit('carrierInvoice', recordName(read.shopId, added.id), {
      number: read.number,
      carrierId: read.carrierId,
      lines: added.lines,
      disputed: added.disputed,
    });
    return added;
  }),
];
