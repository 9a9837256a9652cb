import { type Language, languageTags } from '@onehaul/domain/language';
import type { MailMessage } from './mail.ts';

type Content = {
  readonly language: Language;
  /** Name of the sender, such as the shop's. */
  readonly heading: string;
  readonly title: string;
  readonly text: string;
  readonly button: string;
  readonly url: string;
  /** Small print below the button. */
  readonly note: string;
};

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => signs[sign]!);

/** A mail with one action: title, sentence, button. It has no images, so opening it is not trackable. */
export function plainMail(content: Content): Pick<MailMessage, 'text' | 'html'> {
  const { language, heading, title, text, button, url, note } = content;
  return {
    text: `${title}\n\n${text}\n\n${button}: ${url}\n\n--\n${note}\n`,
    html: `<!doctype html>
<html lang="${languageTags[language]}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title></head>
<body style="margin:0;padding:24px;background:#f5f6f8;color:#1f2329;font:16px/1.6 system-ui,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:28px;background:#ffffff;border-top:4px solid #1f2329">
<p style="margin:0 0 20px;font-weight:600">${escaped(heading)}</p>
<h1 style="margin:0 0 16px;font-size:20px;line-height:1.4">${escaped(title)}</h1>
<p style="margin:0 0 24px">${escaped(text)}</p>
<p style="margin:0 0 28px"><a href="${escaped(url)}" style="display:inline-block;padding:10px 22px;border-radius:6px;text-decoration:none;background:#1f2329;color:#ffffff">${escaped(button)}</a></p>
<p style="margin:0;font-size:13px;color:#5f6672">${escaped(note)}</p>
</div>
</body>
</html>
`,
  };
}
