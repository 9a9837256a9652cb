import { consigneeDeskCalls, type ConsigneeRow } from '@onehaul/contract/console/consignees';
import { confirmationStates } from '@onehaul/domain/customs/confirmation-state';
import { dutyFreeShipments } from '@onehaul/domain/customs/consignee';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/workbench/antd';
import type { Column } from '@onehaul/workbench/data-table';
import { ListPage } from '@onehaul/workbench/list-page';
import { Moment } from '@onehaul/workbench/moment';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { callApi } from '../../app/call-api.ts';
import { HandledRow } from '../../app/handled-row.tsx';
import { shopColumns } from '../../app/list-columns.tsx';
import { useHasPermission, useMe } from '../../app/me.ts';
import { PageTitle } from '../../app/page-title.tsx';
import { ConsigneeDrawer } from './consignee-drawer.tsx';
import { ConsigneeMark, DueMark } from './consignee-mark.tsx';
import { PasteAnswers } from './paste-answers.tsx';

const keyOf = ({ shopId, orderId }: ConsigneeRow) => `${shopId}-${orderId}`;

/** /consignees: customs confirmations due from receivers, by deadline, and the broker's answers. */
export function ConsigneesPage() {
  const { t } = useTranslation('consignee');
  const { shops } = useMe();
  const mayWork = useHasPermission('consignee:work');
  const [isPasting, setPasting] = useState(false);
  const columns = useColumns(shops.length > 1);
  const [address] = useSearchParams();
  const shopId = Number(address.get('shop'));
  const { data: counts } = useQuery({
    queryKey: ['consignees', 'counts', shopId],
    queryFn: ({ signal }) => callApi(consigneeDeskCalls.counts, shopId > 0 ? { shopId } : {}, { signal }),
  });
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <ListPage<ConsigneeRow>
        name="consignees"
        title={t('title')}
        sentence={t('sentence')}
        action={
          mayWork && (
            <Button type="primary" data-paste onClick={() => setPasting(true)}>
              {t('paste')}
            </Button>
          )
        }
        searchLabel={t('search')}
        isTall
        countTabs={{
          name: 'state',
          label: t('states'),
          choices: confirmationStates.map((state) => ({
            value: state === 'waiting' ? '' : state,
            label: t(`state.${state}`),
            count: counts?.[state],
          })),
        }}
        filters={
          shops.length > 1
            ? [
                {
                  name: 'shop',
                  label: t('column.shop'),
                  options: shops.map(({ id, name }) => ({ value: String(id), label: name })),
                },
              ]
            : []
        }
        columns={columns}
        keyOf={keyOf}
        maxPageSize={100}
        load={({ page, rows, search, filters: { state, shop } }, signal) =>
          callApi(
            consigneeDeskCalls.list,
            {
              pageIndex: page,
              pageRows: rows,
              search,
              state: confirmationStates.find((one) => one === state) ?? 'waiting',
              ...(Number(shop) > 0 && { shopId: Number(shop) }),
            },
            { signal },
          )
        }
        empty={{ title: t('empty.waiting'), text: t('empty.text') }}
        drawer={{
          title: t('one'),
          show: (key, row) => (
            <HandledRow key={key}>
              <ConsigneeDrawer row={row} />
            </HandledRow>
          ),
        }}
      />
      {isPasting && <PasteAnswers onClose={() => setPasting(false)} />}
    </>
  );
}

function useColumns(hasSeveral: boolean): Column<ConsigneeRow>[] {
  const { t, i18n } = useTranslation('consignee');
  return useMemo((): Column<ConsigneeRow>[] => {
    const { money } = measuresIn(i18n.language);
    const second = 'block truncate text-caption text-muted';
    return [
      {
        key: 'order',
        title: t('column.order'),
        width: 170,
        isFixed: true,
        show: ({ number, batchNumber }) => (
          <span className="grid leading-tight">
            <span className="font-mono">{number}</span>
            <span className={second}>{batchNumber}</span>
          </span>
        ),
      },
      {
        key: 'due',
        title: t('column.due'),
        width: 150,
        show: ({ dueAt, state }) => (
          <span className="grid leading-tight">
            <Moment at={dueAt} />
            {state === 'waiting' && <DueMark dueAt={dueAt} />}
          </span>
        ),
      },
      {
        key: 'receiver',
        title: t('column.receiver'),
        show: ({ receiverName, receiverPhone }) => (
          <span className="grid min-w-0 leading-tight">
            <span className="truncate">{receiverName}</span>
            <span className={`${second} tabular-nums`}>{receiverPhone}</span>
          </span>
        ),
      },
      {
        key: 'count',
        title: t('column.count'),
        width: 120,
        show: ({ shippedThisHalf }) => (
          <span className={`tabular-nums ${shippedThisHalf > dutyFreeShipments ? 'text-warning' : ''}`}>
            {t('countOf', { count: shippedThisHalf })}
          </span>
        ),
      },
      {
        key: 'value',
        title: t('column.value'),
        width: 120,
        align: 'end',
        show: ({ declaredMinor }) => <span className="tabular-nums">{money(declaredMinor, 'CNY')}</span>,
      },
      {
        key: 'member',
        title: t('column.member'),
        width: 170,
        show: ({ memberCode, memberName }) => (
          <span className="grid min-w-0 leading-tight">
            <span className="font-mono">{memberCode}</span>
            <span className={second}>{memberName}</span>
          </span>
        ),
      },
      ...shopColumns(hasSeveral, t('column.shop')),
      {
        key: 'state',
        title: t('column.state'),
        width: 130,
        show: ({ state }) => <ConsigneeMark state={state} />,
      },
      {
        key: 'goods',
        title: t('column.goods'),
        isHiddenByDefault: true,
        show: ({ goodsName }) => goodsName,
      },
    ];
  }, [t, i18n.language, hasSeveral]);
}
