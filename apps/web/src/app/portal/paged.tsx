import { useTranslation } from '@onehaul/i18n/react';
import { Pager } from '@onehaul/ui/pager';
import { type ReactNode, useState } from 'react';

const rows = 50;

type Props<Item> = {
  readonly items: readonly Item[];
  readonly children: (shown: readonly Item[]) => ReactNode;
};

/** Pages of a fully loaded list: an order may have a thousand parcels. */
export function Paged<Item>({ items, children }: Props<Item>) {
  const { t } = useTranslation('storefront');
  const [wanted, setWanted] = useState(1);
  const pages = Math.max(1, Math.ceil(items.length / rows));
  const page = Math.min(wanted, pages);
  return (
    <>
      {children(items.slice((page - 1) * rows, page * rows))}
      <Pager
        page={page}
        pages={pages}
        onPage={setWanted}
        labels={{
          navigation: t('pager.title'),
          previous: t('pager.previous'),
          next: t('pager.next'),
          page: (number) => t('pager.page', { number }),
        }}
      />
    </>
  );
}
