import { nodeTransport } from '@onehaul/client/node-transport';
import { CallFailed, type OutputOf, send } from '@onehaul/client/send';
import { previewCalls } from '@onehaul/contract/preview';
import { previewCookieName, shopPassCookieName } from '@onehaul/domain/cookie-name';
import { previewText } from '@onehaul/i18n/preview-text';
import { articlePages } from '../src/app/article-pages.ts';
import { announcementPath, paths } from '../src/app/paths.ts';
import type { Visitor } from '../src/app/visitor.server.ts';

/** Paths of the page server itself: no page of the application has them. */
export const previewPaths = { enter: '/preview', leave: '/preview/leave' } as const;

const cookieSeconds = 30 * 60;
/** Lax, because the console, another site, opens the first page. */
const previewCookie = (token: string, seconds: number) =>
  `${previewCookieName}=${token}; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=${seconds}`;
const passSeconds = 7 * 24 * 60 * 60;
const shopPassCookie = (secret: string, seconds: number) =>
  `${shopPassCookieName}=${secret}; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=${seconds}`;
/** Ends both kinds of preview. */
export const noPreviewCookies = [previewCookie('', 0), shopPassCookie('', 0)];

type Visit = { readonly host: string; readonly clientIp: string };
type Opened = OutputOf<typeof previewCalls.enter>;

/** The page a draft is on. */
function pageOf({ resource, id, articleType }: Opened): string {
  if (id === null) return paths.home;
  if (resource === 'announcement') return announcementPath(id);
  if (articleType === 'help') return `${paths.helpArticle}?id=${id}`;
  if (articleType === 'teaching') return paths.teach;
  if (articleType === 'problem') return paths.problems;
  return articlePages.find(({ type }) => type === articleType)?.path ?? paths.home;
}

/** Exchanges codes and checks cookies of previews at the API. */
export function openPreviewGate(apiUrl: string) {
  const options = ({ host, clientIp }: Visit, previewToken?: string) => ({
    baseUrl: `${apiUrl}/api`,
    language: 'en' as const,
    transport: nodeTransport(host, { clientIp, previewToken }),
  });
  return {
    /** The cookie and the page of a one-time code; undefined for a code that is wrong, used or expired. */
    async enter(visit: Visit, code: string) {
      try {
        const opened = await send(previewCalls.enter, { code }, options(visit));
        return { cookies: [previewCookie(opened.token, cookieSeconds)], location: pageOf(opened) };
      } catch (error) {
        if (error instanceof CallFailed && error.code < 500) return undefined;
        throw error;
      }
    },
    /** The cookie of a shop's preview link; undefined for a link that was replaced or never existed. */
    async enterShop(visit: Visit, secret: string) {
      const { isOpen } = await send(previewCalls.enterShop, { secret }, options(visit));
      return isOpen ? { cookies: [shopPassCookie(secret, passSeconds)], location: paths.root } : undefined;
    },
    async isActive(visit: Visit, token: string): Promise<boolean> {
      return (await send(previewCalls.state, {}, options(visit, token))).isActive;
    },
    async leave(visit: Visit, token: string): Promise<void> {
      await send(previewCalls.leave, {}, options(visit, token));
    },
  };
}
export type PreviewGate = ReturnType<typeof openPreviewGate>;

/**
 * Marks the page as a preview, with a way out. Added to the finished document: the application neither knows
 * about previews nor loads code for them.
 */
export function withPreviewBar(
  html: string,
  { language, isNotOpen, isPractice }: Visitor,
  nonce: string,
): string {
  const t = (key: Parameters<typeof previewText>[1]) => previewText(language, key);
  const text = t(isPractice ? 'practiceBar' : isNotOpen ? 'notOpenBar' : 'text');
  const bar = `<style nonce="${nonce}">
.preview-bar{position:fixed;inset:auto 0 0;z-index:90;display:flex;flex-wrap:wrap;gap:4px 24px;justify-content:center;
padding:12px 16px;background:#1d2126;color:#fff;font-size:14px;line-height:20px}
.preview-bar a{color:#fff;font-weight:600;text-decoration:underline}
body{padding-bottom:64px}
@media print{.preview-bar{display:none}}</style>
<aside class="preview-bar" aria-label="${t('label')}" data-preview><span>${text}</span><a href="${previewPaths.leave}">${t('leave')}</a></aside>`;
  return html.replace('</body>', () => `${bar}</body>`);
}
