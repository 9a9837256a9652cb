import { useTranslation } from '@onehaul/i18n/react';
import { useMe } from './me.ts';

/**
 * Filter of a list by shop, for companies with several shops. Someone limited to some of them always sees
 * one at a time, because a list without a shop covers them all.
 */
export function useShopFilter() {
  const { t } = useTranslation('console');
  const { shops, places } = useMe();
  const hasSeveral = shops.length > 1;
  const first = places === null ? undefined : shops[0]?.id;
  const options = shops.map(({ id, name }) => ({ value: String(id), label: name }));
  return {
    hasSeveral,
    filters: hasSeveral
      ? [
          {
            name: 'shop',
            label: t('members.shop'),
            options,
            ...(first !== undefined && { initial: String(first) }),
          },
        ]
      : [],
    /** The shop whose rows the list shows; undefined for several. */
    shopInList: (shop: string | null | undefined) =>
      Number(shop) > 0 ? Number(shop) : (first ?? (hasSeveral ? undefined : shops[0]?.id)),
    shopOf: ({ shop }: Readonly<Record<string, string>>) => {
      const shopId = Number(shop) > 0 ? Number(shop) : first;
      return shopId === undefined ? {} : { shopId };
    },
  };
}
