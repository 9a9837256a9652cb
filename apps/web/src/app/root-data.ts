import { useRouteLoaderData } from 'react-router';
import type { loader } from '../root.tsx';

export type RootData = ReturnType<typeof loader>;

/** Data of every page: shop, language, currency and footer. */
export function useRootData(): RootData {
  const data = useRouteLoaderData<typeof loader>('root');
  if (!data) throw new Error('The root loader has not run');
  return data;
}
