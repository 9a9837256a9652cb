import { useTranslation } from '@onehaul/i18n/react';
import { Pager } from '@onehaul/ui/pager';

type Props = {
  readonly page: number;
  readonly rows: number;
  readonly total: number;
} & ({ readonly addressOf: (page: number) => string } | { readonly onPage: (page: number) => void });

/** Pages of a list, named in the reader's language. */
export function ListPager({ rows, total, ...rest }: Props) {
  const { t } = useTranslation('storefront');
  return (
    <Pager
      {...rest}
      pages={Math.ceil(total / rows)}
      labels={{
        navigation: t('pager.title'),
        previous: t('pager.previous'),
        next: t('pager.next'),
        page: (number) => t('pager.page', { number }),
      }}
    />
  );
}
