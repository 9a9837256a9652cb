import { exceptionCalls, orderDeskCalls } from '@onehaul/contract/console/orders';
import { paperDeskCalls } from '@onehaul/contract/console/paper';
import { bindStaff, type StaffRoute } from '../../http/bind-staff.ts';
import { recordName } from '../../http/record-name.ts';
import { withLimitAndOffset } from '../../db/page.ts';
import type { Services } from '../../services.ts';
import { refuseCodOrder } from '../cod/index.ts';
import { findExceptionAges, findExceptions, getOrderForStaff, searchOrders } from './find-for-staff.ts';
import { raiseExceptionForStaff } from './raise-exception-for-staff.ts';
import { resolveExceptionForStaff } from './resolve-exception-for-staff.ts';
import { setBillNumber } from './set-bill-numbers.ts';
import { withdrawOrder } from './withdraw-order.ts';
import { consoleFileUrl } from '../file/index.ts';
import { generatedFile } from '../../documents/generated-file.ts';
import { findPrint, printLabels, printOrderSheets, startPrint } from '../paper/index.ts';

export function createOrderDeskConsoleRoutes({ keys, storage }: Services): StaffRoute[] {
  return [
    ...bindStaff(orderDeskCalls, {
      list: ({ db, language }, asked) => searchOrders(db, { ...withLimitAndOffset(asked), language }),
      get: ({ db, staff, language }, which) =>
        getOrderForStaff({ db, keys, tenantId: staff.tenantId, language }, which),
      printLabels: async ({ db, staff, language }, asked) => {
        const reader = { db, storage, tenantId: staff.tenantId };
        return generatedFile('labels', 'pdf', await printLabels(reader, { ...asked, language }));
      },
      printSheet: async ({ db, staff, language }, asked) => {
        const reader = { db, storage, tenantId: staff.tenantId };
        return generatedFile('orders', 'pdf', await printOrderSheets(reader, { ...asked, language }));
      },
      setBillNumber: async ({ db, staff, audit }, given) => {
        const { number } = await setBillNumber(db, staff.id, given);
        audit('order', recordName(given.shopId, given.id), { number, billNumber: given.billNumber });
        return null;
      },
      refuse: async ({ db, staff, audit }, refused) => {
        const { number, returnNumber } = await refuseCodOrder(db, staff.id, refused);
        const { shopId, id, reason } = refused;
        audit('order', recordName(shopId, id), { number, returnNumber, reason });
        return { returnNumber };
      },
      withdraw: async ({ db, staff, audit }, withdrawal) => {
        const { number, minor } = await withdrawOrder(db, staff.id, withdrawal);
        const { shopId, id, reason } = withdrawal;
        audit('order', recordName(shopId, id), { number, minor, reason });
        return null;
      },
    }),
    ...bindStaff(paperDeskCalls, {
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
        findExceptions(db, { shopId, exception, language, ...withLimitAndOffset(page) }),
      ages: async ({ db }, { shopId }) => ({ items: await findExceptionAges(db, shopId) }),
      raise: async ({ db, staff, audit }, raised) => {
        const { number } = await raiseExceptionForStaff(db, staff.id, raised);
        const { shopId, id, exception, note } = raised;
        audit('order', recordName(shopId, id), { number, exception, note });
        return null;
      },
      resolve: async ({ db, staff, audit }, resolved) => {
        const { number, exception } = await resolveExceptionForStaff(db, staff.id, resolved);
        const { shopId, id, note } = resolved;
        audit('order', recordName(shopId, id), { number, exception, note });
        return null;
      },
    }),
  ];
}
