import type { OrderRow } from '@onehaul/contract/console/orders';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import type { Column } from '@onehaul/workbench/data-table';
import { Moment } from '@onehaul/workbench/moment';
import { StateMark } from '@onehaul/workbench/state-mark';
import { useMemo } from 'react';
import { MemberName } from '../../app/member-name.tsx';
import { OrderStepMark } from '../../app/order/step-mark.tsx';
import { ShopName } from '../../app/shop-name.tsx';

/** Shared columns of order lists. */
export function useOrderColumns(isBoard = false) {
  const { t, i18n } = useTranslation('dispatch');
  return useMemo<Column<OrderRow>[]>(() => {
    const { money } = measuresIn(i18n.language);
    const number: Column<OrderRow> = {
      key: 'number',
      title: t('field.number'),
      width: 130,
      isFixed: true,
      show: ({ number: own }) => <span className="font-mono">{own}</span>,
    };
    const exception: Column<OrderRow> = {
      key: 'exception',
      title: t('field.exception'),
      width: 110,
      show: ({ exception: reason }) =>
        reason ? (
          <StateMark tone="danger">{t(`exception.${reason}`)}</StateMark>
        ) : (
          <span className="text-muted">-</span>
        ),
    };
    const since: Column<OrderRow> = {
      key: 'since',
      title: t('field.since'),
      width: 150,
      show: ({ exceptionAt }) => <Moment at={exceptionAt} />,
    };
    const note: Column<OrderRow> = {
      key: 'note',
      width: 260,
      title: t('field.note'),
      show: ({ exceptionNote }) => exceptionNote,
    };
    const rest: Column<OrderRow>[] = [
      {
        key: 'step',
        title: t('field.step'),
        width: 140,
        show: ({ step, deliveredAt }) => <OrderStepMark step={step} deliveredAt={deliveredAt} />,
      },
      {
        key: 'member',
        title: t('field.member'),
        width: 165,
        show: ({ memberCode, memberName }) => <MemberName memberCode={memberCode} memberName={memberName} />,
      },
      {
        key: 'receiver',
        title: t('field.receiver'),
        width: 100,
        isHiddenByDefault: isBoard,
        show: ({ receiverName }) => receiverName,
      },
      { key: 'line', title: t('field.line'), show: ({ lineName }) => lineName },
      {
        key: 'total',
        title: t('field.total'),
        isHiddenByDefault: isBoard,
        width: 100,
        align: 'end',
        show: ({ totalMinor }) => money(totalMinor, 'CNY'),
      },
      {
        key: 'bill',
        title: t('field.billNumber'),
        width: 140,
        isHiddenByDefault: isBoard,
        show: ({ carrierBillNumber }) => <span className="font-mono">{carrierBillNumber ?? '-'}</span>,
      },
      {
        key: 'created',
        title: t('field.created'),
        isHiddenByDefault: isBoard,
        width: 140,
        show: ({ createdAt }) => <Moment at={createdAt} />,
      },
      {
        key: 'destination',
        title: t('field.destination'),
        isHiddenByDefault: true,
        show: ({ countryName }) => countryName,
      },
      {
        key: 'warehouse',
        title: t('field.warehouse'),
        isHiddenByDefault: true,
        show: ({ warehouseName }) => warehouseName,
      },
      {
        key: 'shop',
        title: t('field.shop'),
        isHiddenByDefault: true,
        show: ({ shopId }) => <ShopName id={shopId} />,
      },
      {
        key: 'shipped',
        title: t('field.shipped'),
        width: 150,
        isHiddenByDefault: true,
        show: ({ shippedAt }) => <Moment at={shippedAt} />,
      },
    ];
    return isBoard ? [number, exception, since, note, ...rest] : [number, ...rest, exception];
  }, [t, i18n.language, isBoard]);
}
