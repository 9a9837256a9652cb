import type { PaymentRow } from '@onehaul/contract/console/finance';
import { useTranslation } from '@onehaul/i18n/react';
import type { Column } from '@onehaul/workbench/data-table';
import { Moment } from '@onehaul/workbench/moment';
import { useMemo } from 'react';
import { memberColumn, shopColumns } from '../../app/list-columns.tsx';
import { amountColumn } from './amount-column.tsx';
import { useMoneyWords } from './money-words.ts';
import { PaymentMark } from './state-marks.tsx';

/** Payment table columns; held payments also show what does not match. */
export function usePaymentColumns(hasShop: boolean, isHeld: boolean): Column<PaymentRow>[] {
  const { t } = useTranslation('finance');
  const { yuan, inCurrency } = useMoneyWords();
  return useMemo<Column<PaymentRow>[]>(
    () => [
      {
        key: 'number',
        title: t('paymentNumber'),
        width: 230,
        isFixed: true,
        show: ({ number }) => <span className="font-mono">{number}</span>,
      },
      amountColumn({ title: t('amount'), yuan }, 140),
      {
        key: 'asked',
        title: t('payment.asked'),
        width: 150,
        align: 'end',
        isHiddenByDefault: true,
        show: ({ askedMinor, currencyCode }) => inCurrency(askedMinor, currencyCode),
      },
      ...(isHeld
        ? [
            {
              key: 'why',
              title: t('payment.heldFor'),
              show: ({ heldFor }: PaymentRow) => t(`held.${heldFor ?? 'other'}`),
            },
          ]
        : [
            {
              key: 'state',
              title: t('state'),
              width: 130,
              show: ({ state }: PaymentRow) => <PaymentMark state={state} />,
            },
          ]),
      { key: 'method', title: t('payment.method'), width: 130, show: ({ method }) => t(`method.${method}`) },
      memberColumn(t('member')),
      {
        key: 'for',
        title: t('payFor'),
        show: ({ purpose, orderNumbers, serviceNumbers }) =>
          purpose === 'recharge' ? t('recharge') : [...orderNumbers, ...serviceNumbers].join(t('comma')),
      },
      ...shopColumns(hasShop, t('shop')),
      {
        key: 'gateway',
        title: t('payment.gatewayNumber'),
        isHiddenByDefault: true,
        show: ({ gatewayNumber }) => <span className="font-mono">{gatewayNumber}</span>,
      },
      {
        key: 'refunded',
        title: t('payment.refunded'),
        isHiddenByDefault: true,
        align: 'end',
        show: ({ refundedMinor }) => (refundedMinor > 0 ? yuan(refundedMinor) : ''),
      },
      {
        key: 'created',
        title: t('payment.created'),
        width: 150,
        show: ({ createdAt }) => <Moment at={createdAt} />,
      },
    ],
    [t, yuan, inCurrency, hasShop, isHeld],
  );
}
