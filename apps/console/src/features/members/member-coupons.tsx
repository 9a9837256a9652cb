import { couponDeskCalls, type CouponRow } from '@onehaul/contract/console/coupons';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import type { Column } from '@onehaul/workbench/data-table';
import { Moment } from '@onehaul/workbench/moment';
import { StateMark } from '@onehaul/workbench/state-mark';
import { useMemo } from 'react';
import { callApi } from '../../app/call-api.ts';
import { keyInShop } from '../../app/parcel/key-in-shop.ts';
import type { WhichMember } from './member-address.ts';
import { MemberList } from './member-list.tsx';

const tones = { usable: 'positive', inOrder: 'warning', used: 'neutral', ended: 'neutral' } as const;

export function MemberCoupons({ member }: { readonly member: WhichMember }) {
  const { t, i18n } = useTranslation('memberPage');
  const columns = useMemo<Column<CouponRow>[]>(() => {
    const { money, number } = measuresIn(i18n.language);
    return [
      { key: 'name', title: t('field.coupon'), show: ({ name }) => name },
      {
        key: 'benefit',
        title: t('field.benefit'),
        width: 220,
        wraps: true,
        show: ({ minor, percent }) =>
          percent > 0
            ? t('coupon.percent', { percent: number(percent), most: money(minor, 'CNY') })
            : t('coupon.amount', { amount: money(minor, 'CNY') }),
      },
      {
        key: 'least',
        title: t('field.leastTotal'),
        width: 140,
        align: 'end',
        show: ({ leastMinor }) => (leastMinor > 0 ? money(leastMinor, 'CNY') : '-'),
      },
      {
        key: 'state',
        title: t('field.state'),
        width: 130,
        show: ({ state }) => <StateMark tone={tones[state]}>{t(`coupon.${state}`)}</StateMark>,
      },
      {
        key: 'order',
        title: t('field.orderNumber'),
        width: 150,
        show: ({ orderNumber }) => <span className="font-mono">{orderNumber || '-'}</span>,
      },
      {
        key: 'until',
        title: t('field.validUntil'),
        width: 160,
        show: ({ validUntil }) => <Moment at={validUntil} />,
      },
    ];
  }, [t, i18n.language]);
  return (
    <MemberList
      member={member}
      name="coupons"
      label={t('tab.coupons')}
      columns={columns}
      keyOf={keyInShop}
      load={(page, signal) =>
        callApi(couponDeskCalls.list, { shopId: member.shopId, memberId: member.id, ...page }, { signal })
      }
      emptyTitle={t('empty.coupons')}
    />
  );
}
