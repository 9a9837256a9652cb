import type { Sku } from '@onehaul/contract/stock';
import { useTranslation } from '@onehaul/i18n/react';
import { LinkButton } from '@onehaul/ui/button';
import { PageHead } from '@onehaul/ui/list/page-head';
import { useOpenInAddress } from '@onehaul/ui/overlay/use-open-in-address';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { lazyPart } from '../../app/lazy-part.ts';
import { ActLink } from '../../app/portal/act-link.tsx';
import { ImportPart } from '../../app/portal/import/import-part.tsx';
import { OwnList } from '../../app/portal/own-list.tsx';
import { SellerTabs } from '../../app/portal/seller-tabs.tsx';
import { PrivateHead } from '../../app/private-head.tsx';
import { sellerPaths } from '../../app/seller-paths.ts';
import { useInBrowser } from '../../app/use-in-browser.ts';
import { useSkuColumns } from './sku-columns.tsx';
import { stockListNames } from './stock-input.ts';

const OpenSku = lazyPart(async () => ({ default: (await import('./open-goods.client.tsx')).OpenSku }));

type Props = {
  readonly list: { readonly items: readonly Sku[]; readonly total: number };
  /** All categories of the seller. */
  readonly categories: readonly { readonly id: number; readonly name: string }[];
  /** Rows per page and hidden columns as chosen earlier. */
  readonly rows: number;
  readonly hidden: readonly string[] | undefined;
};

/** /cod/sku: the seller's SKUs, and their import. */
export function SkusPage(props: Props) {
  const { t } = useTranslation('stock');
  const [address] = useSearchParams();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <PrivateHead title={t('skus.title')} />
      <SellerTabs tool="cashOnDelivery" />
      {address.get('do') === 'import' ? <SkuImport address={address} /> : <SkuList {...props} />}
    </div>
  );
}

function SkuImport({ address }: { readonly address: URLSearchParams }) {
  const { t } = useTranslation('stock');
  const list = new URLSearchParams(address);
  list.delete('do');
  return (
    <>
      <PageHead
        title={t('skus.importTitle')}
        sentence={t('skus.importSentence')}
        action={
          <LinkButton to={{ search: list.toString() }} variant="secondary">
            {t('skus.back')}
          </LinkButton>
        }
      />
      <ImportPart kind="codSku" done={{ to: sellerPaths.codSkus, label: t('skus.see') }} />
    </>
  );
}

const keyOf = ({ id }: Sku) => String(id);

function SkuList({ list, categories, rows, hidden }: Props) {
  const { t } = useTranslation('stock');
  const columns = useSkuColumns();
  const dialog = useOpenInAddress('do');
  const isInBrowser = useInBrowser();
  const action = (
    <div className="flex flex-wrap gap-2">
      <ActLink what="import" variant="secondary">
        {t('skus.import')}
      </ActLink>
      <ActLink what="add">{t('skus.add')}</ActLink>
    </div>
  );
  return (
    <>
      <OwnList<Sku>
        name={stockListNames.skus}
        title={t('skus.title')}
        sentence={t('skus.sentence')}
        action={action}
        searchHint={t('skus.search')}
        filters={[
          {
            name: 'category',
            label: t('column.category'),
            options: categories.map(({ id, name }) => ({ value: String(id), label: name })),
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
        list={list}
        rows={rows}
        hidden={hidden}
        columns={columns}
        keyOf={keyOf}
        empty={{ title: t('skus.emptyTitle'), text: t('skus.emptyText'), action }}
        drawer={(open, close) =>
          open !== undefined && (
            <OpenSku
              key={open}
              sku={list.items.find((row) => keyOf(row) === open)}
              categories={categories}
              onClose={close}
            />
          )
        }
      />
      {isInBrowser && dialog.openKey === 'add' && (
        <Suspense>
          <OpenSku sku="new" categories={categories} onClose={dialog.close} />
        </Suspense>
      )}
    </>
  );
}
