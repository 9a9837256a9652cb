import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useMe } from '../../app/me.ts';
import type { StudioShop } from './kit/studio-context.ts';

/** The shop being edited: named by the URL, else the first of the company. */
export function useStudioShop(): { shop: StudioShop | undefined; shops: readonly StudioShop[] } {
  const me = useMe();
  // Every shop has a first language.
  const shops = useMemo(
    () =>
      me.shops.map((shop) => ({ ...shop, languages: shop.languages as unknown as StudioShop['languages'] })),
    [me.shops],
  );
  const [address] = useSearchParams();
  const chosen = shops.find(({ id }) => String(id) === address.get('shop'));
  return { shop: chosen ?? shops[0], shops };
}
