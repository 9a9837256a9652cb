import { CallFailed, type InputOf, type OutputOf, send } from '@onehaul/client/send';
import { nodeTransport } from '@onehaul/client/node-transport';
import type { Call } from '@onehaul/contract/call';
import { type Article, contentCalls } from '@onehaul/contract/content';
import type { ArticleType } from '@onehaul/domain/article';
import type { Module } from '@onehaul/domain/shop';
import { data, type RouterContextProvider } from 'react-router';
import { renderContext } from './render.server.ts';
import { visitorContext } from './visitor.server.ts';

type Context = Readonly<RouterContextProvider>;

export function notFound() {
  return data(null, { status: 404 });
}

/** Calls the API of the shop's host in the visitor's language. The caller handles failures, unlike `load`. */
export function callApi<C extends Call>(
  context: Context,
  call: C,
  input: InputOf<C>,
  accessToken?: string,
): Promise<OutputOf<C>> {
  const { apiUrl, host, clientIp, revision, language, shop, previewToken, shopPass } =
    context.get(visitorContext);
  return send(call, input, {
    baseUrl: apiUrl,
    language,
    ...(accessToken && { accessToken }),
    shop: { tenantId: shop.tenantId, shopId: shop.id },
    transport: nodeTransport(host, { clientIp, seenRevision: revision, previewToken, shopPass }),
  });
}

/** Status of a page whose call failed: that of a refusal (below 500); other errors are logged and give 503. */
export function pageFailure(context: Context, error: unknown) {
  if (error instanceof CallFailed && error.code < 500) return data(null, { status: error.code });
  const { requestId, onRenderError } = context.get(renderContext);
  onRenderError(error);
  return data({ reference: requestId }, { status: 503 });
}

/** Calls the API; a failure sets the page's HTTP status. */
export async function load<C extends Call>(
  context: Context,
  call: C,
  input: InputOf<C>,
): Promise<OutputOf<C>> {
  try {
    return await callApi(context, call, input);
  } catch (error) {
    throw pageFailure(context, error);
  }
}

type ItemsOf<C extends Call> = OutputOf<C> extends { items: infer Items } ? Items : never;

/** Loads the items of one page of a list. */
export async function loadList<C extends Call>(
  context: Context,
  call: C,
  input: InputOf<C>,
): Promise<ItemsOf<C>> {
  const page = (await load(context, call, input)) as { items: ItemsOf<C> };
  return page.items;
}

/** Loads the single article of a type; 404 when there is none. */
export async function loadArticle(context: Context, type: ArticleType): Promise<Article> {
  const { items } = await load(context, contentCalls.articles, { type, pageIndex: 1, pageRows: 1 });
  const article = items[0];
  if (!article) throw notFound();
  return article;
}

const helpPageRows = 100;
const maxHelpPages = 5;

/** Loads the help articles, at most a few hundred. */
export async function loadHelp(context: Context): Promise<readonly Article[]> {
  const page = (pageIndex: number) =>
    load(context, contentCalls.articles, { type: 'help', pageIndex, pageRows: helpPageRows });
  const { items, total } = await page(1);
  const others = Math.min(Math.ceil(total / helpPageRows), maxHelpPages) - 1;
  const rest = await Promise.all(Array.from({ length: Math.max(others, 0) }, (_, index) => page(index + 2)));
  return [...items, ...rest.flatMap((one) => one.items)];
}

/** Responds 404 when the module is switched off (A3). */
export function requireModule(context: Context, module: Module): void {
  requireAnyModule(context, [module]);
}

/** Responds 404 unless at least one of the modules is on. */
export function requireAnyModule(context: Context, shared: readonly Module[]): void {
  const { modules } = context.get(visitorContext).shop;
  if (!shared.some((module) => modules.includes(module))) throw notFound();
}

/** Reads a positive integer from the query string; `absent` is the default. Responds 404 if invalid. */
export function requireNumberParameter(url: URL, name: string, absent?: number): number {
  const text = url.searchParams.get(name);
  if (text === null && absent !== undefined) return absent;
  if (!text || !/^[1-9][0-9]{0,8}$/.test(text)) throw notFound();
  return Number(text);
}
