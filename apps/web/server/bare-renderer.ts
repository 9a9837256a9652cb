import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, type EntryContext, RouterContextProvider } from 'react-router';
import { renderContext } from '../src/app/render.server.ts';
import { visitorContext } from '../src/app/visitor.server.ts';
import { openShopDirectory } from './shop-directory.ts';

type HandleRequest = (
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
) => Promise<Response>;

/**
 * Renders the React tree of one page with its data preloaded: the cost of rendering without server, router,
 * loaders and API. The benchmark uses it as the baseline.
 */
export async function openBareRenderer(apiUrl: string, pageUrl: string): Promise<() => Promise<Response>> {
  const { origin, hostname: host } = new URL(pageUrl);
  const known = await openShopDirectory(apiUrl)(host, 'en');
  if (!known || known.notice) throw new Error(`no shop at ${host}`);
  const context = new RouterContextProvider();
  context.set(visitorContext, {
    ...known,
    origin,
    host,
    language: 'en',
    currency: known.shop.currency,
    isSignedIn: false,
    hasSignInCode: false,
    apiUrl: `${apiUrl}/api`,
  });
  context.set(renderContext, { nonce: 'bare', languageScripts: {}, onRenderError: console.error });

  const handleRequest = build.entry.module.default as HandleRequest;
  let again: (() => Promise<Response>) | undefined;
  const capture: HandleRequest = (request, status, headers, routerContext, loadContext) => {
    const { serverHandoffStream: _, ...ready } = routerContext;
    again = () => handleRequest(request, status, new Headers(), ready, loadContext);
    return handleRequest(request, status, headers, routerContext, loadContext);
  };
  const entry = { ...build.entry, module: { ...build.entry.module, default: capture } };
  await createRequestHandler({ ...build, entry }, process.env.NODE_ENV)(new Request(pageUrl), context);
  if (!again) throw new Error('the page was not rendered');
  return again;
}
