import type { listExportCalls } from '@onehaul/contract/console/list-exports';
import { orderDeskCalls, type OrderRow } from '@onehaul/contract/console/orders';
import type { ExportedColumn } from '@onehaul/domain/list-export';
import { money, toMajor } from '@onehaul/domain/money';
import type { z } from 'zod';
import type { ListSource, SheetColumn } from '../../documents/list-source.ts';
import { findOrderList } from './find-for-staff.ts';

type Column = SheetColumn<OrderRow>;
type Asked = Omit<z.output<typeof listExportCalls.orders.input>, 'format' | 'columns'>;

/** Orders as the list of the console shows them. */
export const orderSheet: ListSource<Asked, OrderRow> = {
  permission: orderDeskCalls.list.access,
  find: ({ db, tenantId }, asked) => findOrderList(db, tenantId, asked),
  columns: {
    number: [{ title: ({ order }) => order('field.number'), cell: ({ number }) => number }],
    step: [
      {
        title: ({ order }) => order('field.step'),
        cell: ({ step, deliveredAt }, { order }) =>
          step === 'shipped' && deliveredAt ? order('act.deliver') : order(`step.${step}`),
      },
    ],
    member: [
      { title: ({ file }) => file('memberCode'), cell: ({ memberCode }) => memberCode },
      { title: ({ file }) => file('memberName'), cell: ({ memberName }) => memberName },
    ],
    receiver: [{ title: ({ order }) => order('field.receiver'), cell: ({ receiverName }) => receiverName }],
    line: [{ title: ({ order }) => order('field.line'), cell: ({ lineName }) => lineName }],
    total: [
      {
        title: ({ order }) => `${order('field.total')} (CNY)`,
        cell: ({ totalMinor }) => toMajor(money(totalMinor, 'CNY')),
      },
    ],
    bill: [
      {
        title: ({ order }) => order('field.billNumber'),
        cell: ({ carrierBillNumber }) => carrierBillNumber,
      },
    ],
    created: [
      {
        title: ({ order }) => order('field.created'),
        cell: ({ createdAt, shopId }, { time }) => time(createdAt, shopId),
      },
    ],
    destination: [
      { title: ({ order }) => order('field.destination'), cell: ({ countryName }) => countryName },
    ],
    warehouse: [
      { title: ({ order }) => order('field.warehouse'), cell: ({ warehouseName }) => warehouseName },
    ],
    shop: [
      { title: ({ order }) => order('field.shop'), cell: ({ shopId }, { shopName }) => shopName(shopId) },
    ],
    shipped: [
      {
        title: ({ order }) => order('field.shipped'),
        cell: ({ shippedAt, shopId }, { time }) => time(shippedAt, shopId),
      },
    ],
    exception: [
      {
        title: ({ order }) => order('field.exception'),
        cell: ({ exception }, { order }) => exception && order(`exception.${exception}`),
      },
    ],
  } satisfies Record<ExportedColumn<'orders'>, readonly Column[]>,
};
