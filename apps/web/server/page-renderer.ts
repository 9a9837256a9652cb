import { makeNonce } from '@onehaul/web-server/security-headers';
import type { Own } from '../src/app/own.server.ts';
import type { RenderOptions } from '../src/app/render.server.ts';
import type { Visitor } from '../src/app/visitor.server.ts';
import type { RenderPage } from './app.ts';
import { Cache, type Source } from './cache.ts';
import { type PageTemplate, createPageTemplate } from './page-template.ts';
import { withPreviewBar } from './preview.ts';

/** A rendered response that can be sent to any number of visitors. */
export type PageResponse = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly template: PageTemplate;
};

export type Visit = {
  readonly visitor: Visitor;
  readonly path: string;
  readonly search: string;
  /** True without a session and on a page with no personal content: the response may be cached and shared. */
  readonly isShared: boolean;
  /** Whose page it is, on own pages only. */
  readonly own?: Own;
};
type RequestContext = Pick<RenderOptions, 'requestId' | 'onRenderError'>;

export type PageRendererOptions = {
  readonly renderPage: () => Promise<RenderPage>;
  readonly languageScripts: RenderOptions['languageScripts'];
  readonly textScripts?: RenderOptions['textScripts'];
  readonly ownScripts?: RenderOptions['ownScripts'];
  readonly cacheBytes: number;
};

/** Renders pages; caches those of anonymous visitors for 30 seconds or until the content changes. */
export function openPageRenderer(options: PageRendererOptions) {
  const { renderPage, languageScripts, textScripts = {}, ownScripts = [], cacheBytes } = options;
  // Placeholder for the CSP nonce in a cached page; it never leaves this process.
  const placeholder = makeNonce();
  const cache = new Cache<PageResponse>({
    freshMs: 30_000,
    staleMs: 600_000,
    maxWeight: cacheBytes,
    weightOf: ({ template }) => template.bytes + 1_000,
    isCacheable: ({ status, headers }) => status === 200 && !('set-cookie' in headers),
    isFailure: ({ status }) => status >= 500,
  });

  async function render(
    { visitor, path, search, own }: Visit,
    requestContext: RequestContext,
  ): Promise<PageResponse> {
    const page = await renderPage();
    // The request carries the URL only, so a visitor's headers and cookies cannot leak into a cached page.
    const request = new Request(`${visitor.origin}${path}${search}`);
    const rendering = { nonce: placeholder, languageScripts, textScripts, ownScripts, ...requestContext };
    const response = await page(request, visitor, rendering, own);
    const isDocument = response.headers.get('content-type')?.startsWith('text/html');
    const text = await response.text();
    const shown =
      (visitor.previewToken !== undefined || visitor.isNotOpen) && isDocument
        ? withPreviewBar(text, visitor, placeholder)
        : text;
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      template: createPageTemplate(shown, placeholder),
    };
  }

  return {
    async respond(
      visit: Visit,
      requestContext: RequestContext,
    ): Promise<{ page: PageResponse; source: Source | 'bypass' }> {
      if (visit.isShared && visit.own) throw new Error('A page of one member must not be shared');
      if (!visit.isShared) return { page: await render(visit, requestContext), source: 'bypass' };
      const { origin, host, language, currency, contentVersion } = visit.visitor;
      const key = [origin, host, visit.path, visit.search, language, currency].join(' ');
      const { value, source } = await cache.get(key, contentVersion, () => render(visit, requestContext));
      return { page: value, source };
    },
  };
}
