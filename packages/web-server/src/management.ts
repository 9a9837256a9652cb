import { createServer, type Server } from 'node:http';
import type { Registry } from 'prom-client';

type Management = {
  readonly isLeaving: () => boolean;
  readonly metrics: Registry;
};

type Page = { readonly status: number; readonly text: string; readonly type?: string };

/**
 * Operator endpoints on a separate port. Readiness does not depend on the API: without it this process still
 * serves the pages it has.
 */
export function createManagementServer({ isLeaving, metrics }: Management): Server {
  const isReady = (): Page =>
    isLeaving() ? { status: 503, text: 'leaving\n' } : { status: 200, text: 'ready\n' };
  async function pageAt(url: string | undefined): Promise<Page> {
    switch (url) {
      case '/live':
        return { status: 200, text: 'live\n' };
      case '/ready':
      case '/serving':
        return isReady();
      case '/metrics':
        return { status: 200, type: metrics.contentType, text: await metrics.metrics() };
      default:
        return { status: 404, text: 'unknown\n' };
    }
  }
  return createServer((request, response) => {
    pageAt(request.url).then(
      ({ status, text, type = 'text/plain; charset=utf-8' }) =>
        response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(text),
      () => response.writeHead(500).end(),
    );
  });
}
