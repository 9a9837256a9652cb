import { useTranslation } from '@onehaul/i18n/react';
import { useMe } from './me.ts';

/** Filter of a list by shop, for companies with several shops. */
export function useShopFilter() {
  const { t } = useTranslation('console');
  const { shops } = useMe();
  const hasSeveral = shops.length > 1;
  const options = shops.map(({ id, name }) => ({ value: String(id), label: name }));
  return {
    hasSeveral,
    filters: hasSeveral ? [{ name: 'shop', label: t('members.shop'), options }] : [],
    shopOf: ({ shop }: Readonly<Record<string, string>>) =>
      Number(shop) > 0 ? { shopId: Number(shop) } : {},
  };
}
