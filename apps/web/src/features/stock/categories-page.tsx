import type { SkuCategory } from '@onehaul/contract/stock';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import type { Column } from '@onehaul/ui/list/row-list';
import { useOpenInAddress } from '@onehaul/ui/overlay/use-open-in-address';
import { Suspense, useMemo } from 'react';
import { lazyPart } from '../../app/lazy-part.ts';
import { ActLink } from '../../app/portal/act-link.tsx';
import { Moment } from '../../app/portal/moment.tsx';
import { OwnList } from '../../app/portal/own-list.tsx';
import { SellerTabs } from '../../app/portal/seller-tabs.tsx';
import { PrivateHead } from '../../app/private-head.tsx';
import { useInBrowser } from '../../app/use-in-browser.ts';
import { stockListNames } from './stock-input.ts';

const OpenCategory = lazyPart(async () => ({
  default: (await import('./open-goods.client.tsx')).OpenCategory,
}));

type Props = {
  readonly list: { readonly items: readonly SkuCategory[]; readonly total: number };
  /** Rows per page and hidden columns as chosen earlier. */
  readonly rows: number;
  readonly hidden: readonly string[] | undefined;
};

const keyOf = ({ id }: SkuCategory) => String(id);

function useColumns(): readonly Column<SkuCategory>[] {
  const { t, i18n } = useTranslation('stock');
  return useMemo(() => {
    const { number } = measuresIn(i18n.language);
    return [
      {
        key: 'name',
        title: t('category.name'),
        isFixed: true,
        onCard: 'head',
        show: (category) => category.name,
      },
      {
        key: 'skus',
        title: t('column.skus'),
        width: 'w-[120px]',
        align: 'end',
        onCard: 'field',
        show: ({ skuCount }) => <span className="tabular-nums">{number(skuCount)}</span>,
      },
      {
        key: 'createdAt',
        title: t('column.createdAt'),
        width: 'w-[180px]',
        show: ({ createdAt }) => <Moment at={createdAt} />,
      },
    ];
  }, [t, i18n.language]);
}

/** /cod/category: the seller's SKU categories. */
export function CategoriesPage({ list, rows, hidden }: Props) {
  const { t } = useTranslation('stock');
  const columns = useColumns();
  const dialog = useOpenInAddress('do');
  const isInBrowser = useInBrowser();
  const action = <ActLink what="add">{t('categories.add')}</ActLink>;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <PrivateHead title={t('categories.title')} />
      <SellerTabs tool="cashOnDelivery" />
      <OwnList<SkuCategory>
        name={stockListNames.categories}
        title={t('categories.title')}
        sentence={t('categories.sentence')}
        action={action}
        searchHint={t('categories.search')}
        list={list}
        rows={rows}
        hidden={hidden}
        columns={columns}
        keyOf={keyOf}
        empty={{ title: t('categories.emptyTitle'), text: t('categories.emptyText'), action }}
        drawer={(open, close) =>
          open !== undefined && (
            <OpenCategory
              key={open}
              category={list.items.find((row) => keyOf(row) === open)}
              onClose={close}
            />
          )
        }
      />
      {isInBrowser && dialog.openKey === 'add' && (
        <Suspense>
          <OpenCategory category="new" onClose={dialog.close} />
        </Suspense>
      )}
    </div>
  );
}
