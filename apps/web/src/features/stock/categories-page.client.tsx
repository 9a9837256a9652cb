import type { SkuCategory } from '@onehaul/contract/stock';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/workbench/antd';
import type { Column } from '@onehaul/workbench/data-table';
import { DetailDrawer } from '@onehaul/workbench/detail-drawer';
import { ListMessage } from '@onehaul/workbench/list-message';
import { ListPage, type ListQuery } from '@onehaul/workbench/list-page';
import { Moment } from '@onehaul/workbench/moment';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { SellerTabs } from '../../app/portal/seller-tabs.tsx';
import { stockLists } from '../../app/portal/stock-key.ts';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';
import { useIsNarrow } from '../../app/portal/use-is-narrow.ts';
import { PrivateHead } from '../../app/private-head.tsx';
import { CategoryForm } from './category-form.tsx';
import { loadCategories } from './stock-queries.ts';
import { useDoing } from './use-doing.ts';

const keyOf = ({ id }: SkuCategory) => String(id);

function useColumns(isNarrow: boolean): Column<SkuCategory>[] {
  const { t, i18n } = useTranslation('stock');
  return useMemo(() => {
    const { number } = measuresIn(i18n.language);
    const name: Column<SkuCategory> = {
      key: 'name',
      title: t('category.name'),
      isFixed: true,
      show: (category) => category.name,
    };
    const skus: Column<SkuCategory> = {
      key: 'skus',
      title: t('column.skus'),
      width: 104,
      align: 'end',
      show: ({ skuCount }) => <span className="tabular-nums">{number(skuCount)}</span>,
    };
    if (isNarrow) return [name, skus];
    return [
      name,
      skus,
      {
        key: 'createdAt',
        title: t('column.createdAt'),
        width: 180,
        show: ({ createdAt }) => <Moment at={createdAt} />,
      },
    ];
  }, [t, i18n.language, isNarrow]);
}

/** /cod/category: the seller's SKU categories. */
export function CategoriesPage() {
  const { t } = useTranslation('stock');
  const send = useSendWithMessage();
  const isNarrow = useIsNarrow();
  const [doing, setDoing] = useDoing();
  const [, setAddress] = useSearchParams();
  const load = useCallback((query: ListQuery) => loadCategories(send, query), [send]);
  const close = () => setAddress({}, { preventScrollReset: true });
  const add = (
    <Button type="primary" data-act="add" onClick={() => setDoing('add')}>
      {t('categories.add')}
    </Button>
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <PrivateHead title={t('categories.title')} />
      <SellerTabs tool="cashOnDelivery" />
      <ListPage<SkuCategory>
        name={stockLists.categories}
        title={t('categories.title')}
        sentence={t('categories.sentence')}
        action={add}
        searchLabel={t('categories.search')}
        isNarrow={isNarrow}
        columns={useColumns(isNarrow)}
        keyOf={keyOf}
        load={load}
        empty={{ title: t('categories.emptyTitle'), text: t('categories.emptyText'), action: add }}
        drawer={{
          title: t('categories.edit'),
          show: (key, row) =>
            row ? (
              <CategoryForm key={key} category={row} onClose={close} />
            ) : (
              <ListMessage icon="search" title={t('noneFound')} text={t('noneFoundText')} />
            ),
        }}
      />
      <DetailDrawer title={t('categories.add')} openKey={doing === 'add' ? 'new' : undefined} onClose={close}>
        {(key) => <CategoryForm key={key} category={undefined} onClose={close} />}
      </DetailDrawer>
    </div>
  );
}
