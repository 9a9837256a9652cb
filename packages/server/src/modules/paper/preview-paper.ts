import type { paperLayoutCalls } from '@onehaul/contract/console/paper-layouts';
import { normalizeOrderNumber } from '@onehaul/domain/order/order-number';
import type { PaperKind } from '@onehaul/domain/paper/layout';
import { Refusal } from '@onehaul/domain/refusal';
import { worksInWarehouse } from '@onehaul/domain/staff/place';
import { isPermissionEnabled } from '@onehaul/domain/staff/role';
import type { z } from 'zod';
import type { InvoicePaper, LaidOutPaper, OrderPaper } from '../../documents/papers.ts';
import type { StaffContext } from '../../http/staff-context.ts';
import type { Services } from '../../services.ts';
import { findLayoutAndShop } from './find-layout.ts';
import { findLabels, findOrderPapers } from './find-papers.ts';
import { invoiceFieldsOf, orderByNumber } from './paper-layout.repository.ts';
import { sampleOrder } from './sample-order.ts';

type Preview = z.output<(typeof paperLayoutCalls)['preview']['input']>;

/** An order may have thousands of boxes; drawing them all would hold up the papers of others. */
const mostBoxes = 20;

/** Prepares a paper in a layout being edited, on the sample or on an order that this person may read. */
export async function layOutPaper(
  { storage }: Pick<Services, 'storage'>,
  { db, staff }: StaffContext,
  { shopId, language, layout: { paper, values }, orderNumber }: Preview,
): Promise<LaidOutPaper> {
  const reader = { db, storage, tenantId: staff.tenantId };
  const asked = { shopId, language };
  async function prepare<Kind extends PaperKind>(kind: Kind) {
    // First, so that an unknown shop is refused before anything else is read.
    const { layout, ...shop } = await findLayoutAndShop(reader, { ...asked, paper: kind }, values);
    const orderId =
      orderNumber === undefined ? undefined : await findOrderId({ db, staff }, shopId, orderNumber);
    return { layout, orderId, sample: sampleOrder(language, shop, new Date()) };
  }
  switch (paper) {
    case 'label': {
      const { layout, orderId, sample } = await prepare('label');
      const isSample = orderId === undefined;
      const boxes = isSample ? sample.boxes : await findLabels(db, { ...asked, ids: [orderId] });
      return { kind: 'labels', layout, boxes: boxes.slice(0, mostBoxes) };
    }
    case 'orderSheet': {
      const { layout, orderId, sample } = await prepare('orderSheet');
      const isSample = orderId === undefined;
      const orders = isSample ? [sample.invoice] : await findOrderPapers(db, { ...asked, ids: [orderId] });
      return { kind: 'orders', layout, orders };
    }
    case 'invoice': {
      const { layout, orderId, sample } = await prepare('invoice');
      if (orderId === undefined) return { kind: 'invoice', layout, invoice: sample.invoice };
      const [[order], fields] = await Promise.all([
        findOrderPapers(db, { ...asked, ids: [orderId] }),
        db.first(invoiceFieldsOf, { shopId, orderId }),
      ]);
      return { kind: 'invoice', layout, invoice: asInvoice(order!, fields) };
    }
  }
}

/** Most orders have no invoice: the preview shows what one would say, and no number is assigned. */
const asInvoice = (order: OrderPaper, fields: (typeof invoiceFieldsOf)['row'] | undefined): InvoicePaper => ({
  ...order,
  invoiceNumber: fields?.invoiceNumber ?? `CI${order.number}`,
  invoicedAt: fields?.invoicedAt ?? order.createdAt,
  receiverEmail: fields?.receiverEmail ?? '',
  netGrams: order.parcels.reduce((sum, { weightGrams }) => sum + (weightGrams ?? 0), 0),
});

/** An order carries a member's address: laying out papers does not include reading it. */
async function findOrderId(
  { db, staff }: Pick<StaffContext, 'db' | 'staff'>,
  shopId: number,
  orderNumber: string,
): Promise<number> {
  if (!staff.permissions.includes('order:read') || !isPermissionEnabled('order:read', staff.modules))
    throw new Refusal('access.forbidden');
  const order = await db.first(orderByNumber, { shopId, number: normalizeOrderNumber(orderNumber) });
  if (!order) throw new Refusal('record.notFound');
  if (!worksInWarehouse(staff.places, shopId, order.warehouseId)) throw new Refusal('access.otherPlace');
  return order.id;
}
