import { useEffect } from 'react';
import { type DataStrategyResult, type MiddlewareFunction, useLocation, useMatches } from 'react-router';

/** Data of the routes on the screen; set in the browser only. */
let shown: { readonly address: string; readonly data: ReadonlyMap<string, unknown> } = {
  address: '',
  data: new Map(),
};
let count = 0;

/** Number of responses lost since the page was loaded. */
export const countLost = () => count;

export function useShownData(): void {
  const { pathname, search } = useLocation();
  const matches = useMatches();
  useEffect(() => {
    shown = {
      address: pathname + search,
      data: new Map(matches.map(({ id, loaderData }) => [id, loaderData])),
    };
  }, [pathname, search, matches]);
}

/** `fetch` rejects with a TypeError without a response; a response that breaks off has a cause. */
const isLost = ({ type, result }: DataStrategyResult) =>
  type === 'error' &&
  (result instanceof TypeError || (result instanceof Error && result.cause !== undefined));

/**
 * Without this, a response lost on the network replaces the whole page by an error. A revalidation keeps what is on
 * the screen. A navigation loads the document instead, which the service worker or the browser can answer for.
 */
export const keepLostData: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request },
  next,
) => {
  const results = await next();
  const lost = Object.entries(results).filter(([, result]) => isLost(result));
  if (request.signal.aborted || lost.length === 0) return;
  count += 1;
  const { pathname, search } = new URL(request.url);
  if (shown.address !== pathname + search || lost.some(([id]) => !shown.data.has(id))) {
    location.assign(pathname + search);
    // The document is about to be replaced: shows nothing until then.
    return new Promise<never>(() => undefined);
  }
  for (const [id] of lost) results[id] = { type: 'data', result: shown.data.get(id) };
  return results;
};
