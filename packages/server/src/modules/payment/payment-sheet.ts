import type { listExportCalls } from '@onehaul/contract/console/list-exports';
import { paymentDeskCalls, type PaymentRow } from '@onehaul/contract/console/finance';
import type { ExportedColumn } from '@onehaul/domain/list-export';
import { money, toMajor } from '@onehaul/domain/money';
import type { z } from 'zod';
import type { ListSource, SheetColumn } from '../../documents/list-source.ts';
import { findPaymentList } from './finance-desk.ts';

type Column = SheetColumn<PaymentRow>;
type Asked = Omit<z.output<typeof listExportCalls.payments.input>, 'format' | 'columns'>;

/** Payments as the list of the console shows them. */
export const paymentSheet: ListSource<Asked, PaymentRow> = {
  permission: paymentDeskCalls.list.access,
  find: ({ db, tenantId }, asked) => findPaymentList(db, tenantId, asked),
  columns: {
    number: [{ title: ({ payment }) => payment('paymentNumber'), cell: ({ number }) => number }],
    amount: [
      {
        title: ({ payment }) => `${payment('amount')} (CNY)`,
        cell: ({ minor }) => toMajor(money(minor, 'CNY')),
      },
    ],
    asked: [
      {
        title: ({ payment }) => payment('payment.asked'),
        cell: ({ askedMinor, currencyCode }) => toMajor(money(askedMinor, currencyCode)),
      },
      { title: ({ file }) => file('currency'), cell: ({ currencyCode }) => currencyCode },
    ],
    state: [
      {
        title: ({ payment }) => payment('state'),
        cell: ({ state }, { payment }) => payment(`paymentState.${state}`),
      },
    ],
    method: [
      {
        title: ({ payment }) => payment('payment.method'),
        cell: ({ method }, { payment }) => payment(`method.${method}`),
      },
    ],
    member: [
      { title: ({ file }) => file('memberCode'), cell: ({ memberCode }) => memberCode },
      { title: ({ file }) => file('memberName'), cell: ({ memberName }) => memberName },
    ],
    for: [
      {
        title: ({ payment }) => payment('payFor'),
        cell: ({ purpose, orderNumbers, serviceNumbers }, { payment }) =>
          purpose === 'recharge'
            ? payment('recharge')
            : [...orderNumbers, ...serviceNumbers].join(payment('comma')),
      },
    ],
    shop: [{ title: ({ payment }) => payment('shop'), cell: ({ shopId }, { shopName }) => shopName(shopId) }],
    gateway: [
      {
        title: ({ payment }) => payment('payment.gatewayNumber'),
        cell: ({ gatewayNumber }) => gatewayNumber,
      },
    ],
    refunded: [
      {
        title: ({ payment }) => `${payment('payment.refunded')} (CNY)`,
        cell: ({ refundedMinor }) => toMajor(money(refundedMinor, 'CNY')),
      },
    ],
    created: [
      {
        title: ({ payment }) => payment('payment.created'),
        cell: ({ createdAt, shopId }, { time }) => time(createdAt, shopId),
      },
    ],
  } satisfies Record<ExportedColumn<'payments'>, readonly Column[]>,
};
