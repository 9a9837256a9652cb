import { type Language, languages, languageTags, preferredLanguage } from '@onehaul/domain/language';
import { createTranslator, type Translator } from '@onehaul/i18n/translator';
import { loadWebMessages } from '@onehaul/i18n/web-messages';

/** Why there is no shop to show: unknown host, API unreachable, or an invalid request. */
export type NeutralReason = 'unknownHost' | 'unavailable' | 'badRequest';

const translators = Object.fromEntries(
  await Promise.all(
    languages.map(async (language) => [
      language,
      createTranslator(language, (await loadWebMessages[language]()).messages),
    ]),
  ),
) as Record<Language, Translator>;

const style = `
:root{color-scheme:light dark;--ground:#f6f7f8;--card:#fff;--line:#e3e5e8;--text:#1d2126;--muted:#5a626c}
@media (prefers-color-scheme:dark){:root{--ground:#15171a;--card:#1d2024;--line:#33373d;--text:#eceef0;--muted:#a4abb3}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px;background:var(--ground);color:var(--text);
font:16px/1.5 system-ui,"PingFang SC","PingFang TC","Microsoft YaHei","Noto Sans CJK SC","Noto Sans",sans-serif}
main{max-width:440px;padding:40px 36px;background:var(--card);border:1px solid var(--line);border-radius:12px}
svg{display:block;width:56px;height:56px;color:var(--muted)}
h1{margin:24px 0 8px;font-size:22px;line-height:1.3;text-wrap:balance}
p{margin:0;color:var(--muted);text-wrap:pretty}
p+p,nav{margin-top:24px}
a{color:inherit}
nav{display:flex;flex-wrap:wrap;gap:4px 16px;font-size:14px}
h2{margin:24px 0 4px;font-size:16px}
ul{margin:0;padding-left:20px;color:var(--muted);overflow-wrap:anywhere}`;

const parcel = `<svg viewBox="0 0 56 56" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" aria-hidden="true">
<path d="M28 5 49 16v24L28 51 7 40V16z"/><path d="M7 16l21 11 21-11M28 27v24"/><path d="M17.5 10.5l21 11V30"/></svg>`;

/** An error page without shop branding: self-contained, without script, in the visitor's language. */
export function neutralPage(
  reason: NeutralReason,
  acceptLanguage: string | undefined,
  nonce: string,
): string {
  const language = preferredLanguage(acceptLanguage, languages) ?? 'en';
  const t = translators[language].of('page');
  return neutralDocument(language, t(`neutral.${reason}Title`), t(`neutral.${reason}Text`), nonce);
}

/** A page without shop branding that says one thing; all its parts are HTML. */
export function neutralDocument(
  language: Language,
  title: string,
  text: string,
  nonce: string,
  more = '',
): string {
  return `<!doctype html>
<html lang="${languageTags[language]}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${title}</title><style nonce="${nonce}">${style}</style></head>
<body><main>${parcel}<h1>${title}</h1><p>${text}</p>${more}</main></body>
</html>`;
}
