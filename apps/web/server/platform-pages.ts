import { nodeTransport } from '@onehaul/client/node-transport';
import { callPlatform } from '@onehaul/client/platform';
import { type Offer, platformPlanCalls } from '@onehaul/contract/platform/plans';
import { canonicalHost } from '@onehaul/domain/host';
import { languages } from '@onehaul/domain/language';
import { makeNonce, pageSecurityHeaders } from '@onehaul/web-server/security-headers';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RenderPlatformPage } from './app.ts';
import { Cache } from './cache.ts';
import { languageCookie } from './language-cookie.ts';
import { chooseLanguage, parseLanguageTag, readCookies } from './preference.ts';

type Options = {
  readonly hosts: readonly string[];
  readonly apiUrl: string;
  readonly isDevelopment: boolean;
  readonly renderPlatformPage: () => Promise<RenderPlatformPage>;
};

/** Serves the platform's own pages, on hosts that belong to no shop. */
export function openPlatformPages({ hosts, apiUrl, isDevelopment, renderPlatformPage }: Options) {
  const names = new Set(hosts.map((host) => canonicalHost(host)));
  const offers = new Cache<Offer>({
    freshMs: 5_000,
    staleMs: 600_000,
    maxWeight: 16,
    weightOf: () => 1,
    isCacheable: () => true,
  });

  return {
    isPlatformHost: (host: string) => names.has(host),
    async send(request: FastifyRequest, reply: FastifyReply) {
      const { siteHost: host, headers } = request;
      const url = new URL(request.url, 'http://page');
      const { language: cookie } = readCookies(headers.cookie);
      const parameter = url.searchParams.get('lang');
      const language = chooseLanguage(
        { parameter, cookie, acceptLanguage: headers['accept-language'] },
        languages,
      );
      const ask = () =>
        callPlatform(
          platformPlanCalls.list,
          {},
          {
            baseUrl: `${apiUrl}/api`,
            language,
            transport: nodeTransport(host),
          },
        );
      const { value: offer } = await offers.get(host, '', ask);
      const nonce = makeNonce();
      const render = await renderPlatformPage();
      const { items: plans, ...site } = offer;
      const { status, html } = render({ path: url.pathname, language, nonce, plans, ...site });
      // Vite's dev client injects scripts and styles without a nonce.
      if (!isDevelopment) reply.headers(pageSecurityHeaders(nonce, request.protocol === 'https'));
      if (parseLanguageTag(parameter) === language && cookie !== language)
        reply.header('set-cookie', languageCookie(language));
      return reply
        .code(status)
        .header('vary', 'Accept-Language, Cookie')
        .header('cache-control', status === 200 ? 'private, no-cache' : 'no-store')
        .type('text/html; charset=utf-8')
        .send(html);
    },
  };
}
