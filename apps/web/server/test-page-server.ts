import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ShopInfo } from '@onehaul/contract/shop';
import { readSettings } from '@onehaul/settings/read-settings';
import type { FastifyInstance } from 'fastify';
import type { RenderPage } from './app.ts';
import { buildServer } from './server.ts';
import { webSettings } from './settings.ts';
import { openShopDirectory } from './shop-directory.ts';

/** The test API on a port, as page servers reach it. */
export async function listenForPages(
  app: Pick<FastifyInstance, 'inject'>,
): Promise<{ url: string; close(): Promise<unknown> }> {
  const forward = async (request: IncomingMessage, response: ServerResponse) => {
    const payload = Buffer.concat((await request.toArray()) as Buffer[]);
    const { method, headers } = request;
    const reply = await app.inject({ method: method as 'POST', url: request.url!, headers, payload });
    response.writeHead(reply.statusCode, { 'content-type': 'application/json' }).end(reply.rawPayload);
  };
  const front = createServer((request, response) => void forward(request, response));
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(front.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => front.close(resolve)),
  };
}

/** A page server of one live shop whose pages a test renders, without an API. */
export const testShopServer = (shop: ShopInfo, renderPage: RenderPage, logged: string[]) =>
  buildServer({
    settings: webSettings(readSettings('web', {})),
    findShop: async () => ({
      shop,
      state: 'live',
      revision: 1,
      contentVersion: '1',
      currencies: [],
      articles: [],
    }),
    renderPage: async () => renderPage,
    renderPlatformPage: async () => () => ({ status: 200, html: '' }),
    languageScripts: {},
    isLeaving: () => false,
    logStream: { write: (line) => logged.push(line) },
  });

/** A page server whose pages a test renders. */
export const testPageServer = (apiUrl: string, renderPage: RenderPage) =>
  buildServer({
    settings: webSettings(readSettings('web', { API_URL: apiUrl })),
    findShop: openShopDirectory(apiUrl),
    renderPage: async () => renderPage,
    renderPlatformPage: async () => () => ({ status: 200, html: '' }),
    languageScripts: {},
    isLeaving: () => false,
    logStream: { write: () => undefined },
  });
