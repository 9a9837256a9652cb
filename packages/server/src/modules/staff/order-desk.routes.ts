import { exceptionCalls, orderDeskCalls } from '@onehaul/contract/console/orders';
import { makeLabels, makeOrderSheet } from '../../documents/make-document.ts';
import { printDeskCalls } from '@onehaul/contract/console/printing';
import { bindStaff, type StaffRoute } from '../../http/bind-staff.ts';
import type { Services } from '../../services.ts';
import { refuseCodOrder } from '../cod/index.ts';
import {
  findExceptionAges,
  findExceptions,
  getOrderAtDesk,
  raiseAtDesk,
  resolveAtDesk,
  searchOrders,
  setBillNumber,
  withdrawOrder,
} from '../order-desk/index.ts';
import { consoleFileUrl } from '../file/index.ts';
import { findLabels, findOrderPapers, madeFile } from '../order-paper/index.ts';
import { findPrint, startPrint } from '../print/index.ts';

const pageFrom = ({ pageIndex, pageRows }: { pageIndex: number; pageRows: number }) => ({
  limit: pageRows,
  offset: (pageIndex - 1) * pageRows,
});
/** How the audit log names an order: ids are those of a shop. */
export const orderName = (shopId: number, id: number) => `${shopId}/${id}`;

export function openOrderDeskRoutes({ keys }: Services): StaffRoute[] {
  return [
    ...bindStaff(orderDeskCalls, {
      list: ({ db, language }, { pageIndex, pageRows, ...filter }) =>
        searchOrders(db, { ...filter, language, ...pageFrom({ pageIndex, pageRows }) }),
      get: ({ db, staff, language }, which) =>
        getOrderAtDesk({ db, keys, tenantId: staff.tenantId, language }, which),
      printLabels: async ({ db, language }, asked) =>
        madeFile('labels', 'pdf', await makeLabels(language, await findLabels(db, { ...asked, language }))),
      printSheet: async ({ db, language }, asked) => {
        const orders = await findOrderPapers(db, { ...asked, language });
        return madeFile('orders', 'pdf', await makeOrderSheet(language, orders));
      },
      setBillNumber: async ({ db, staff, audit }, given) => {
        const { number } = await setBillNumber(db, staff.id, given);
        audit('order', orderName(given.shopId, given.id), { number, billNumber: given.billNumber });
        return null;
      },
      refuse: async ({ db, staff, audit }, refused) => {
        const { number, returnNumber } = await refuseCodOrder(db, staff.id, refused);
        const { shopId, id, reason } = refused;
        audit('order', orderName(shopId, id), { number, returnNumber, reason });
        return { returnNumber };
      },
      withdraw: async ({ db, staff, audit }, withdrawal) => {
        const { number, minor } = await withdrawOrder(db, staff.id, withdrawal);
        const { shopId, id, reason } = withdrawal;
        audit('order', orderName(shopId, id), { number, minor, reason });
        return null;
      },
    }),
    ...bindStaff(printDeskCalls, {
      start: async ({ db, staff, language, audit }, { shopId, kind, ids }) => {
        const job = await startPrint(db, { shopId, asker: { staffId: staff.id }, kind, language, ids });
        audit('order', String(shopId), { kind, count: job.total });
        return { ...job, url: null };
      },
      get: async ({ db, staff }, { shopId, id }) => {
        const { fileKey, ...job } = await findPrint(db, { shopId, id, staffId: staff.id });
        const shop = { tenantId: staff.tenantId, id: shopId };
        return { ...job, url: fileKey && consoleFileUrl(keys, shop, fileKey) };
      },
    }),
    ...bindStaff(exceptionCalls, {
      list: ({ db, language }, { shopId, exception, ...page }) =>
        findExceptions(db, { shopId, exception, language, ...pageFrom(page) }),
      ages: async ({ db }, { shopId }) => ({ items: await findExceptionAges(db, shopId) }),
      raise: async ({ db, staff, audit }, raised) => {
        const { number } = await raiseAtDesk(db, staff.id, raised);
        const { shopId, id, exception, note } = raised;
        audit('order', orderName(shopId, id), { number, exception, note });
        return null;
      },
      resolve: async ({ db, staff, audit }, resolved) => {
        const { number, exception } = await resolveAtDesk(db, staff.id, resolved);
        const { shopId, id, note } = resolved;
        audit('order', orderName(shopId, id), { number, exception, note });
        return null;
      },
    }),
  ];
}
