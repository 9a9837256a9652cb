import { type Language, languageTags } from '@onehaul/domain/language';
import { needsPass } from '@onehaul/domain/launch/shop-gate';
import type { ShopState } from '@onehaul/domain/shop';
import { previewText } from '@onehaul/i18n/preview-text';
import { neutralDocument } from '@onehaul/web-server/neutral-page';
import { makeNonce, pageSecurityHeaders } from '@onehaul/web-server/security-headers';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { paths } from '../src/app/paths.ts';

/** What stands in place of the pages of a shop that is not live. */
export type ShopNotice = {
  readonly state: ShopState;
  readonly language: Language;
  readonly languages: readonly Language[];
  readonly name: string;
  readonly contactLinks: readonly { readonly name: string; readonly text: string }[];
};

/**
 * Before it opens, a shop is not there yet: 404, which neither alarms a proxy nor is retried. A pause is
 * temporary: 503 keeps the pages in search results. A closed shop is gone for good.
 */
const statusOf = ({ state }: ShopNotice) => (needsPass(state) ? 404 : state === 'paused' ? 503 : 410);
const retryAfterSeconds = 3600;

export function sendShopNotice(request: FastifyRequest, reply: FastifyReply, notice: ShopNotice) {
  const nonce = makeNonce();
  const status = statusOf(notice);
  if (status === 503) reply.header('retry-after', retryAfterSeconds);
  return reply
    .code(status)
    .headers(pageSecurityHeaders(nonce, request.protocol === 'https'))
    .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    .type('text/html; charset=utf-8')
    .send(noticeDocument(notice, nonce));
}

/** Search engines stay out of a shop that is not open. */
export const closedRobots = (reply: FastifyReply) =>
  reply
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('User-agent: *\nDisallow: /\n');

function noticeDocument(notice: ShopNotice, nonce: string): string {
  const { state, language } = notice;
  const t = (key: Parameters<typeof previewText>[1]) =>
    previewText(language, key).replace('{{shop}}', () => escapeHtml(notice.name));
  if (needsPass(state))
    return neutralDocument(language, t('notOpenTitle'), t('notOpenText'), nonce, languageLinks(notice));
  if (state !== 'paused')
    return neutralDocument(language, t('closedTitle'), t('closedText'), nonce, contactsOf(notice));
  const account = `<p><a href="${paths.member}">${t('pausedLink')}</a></p>`;
  return neutralDocument(
    language,
    t('pausedTitle'),
    t('pausedText'),
    nonce,
    account + contactsOf(notice) + languageLinks(notice),
  );
}

function contactsOf({ language, contactLinks }: ShopNotice): string {
  const written = contactLinks.filter(({ text }) => text !== '');
  if (written.length === 0) return '';
  const rows = written.map(
    ({ name, text }) => `<li>${escapeHtml(name)}: <bdi>${escapeHtml(text)}</bdi></li>`,
  );
  return `<h2>${previewText(language, 'contact')}</h2><ul>${rows.join('')}</ul>`;
}

/** Names of the languages, each in itself. */
const languageNames: Record<Language, string> = {
  zhHans: '简体中文',
  zhHanT: '繁體中文',
  en: 'English',
  vi: 'Tiếng Việt',
};

function languageLinks({ language, languages }: ShopNotice): string {
  const others = languages.filter((one) => one !== language);
  if (others.length === 0) return '';
  const links = others.map((one) => {
    const tag = languageTags[one];
    return `<a href="?lang=${tag}" lang="${tag}" hreflang="${tag}">${languageNames[one]}</a>`;
  });
  return `<nav>${links.join('')}</nav>`;
}

const escapeHtml = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
