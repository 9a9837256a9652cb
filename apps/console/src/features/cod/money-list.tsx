import { codDeskCalls, type CodOrderRow } from '@onehaul/contract/console/cod';
import { useTranslation } from '@onehaul/i18n/react';
import { Button, Input } from '@onehaul/workbench/antd';
import { Field } from '@onehaul/workbench/call-form';
import type { Column } from '@onehaul/workbench/data-table';
import { ListPage } from '@onehaul/workbench/list-page';
import { ModalForm } from '@onehaul/workbench/modal-form';
import { Moment } from '@onehaul/workbench/moment';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { callApi } from '../../app/call-api.ts';
import { shopColumns } from '../../app/list-columns.tsx';
import { useHasPermission } from '../../app/me.ts';
import { MemberName } from '../../app/member-name.tsx';
import { useChange } from '../../app/use-change.ts';
import { CodTabs } from './cod-tabs.tsx';
import { useShopFilter } from '../../app/use-shop-filter.ts';
import { invalidatedQueries, useAmounts } from './desk-words.tsx';

const places = ['collected', 'expected', 'settled'] as const;
const placeOf = (asked: string | undefined) => places.find((one) => one === asked) ?? 'collected';

/** Orders by current holder of the money, longest waiting first. */
export function MoneyList() {
  const { t } = useTranslation('codDesk');
  const { filters, shopOf, hasSeveral } = useShopFilter();
  const mayDecide = useHasPermission('cod:settle');
  const [mistaken, setMistaken] = useState<CodOrderRow>();
  const [address] = useSearchParams();
  const shop = address.get('shop') ?? '';
  const { data } = useQuery({
    queryKey: ['codOverview', shop],
    queryFn: ({ signal }) => callApi(codDeskCalls.overview, shopOf({ shop }), { signal }),
  });
  const columns = useColumns(hasSeveral, mayDecide ? setMistaken : undefined);
  return (
    <>
      <ListPage<CodOrderRow>
        name="codMoney"
        title={t('title')}
        sentence={t('sentence.orders')}
        tabs={<CodTabs current="orders" />}
        countTabs={{
          name: 'state',
          label: t('where'),
          choices: places.map((place) => ({
            value: place === 'collected' ? '' : place,
            label: t(`place.${place}`),
            count: data?.rows.reduce((sum, row) => sum + (row.state === place ? row.orders : 0), 0),
          })),
        }}
        filters={filters}
        columns={columns}
        keyOf={({ shopId, orderId }) => `${shopId}-${orderId}`}
        maxPageSize={100}
        load={({ page, rows, filters: values }, signal) =>
          callApi(
            codDeskCalls.orders,
            { pageIndex: page, pageRows: rows, state: placeOf(values.state), ...shopOf(values) },
            { signal },
          )
        }
        empty={{ title: t('empty.orders'), text: t('emptyText.orders') }}
      />
      {mistaken && <TakeBack order={mistaken} onClose={() => setMistaken(undefined)} />}
    </>
  );
}

function TakeBack({ order, onClose }: { readonly order: CodOrderRow; readonly onClose: () => void }) {
  const { t } = useTranslation('codDesk');
  const { local } = useAmounts();
  const takeBack = useChange(codDeskCalls.takeBack, invalidatedQueries);
  const { shopId, orderId, number, minor, currencyCode } = order;
  return (
    <ModalForm
      title={t('takeBackTitle', { number })}
      text={t('takeBackText', { amount: local(minor, currencyCode) })}
      schema={codDeskCalls.takeBack.input.pick({ reason: true })}
      submitLabel={t('takeBack')}
      isDangerous
      onSubmit={({ reason }) => takeBack({ shopId, orderId, reason })}
      onClose={onClose}
    >
      <Field name="reason" label={t('reason')}>
        <Input.TextArea rows={3} maxLength={300} />
      </Field>
    </ModalForm>
  );
}

function useColumns(hasSeveral: boolean, onMistake: ((row: CodOrderRow) => void) | undefined) {
  const { t } = useTranslation('codDesk');
  const { local, yuan } = useAmounts();
  return useMemo<Column<CodOrderRow>[]>(
    () => [
      {
        key: 'number',
        title: t('order'),
        width: 170,
        isFixed: true,
        show: ({ number }) => <span className="font-mono">{number}</span>,
      },
      {
        key: 'bill',
        title: t('billNumber'),
        width: 170,
        show: ({ carrierBillNumber }) => <span className="font-mono">{carrierBillNumber}</span>,
      },
      { key: 'carrier', title: t('carrier'), width: 190, show: ({ carrierName }) => carrierName },
      {
        key: 'seller',
        title: t('seller'),
        width: 180,
        show: ({ memberCode, memberName }) => <MemberName memberCode={memberCode} memberName={memberName} />,
      },
      ...shopColumns(hasSeveral, t('shop')),
      {
        key: 'amount',
        title: t('amount'),
        width: 140,
        align: 'end',
        show: ({ minor, currencyCode }) => (
          <span className="font-medium tabular-nums">{local(minor, currencyCode)}</span>
        ),
      },
      {
        key: 'owed',
        title: t('owed'),
        width: 130,
        align: 'end',
        show: ({ owedMinor }) =>
          owedMinor === null ? '-' : <span className="tabular-nums">{yuan(owedMinor)}</span>,
      },
      {
        key: 'since',
        title: t('since'),
        width: 150,
        show: ({ since }) => (since ? <Moment at={since} /> : '-'),
      },
      {
        key: 'days',
        title: t('days'),
        width: 80,
        align: 'end',
        show: ({ days }) => (
          <span className={`tabular-nums ${days > 30 ? 'font-medium text-danger' : ''}`}>{days}</span>
        ),
      },
      ...(onMistake
        ? [
            {
              key: 'act',
              title: t('act'),
              width: 120,
              show: (row: CodOrderRow) =>
                row.state === 'collected' && (
                  <Button size="small" onClick={() => onMistake(row)}>
                    {t('takeBack')}
                  </Button>
                ),
            },
          ]
        : []),
    ],
    [t, local, yuan, hasSeveral, onMistake],
  );
}
