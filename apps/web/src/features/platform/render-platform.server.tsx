import { envelopeNames } from '@onehaul/contract/envelope';
import { platformColor } from '@onehaul/domain/company';
import { languageTags } from '@onehaul/domain/language';
import { type PlatformKey, platformTexts } from '@onehaul/i18n/platform-text';
import { themeVariables } from '@onehaul/ui/theme';
import { renderToStaticMarkup } from 'react-dom/server';
import appStyles from '../../app/app.css?inline';
import { HomePage } from './home-page.tsx';
import { CheckMailPage, ConfirmPage, NotFoundPage, OpenPage } from './open-pages.tsx';
import { PlatformLayout } from './platform-layout.tsx';
import { platformScript, type ScriptTexts } from './platform-script.ts';
import { type PageProps, platformPaths, type PlatformView } from './platform-view.ts';

const pages: Readonly<Record<string, { title: PlatformKey; Page: (props: PageProps) => React.ReactNode }>> = {
  [platformPaths.home]: { title: 'title.home', Page: HomePage },
  [platformPaths.open]: { title: 'title.open', Page: OpenPage },
  [platformPaths.checkMail]: { title: 'title.checkMail', Page: CheckMailPage },
  [platformPaths.confirm]: { title: 'title.confirm', Page: ConfirmPage },
};
const notFound = { title: 'title.notFound', Page: NotFoundPage } as const;

const theme = Object.entries(themeVariables({ primaryColor: platformColor, cornerRadius: 8 }))
  .map(([name, value]) => `${name}:${value}`)
  .join(';');

/** Renders a page of the platform's own hosts: whole, without hydration; one small script serves the forms. */
export function renderPlatformPage(view: PlatformView): { status: number; html: string } {
  const known = Object.hasOwn(pages, view.path) ? pages[view.path] : undefined;
  const { title, Page } = known ?? notFound;
  const t = platformTexts(view.language);
  const { nonce } = view;
  const html = renderToStaticMarkup(
    <html lang={languageTags[view.language]} data-scheme="system">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={platformColor} />
        <meta name="description" content={t('description')} />
        {view.path !== platformPaths.home && <meta name="robots" content="noindex" />}
        <link rel="icon" href="data:," />
        <title>{t(title)}</title>
        <style nonce={nonce} dangerouslySetInnerHTML={{ __html: `:root{${theme}}${appStyles}` }} />
      </head>
      <body>
        <PlatformLayout view={view} t={t}>
          <Page view={view} t={t} />
        </PlatformLayout>
        {view.path.startsWith(platformPaths.open) && (
          <script nonce={nonce} dangerouslySetInnerHTML={{ __html: scriptOf(view) }} />
        )}
      </body>
    </html>,
  );
  return { status: known ? 200 : 404, html: `<!doctype html>${html}` };
}
export type RenderPlatformPage = typeof renderPlatformPage;

function scriptOf({ language }: PlatformView): string {
  const t = platformTexts(language);
  const host = '{{host}}';
  const texts: ScriptTexts = {
    envelope: envelopeNames,
    language,
    tag: languageTags[language],
    checking: t('name.checking'),
    free: t('name.free', { host }),
    problems: {
      'host.taken': t('name.host.taken', { host }),
      'host.labelReserved': t('name.host.labelReserved', { host }),
      'host.labelInvalid': t('name.host.labelInvalid'),
    },
    offline: t('problem.offline'),
    sending: t('form.sending'),
    opening: t('confirm.opening'),
    confirmTitle: t('confirm.title', { name: '{{name}}' }),
    sentAgain: t('checkMail.sentAgain'),
    sentOften: t('checkMail.sentOften'),
  };
  // A less-than sign could close the script element.
  return `(${platformScript.toString()})(${JSON.stringify(texts).replaceAll('<', String.raw`\u003c`)})`;
}
