import type { Sku, SkuCategory } from '@onehaul/contract/stock';
import { useTranslation } from '@onehaul/i18n/react';
import { CallsPart } from '../../app/portal/calls-part.client.tsx';
import { CategoryForm } from './category-form.tsx';
import { RowDrawer } from './row-drawer.tsx';
import { SkuForm } from './sku-form.tsx';
import { useOpenedRow } from './use-opened-row.ts';

type SkuProps = {
  /** Undefined where it is on another page of the list, or does not exist. */
  readonly sku: Sku | 'new' | undefined;
  readonly categories: readonly { readonly id: number; readonly name: string }[];
  readonly onClose: () => void;
};

/** Form of a SKU in a drawer. */
export function OpenSku({ sku, ...rest }: SkuProps) {
  const { t } = useTranslation('stock');
  const opened = useOpenedRow(sku);
  if (!opened) return <RowDrawer title={t('sku.edit')} onClose={rest.onClose} />;
  return (
    <CallsPart version={undefined}>
      <SkuForm {...rest} sku={opened === 'new' ? undefined : opened} />
    </CallsPart>
  );
}

type CategoryProps = Pick<SkuProps, 'onClose'> & {
  readonly category: SkuCategory | 'new' | undefined;
};

/** Form of a category in a drawer. */
export function OpenCategory({ category, onClose }: CategoryProps) {
  const { t } = useTranslation('stock');
  const opened = useOpenedRow(category);
  if (!opened) return <RowDrawer title={t('categories.edit')} onClose={onClose} />;
  return (
    <CallsPart version={undefined}>
      <CategoryForm category={opened === 'new' ? undefined : opened} onClose={onClose} />
    </CallsPart>
  );
}
