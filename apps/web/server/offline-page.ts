import { type Language, languageTags } from '@onehaul/domain/language';
import { previewText } from '@onehaul/i18n/preview-text';
import { neutralDocument } from '@onehaul/web-server/neutral-page';
import { makeNonce, pageSecurityHeaders } from '@onehaul/web-server/security-headers';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Lists the member pages on this device by their titles. Runs in the browser: it must not use anything outside. */
async function listPages(cacheName: string): Promise<void> {
  const list = document.querySelector('ul')!;
  if (!(await caches.has(cacheName))) return;
  const cache = await caches.open(cacheName);
  for (const { url } of await cache.keys()) {
    const page = await (await cache.match(url))!.text();
    const link = document.createElement('a');
    link.href = url;
    // Parsing the page would apply its styles, which the policy of this page refuses.
    const title = document.createElement('textarea');
    title.innerHTML = /<title>([^<]*)/.exec(page)?.[1] ?? '';
    link.textContent = title.value;
    list.append(document.createElement('li'));
    list.lastElementChild!.append(link);
  }
  document.querySelector('section')!.hidden = list.childElementCount === 0;
}

/** Page that the service worker keeps and shows while there is no connection. */
export function sendOfflinePage(request: FastifyRequest, reply: FastifyReply, language: Language) {
  const nonce = makeNonce();
  const t = (key: Parameters<typeof previewText>[1]) => previewText(language, key);
  const more = `<p><a href="">${t('offlineAgain')}</a></p><section hidden><h2>${t('offlinePages')}</h2><ul></ul></section>
<script nonce="${nonce}">(${listPages.toString()})('own-pages')</script>`;
  return reply
    .headers(pageSecurityHeaders(nonce, request.protocol === 'https'))
    .headers({
      'cache-control': 'no-cache',
      'x-robots-tag': 'noindex',
      'content-language': languageTags[language],
    })
    .type('text/html; charset=utf-8')
    .send(neutralDocument(language, t('offlineTitle'), t('offlineText'), nonce, more));
}
