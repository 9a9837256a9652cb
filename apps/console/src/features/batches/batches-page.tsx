import { batchCalls, type BatchRow } from '@onehaul/contract/console/batches';
import { batchStates } from '@onehaul/domain/order/batch-state';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/workbench/antd';
import type { Column } from '@onehaul/workbench/data-table';
import { ListPage } from '@onehaul/workbench/list-page';
import { Moment } from '@onehaul/workbench/moment';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { callApi } from '../../app/call-api.ts';
import { useHasPermission, useMe } from '../../app/me.ts';
import { PageTitle } from '../../app/page-title.tsx';
import { keyInShop } from '../../app/parcel/key-in-shop.ts';
import { ShopName } from '../../app/shop-name.tsx';
import { addressOfBatch } from './batch-key.ts';
import { BatchMark } from '../../app/order/batch-mark.tsx';
import { OpenBatch } from './open-batch.tsx';

function useColumns() {
  const { t, i18n } = useTranslation('dispatch');
  return useMemo<Column<BatchRow>[]>(() => {
    const { weight } = measuresIn(i18n.language);
    return [
      {
        key: 'number',
        title: t('batches.number'),
        width: 145,
        isFixed: true,
        show: ({ number }) => <span className="font-mono">{number}</span>,
      },
      {
        key: 'state',
        title: t('batches.state'),
        width: 130,
        show: ({ state }) => <BatchMark state={state} />,
      },
      { key: 'line', title: t('field.line'), show: ({ lineName }) => lineName },
      { key: 'warehouse', title: t('field.warehouse'), show: ({ warehouseName }) => warehouseName },
      {
        key: 'orders',
        title: t('batches.orders'),
        width: 85,
        align: 'end',
        show: ({ orders }) => orders,
      },
      {
        key: 'boxes',
        title: t('batches.loaded'),
        width: 120,
        align: 'end',
        show: ({ boxes, loadedBoxes }) => `${loadedBoxes} / ${boxes}`,
      },
      {
        key: 'weight',
        title: t('field.weight'),
        width: 100,
        align: 'end',
        show: ({ weightGrams }) => weight(weightGrams),
      },
      {
        key: 'created',
        title: t('field.time'),
        width: 150,
        show: ({ createdAt }) => <Moment at={createdAt} />,
      },
      {
        key: 'departed',
        title: t('batch.departedAt'),
        width: 150,
        show: ({ departedAt }) => <Moment at={departedAt} />,
      },
      {
        key: 'carrier',
        title: t('field.carrier'),
        isHiddenByDefault: true,
        show: ({ carrierName }) => carrierName,
      },
      {
        key: 'openedBy',
        title: t('batches.openedBy'),
        isHiddenByDefault: true,
        show: ({ openedBy }) => openedBy,
      },
      {
        key: 'shop',
        title: t('field.shop'),
        isHiddenByDefault: true,
        show: ({ shopId }) => <ShopName id={shopId} />,
      },
    ];
  }, [t, i18n.language]);
}

const idIn = (text: string | null | undefined) => (Number(text) > 0 ? Number(text) : undefined);

/** Batches, newest first. */
export function BatchesPage() {
  const { t } = useTranslation('dispatch');
  const { shops } = useMe();
  const mayWork = useHasPermission('order:work');
  const [isOpening, setIsOpening] = useState(false);
  const [address] = useSearchParams();
  const columns = useColumns();
  const action = mayWork && (
    <Button type="primary" onClick={() => setIsOpening(true)}>
      {t('batches.open')}
    </Button>
  );
  return (
    <>
      <PageTitle>{t('batches.title')}</PageTitle>
      <ListPage
        name="batches"
        title={t('batches.title')}
        sentence={t('batches.sentence')}
        action={action}
        filters={[
          ...(shops.length > 1
            ? [
                {
                  name: 'shop',
                  label: t('field.shop'),
                  options: shops.map(({ id, name }) => ({ value: String(id), label: name })),
                },
              ]
            : []),
          {
            name: 'state',
            label: t('batches.state'),
            options: batchStates.map((state) => ({ value: state, label: t(`batchState.${state}`) })),
          },
        ]}
        columns={columns}
        keyOf={keyInShop}
        addressOf={addressOfBatch}
        load={({ page, rows, filters }, signal) => {
          const state = batchStates.find((one) => one === filters.state);
          const shopId = idIn(filters.shop);
          return callApi(
            batchCalls.list,
            { pageIndex: page, pageRows: rows, ...(shopId && { shopId }), ...(state && { state }) },
            { signal },
          );
        }}
        empty={{ title: t('batches.emptyTitle'), text: t('batches.emptyText') }}
      />
      {isOpening && <OpenBatch shopId={idIn(address.get('shop'))} onClose={() => setIsOpening(false)} />}
    </>
  );
}
