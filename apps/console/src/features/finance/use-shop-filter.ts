import { useTranslation } from '@onehaul/i18n/react';
import { useMe } from '../../app/me.ts';

/** Narrows a list to one shop, where the company has several. */
export function useShopFilter() {
  const { t } = useTranslation('finance');
  const { shops } = useMe();
  return {
    hasSeveral: shops.length > 1,
    filters:
      shops.length > 1
        ? [
            {
              name: 'shop',
              label: t('shop'),
              options: shops.map(({ id, name }) => ({ value: String(id), label: name })),
            },
          ]
        : [],
    shopOf: ({ shop }: Readonly<Record<string, string>>) =>
      Number(shop) > 0 ? { shopId: Number(shop) } : {},
  };
}
