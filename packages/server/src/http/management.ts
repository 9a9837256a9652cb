import { createServer, type Server } from 'node:http';
import type { Registry } from 'prom-client';

type Health = {
  /** Whether the dependencies respond. */
  ready(): Promise<boolean>;
  /** Whether the process is shutting down. */
  isLeaving?(): boolean;
  readonly metrics: Registry;
  /** Whether a name leads to a shop or to the platform; undefined: too many questions. */
  isKnownHost?(name: string): Promise<boolean | undefined>;
};

const leaving = { status: 503, text: 'leaving' };

type Page = { readonly status: number; readonly type?: string; readonly text: string };

/** Liveness, readiness, metrics and known hosts on a separate port that no proxy forwards to (V13.4.5). */
export function createManagementServer({
  ready,
  isLeaving = () => false,
  metrics,
  isKnownHost,
}: Health): Server {
  async function pageAt(url: string | undefined): Promise<Page> {
    if (url === '/live') return { status: 200, text: 'live' };
    // For proxies, which must not take all processes out because the one database is away.
    if (url === '/serving') return isLeaving() ? leaving : { status: 200, text: 'serving' };
    if (url === '/ready') {
      if (isLeaving()) return leaving;
      return (await ready()) ? { status: 200, text: 'ready' } : { status: 503, text: 'not ready' };
    }
    if (url === '/metrics') return { status: 200, type: metrics.contentType, text: await metrics.metrics() };
    const [path, query] = (url ?? '').split('?', 2);
    if (path === '/known-host' && isKnownHost)
      return pageOfHost(await isKnownHost(new URLSearchParams(query).get('domain') ?? ''));
    return { status: 404, text: '' };
  }
  const pageOfHost = (isKnown: boolean | undefined): Page => {
    if (isKnown === undefined) return { status: 503, text: 'busy' };
    return isKnown ? { status: 200, text: 'known' } : { status: 404, text: 'unknown' };
  };
  return createServer((request, response) => {
    pageAt(request.url).then(
      ({ status, type = 'text/plain', text }) =>
        response.writeHead(status, { 'content-type': type }).end(text),
      () => response.writeHead(500).end(),
    );
  });
}
