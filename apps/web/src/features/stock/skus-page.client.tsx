import type { Sku } from '@onehaul/contract/stock';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/workbench/antd';
import { DetailDrawer } from '@onehaul/workbench/detail-drawer';
import { ListMessage } from '@onehaul/workbench/list-message';
import { ListPage, type ListQuery } from '@onehaul/workbench/list-page';
import { PageHead } from '@onehaul/workbench/page-head';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { sellerPaths } from '../../app/seller-paths.ts';
import { ImportPanel } from '../../app/portal/import/import-panel.tsx';
import { SellerTabs } from '../../app/portal/seller-tabs.tsx';
import { stockLists } from '../../app/portal/stock-key.ts';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';
import { useIsNarrow } from '../../app/portal/use-is-narrow.ts';
import { PrivateHead } from '../../app/private-head.tsx';
import { useSkuColumns } from './sku-columns.tsx';
import { SkuForm } from './sku-form.tsx';
import { categoriesQuery, loadSkus } from './stock-queries.ts';
import { useDoing } from './use-doing.ts';
import { useReloadStock } from './use-reload-stock.ts';

const keyOf = ({ id }: Sku) => String(id);

/** /cod/sku: the seller's SKUs, and their import. */
export function SkusPage() {
  const { t } = useTranslation('stock');
  const [doing, setDoing] = useDoing();
  const reload = useReloadStock();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <PrivateHead title={t('skus.title')} />
      <SellerTabs tool="cashOnDelivery" />
      {doing === 'import' ? (
        <>
          <PageHead
            title={t('skus.importTitle')}
            sentence={t('skus.importSentence')}
            action={<Button onClick={() => setDoing(undefined)}>{t('skus.back')}</Button>}
          />
          <ImportPanel
            kind="codSku"
            done={{ to: sellerPaths.codSkus, label: t('skus.see') }}
            onTaken={reload}
          />
        </>
      ) : (
        <SkuList isAdding={doing === 'add'} onDo={setDoing} />
      )}
    </div>
  );
}

type ListProps = { readonly isAdding: boolean; readonly onDo: (what: string | undefined) => void };

function SkuList({ isAdding, onDo }: ListProps) {
  const { t } = useTranslation('stock');
  const send = useSendWithMessage();
  const isNarrow = useIsNarrow();
  const [, setAddress] = useSearchParams();
  const { data: categories } = useQuery(categoriesQuery(send));
  const load = useCallback((query: ListQuery) => loadSkus(send, query), [send]);
  const close = () => {
    const next = new URLSearchParams(location.search);
    next.delete('open');
    next.delete('do');
    setAddress(next, { preventScrollReset: true });
  };
  const action = (
    <div className="flex flex-wrap gap-2">
      <Button data-act="import" onClick={() => onDo('import')}>
        {t('skus.import')}
      </Button>
      <Button type="primary" data-act="add" onClick={() => onDo('add')}>
        {t('skus.add')}
      </Button>
    </div>
  );
  return (
    <>
      <ListPage<Sku>
        name={stockLists.skus}
        title={t('skus.title')}
        sentence={t('skus.sentence')}
        action={action}
        searchLabel={t('skus.search')}
        filters={[
          {
            name: 'category',
            label: t('column.category'),
            options: (categories?.items ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
          },
          {
            name: 'use',
            label: t('column.use'),
            options: [
              { value: 'active', label: t('use.active') },
              { value: 'inactive', label: t('use.inactive') },
            ],
          },
        ]}
        isTall
        isNarrow={isNarrow}
        columns={useSkuColumns(isNarrow)}
        keyOf={keyOf}
        load={load}
        empty={{ title: t('skus.emptyTitle'), text: t('skus.emptyText'), action }}
        drawer={{
          title: t('sku.edit'),
          show: (key, row) =>
            row ? (
              <SkuForm key={key} sku={row} onClose={close} />
            ) : (
              <ListMessage icon="search" title={t('noneFound')} text={t('noneFoundText')} />
            ),
        }}
      />
      <DetailDrawer title={t('skus.add')} openKey={isAdding ? 'new' : undefined} onClose={close}>
        {(key) => <SkuForm key={key} sku={undefined} onClose={close} />}
      </DetailDrawer>
    </>
  );
}
