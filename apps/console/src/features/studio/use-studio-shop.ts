import { useSearchParams } from 'react-router';
import { useMe } from '../../app/me.ts';
import type { StudioShop } from './kit/studio-context.ts';

/** The shop being edited: named by the URL, else the first of the company. */
export function useStudioShop(): { shop: StudioShop | undefined; shops: readonly StudioShop[] } {
  const { shops } = useMe();
  const [address] = useSearchParams();
  const chosen = shops.find(({ id }) => String(id) === address.get('shop'));
  return { shop: chosen ?? shops[0], shops };
}
