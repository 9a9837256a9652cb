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

/** Makes a call in the visitor's language to the API of the shop's host. What fails is the page's own to say. */
export function ask<C extends Call>(context: Context, call: C, input: InputOf<C>): Promise<OutputOf<C>> {
  const { apiUrl, host, address, language, shop } = context.get(visitorContext);
  return send(call, input, {
    baseUrl: apiUrl,
    language,
    shop: { tenantId: shop.tenantId, shopId: shop.id },
    transport: nodeTransport(host, address),
  });
}

/** Makes a call; a refusal becomes the page's status. */
export async function load<C extends Call>(
  context: Context,
  call: C,
  input: InputOf<C>,
): Promise<OutputOf<C>> {
  try {
    return await ask(context, call, input);
  } catch (error) {
    if (error instanceof CallFailed && error.code < 500) throw data(null, { status: error.code });
    const { requestId, onRenderError } = context.get(renderContext);
    onRenderError(error);
    throw data({ reference: requestId }, { status: 503 });
  }
}

type ItemsOf<C extends Call> = OutputOf<C> extends { items: infer Items } ? Items : never;

/** The items of one page of a list. */
export async function loadList<C extends Call>(
  context: Context,
  call: C,
  input: InputOf<C>,
): Promise<ItemsOf<C>> {
  const page = (await load(context, call, input)) as { items: ItemsOf<C> };
  return page.items;
}

/** The one article on a matter that is a single text, else the page does not exist. */
export async function loadArticle(context: Context, type: ArticleType): Promise<Article> {
  const { items } = await load(context, contentCalls.articles, { type, pageIndex: 1, pageRows: 1 });
  const article = items[0];
  if (!article) throw notFound();
  return article;
}

/** All help articles by their titles; their texts stay behind. */
export async function loadHelpTitles(context: Context): Promise<Pick<Article, 'id' | 'title'>[]> {
  const articles = await loadList(context, contentCalls.articles, {
    type: 'help',
    pageIndex: 1,
    pageRows: 100,
  });
  return articles.map(({ id, title }) => ({ id, title }));
}

/** A page of a switched-off module does not exist (A3). */
export function requireModule(context: Context, module: Module): void {
  requireOneOf(context, [module]);
}

/** A page that several modules share exists while one of them is on. */
export function requireOneOf(context: Context, shared: readonly Module[]): void {
  const { modules } = context.get(visitorContext).shop;
  if (!shared.some((module) => modules.includes(module))) throw notFound();
}

/** A positive whole number of the address, else the page does not exist. */
export function numberOf(url: URL, name: string, absent?: number): number {
  const text = url.searchParams.get(name);
  if (text === null && absent !== undefined) return absent;
  if (!text || !/^[1-9][0-9]{0,8}$/.test(text)) throw notFound();
  return Number(text);
}
