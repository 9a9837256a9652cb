import { inkOn } from '@onehaul/domain/brand-color';
import { languageTags } from '@onehaul/domain/language';
import { noticeWord } from '@onehaul/i18n/notice-text';
import type { MailMessage } from '../../gateways/mail/mail.ts';
import { noticePage } from './notice-page.ts';
import { type NoticeContent, renderNoticeText } from './notice-words.ts';

/** Content and recipient of a mail. */
export type MailedNotice = NoticeContent & {
  readonly tenantId: number;
  readonly shopId: number;
  readonly id: number;
  readonly subjectId: number;
  readonly email: string;
  readonly primaryColor: string;
  /** From the host directory. */
  readonly host: string;
};

const htmlEntities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escapeHtml = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => htmlEntities[sign]!);
const withBreaks = (text: string) => escapeHtml(text).replaceAll('\n', '<br>\n');

/** The parts of a mail in the member's language, as plain text. */
export function composeMail(notice: MailedNotice) {
  const { kind, subjectId, details, host } = notice;
  const { language, shopName: shop, title, text, ownTitle } = renderNoticeText(notice);
  const word = noticeWord.bind(undefined, language);
  const name = notice.name.trim();
  const opened = noticePage(kind, subjectId, details);
  return {
    language,
    shop,
    subject: ownTitle ?? word('mail.subject', { title, shop }),
    title,
    greeting: name ? word('mail.greeting', { name }) : word('mail.greetingPlain'),
    text,
    open: word(opened.word),
    openUrl: new URL(opened.page, `https://${host}/member/`).href,
    why: word('mail.why', { shop }),
    stop: word('mail.stop'),
    stopUrl: `https://${host}/member/notify`,
  };
}

/** Renders a notice as mail; without images, so opening is not tracked. */
export function noticeMail(notice: MailedNotice): MailMessage {
  const { tenantId, shopId, id, primaryColor, host } = notice;
  const { language, shop, subject, title, greeting, text, open, openUrl, why, stop, stopUrl } =
    composeMail(notice);
  const button = `background:${primaryColor};color:${inkOn(primaryColor)}`;

  return {
    messageId: `<notice-${tenantId}-${shopId}-${id}@${host}>`,
    to: notice.email,
    fromName: shop,
    subject,
    stopUrl,
    text: `${greeting}\n\n${text}\n\n${open}: ${openUrl}\n\n--\n${why}\n${stop}: ${stopUrl}\n`,
    html: `<!doctype html>
<html lang="${languageTags[language]}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:24px;background:#f5f6f8;color:#1f2329;font:16px/1.6 system-ui,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:28px;background:#ffffff;border-top:4px solid ${primaryColor}">
<p style="margin:0 0 20px;font-weight:600">${escapeHtml(shop)}</p>
<h1 style="margin:0 0 16px;font-size:20px;line-height:1.4">${escapeHtml(title)}</h1>
<p style="margin:0 0 12px">${escapeHtml(greeting)}</p>
<p style="margin:0 0 24px">${withBreaks(text)}</p>
<p style="margin:0 0 28px"><a href="${openUrl}" style="display:inline-block;padding:10px 22px;border-radius:6px;text-decoration:none;${button}">${escapeHtml(open)}</a></p>
<p style="margin:0;font-size:13px;color:#5f6672">${escapeHtml(why)} <a href="${stopUrl}" style="color:#5f6672">${escapeHtml(stop)}</a></p>
</div>
</body>
</html>
`,
  };
}
