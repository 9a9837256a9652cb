import type { StaffOutputOf } from '@onehaul/client/console';
import { claimDeskCalls } from '@onehaul/contract/console/parcels';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import type { Column } from '@onehaul/workbench/data-table';
import { ListPage } from '@onehaul/workbench/list-page';
import { Moment } from '@onehaul/workbench/moment';
import { StateMark } from '@onehaul/workbench/state-mark';
import { useMemo } from 'react';
import { callApi } from '../../app/call-api.ts';
import { keyInShop } from '../../app/parcel/key-in-shop.ts';
import { ParcelStateMark } from '../../app/parcel/state-mark.tsx';
import { ClaimTabs } from './claim-tabs.tsx';
import { UnownedDrawer } from './unowned-drawer.tsx';
import { useShopFilter } from '../../app/use-shop-filter.ts';

type Row = StaffOutputOf<typeof claimDeskCalls.unclaimed>['items'][number];
type Props = { readonly kind: 'unclaimed' | 'abandoned' };

/** Parcels without an owner, or abandoned by theirs, oldest first. */
export function UnownedList({ kind }: Props) {
  const { t, i18n } = useTranslation('station');
  const { filters, shopOf } = useShopFilter();
  const columns = useMemo<Column<Row>[]>(() => {
    const { weight } = measuresIn(i18n.language);
    return [
      {
        key: 'number',
        title: t('desk.number'),
        width: 176,
        isFixed: true,
        show: ({ courierNumber }) => <span className="font-mono">{courierNumber}</span>,
      },
      {
        key: 'state',
        title: t('parcel.state'),
        width: 124,
        show: ({ state }) => <ParcelStateMark state={state} />,
      },
      ...(kind === 'abandoned'
        ? [
            {
              key: 'member',
              title: t('parcel.member'),
              show: ({ memberCode, memberName }: Row) => `${memberCode} ${memberName}`,
            },
          ]
        : []),
      { key: 'warehouse', title: t('desk.warehouse'), show: ({ warehouseName }) => warehouseName },
      {
        key: 'bin',
        title: t('parcel.bin'),
        width: 88,
        show: ({ binCode }) => <span className="font-mono">{binCode || '-'}</span>,
      },
      {
        key: 'weight',
        title: t('desk.weight'),
        width: 92,
        align: 'end',
        show: ({ weightGrams }) => (weightGrams === null ? '-' : weight(weightGrams)),
      },
      {
        key: 'received',
        title: t('desk.received'),
        width: 146,
        show: ({ receivedAt }) => <Moment at={receivedAt} />,
      },
      ...(kind === 'unclaimed'
        ? [
            {
              key: 'notice',
              title: t('unclaimed.noticeEnds'),
              width: 146,
              show: ({ noticeEndsAt }: Row) => <Moment at={noticeEndsAt} />,
            },
            {
              key: 'claims',
              title: t('unclaimed.openClaims'),
              width: 84,
              align: 'end' as const,
              show: ({ openClaims }: Row) => openClaims,
            },
          ]
        : []),
      {
        key: 'disposal',
        title: t('disposal.title'),
        width: 156,
        show: ({ disposal }) =>
          disposal ? (
            <StateMark tone="warning">{t(`disposal.short.${disposal.outcome}`)}</StateMark>
          ) : (
            <span className="text-muted">-</span>
          ),
      },
    ];
  }, [t, i18n.language, kind]);

  return (
    <ListPage
      name="unclaimed"
      title={t('unclaimed.title')}
      sentence={t(`unclaimed.sentence.${kind}`)}
      tabs={<ClaimTabs current={kind} />}
      filters={filters}
      columns={columns}
      keyOf={keyInShop}
      load={({ page, rows, filters: values }, signal) =>
        callApi(
          claimDeskCalls.unclaimed,
          { kind, pageIndex: page, pageRows: rows, ...shopOf(values) },
          { signal },
        )
      }
      empty={{ title: t(`unclaimed.empty.${kind}`), text: t(`unclaimed.emptyText.${kind}`) }}
      drawer={{
        title: t('desk.one'),
        show: (key, row) => <UnownedDrawer key={key} parcelKey={key} noticeEndsAt={row?.noticeEndsAt} />,
      }}
    />
  );
}
