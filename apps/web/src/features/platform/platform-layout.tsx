import { type Language, languages, languageTags } from '@onehaul/domain/language';
import { Icon } from '@onehaul/ui/icon';
import { SkipLink } from '@onehaul/ui/skip-link';
import type { ReactNode } from 'react';
import { type PageProps, platformPaths } from './platform-view.ts';

const languageNames: Readonly<Record<Language, string>> = {
  zhHans: '简体中文',
  zhHanT: '繁體中文',
  en: 'English',
  vi: 'Tiếng Việt',
};
const barLink =
  'flex min-h-10 pointer-coarse:min-h-control items-center rounded-control px-3 text-small text-muted hover:text-ink';

const Mark = () => (
  <svg viewBox="0 0 32 32" aria-hidden="true" className="size-7 text-primary-7">
    <path fill="currentColor" d="M16 2 29 9v14l-13 7L3 23V9l13-7Zm0 4.5L8 11l8 4.3 8-4.3-8-4.5Z" />
  </svg>
);

/** Frame of the platform's own pages. */
export function PlatformLayout({ view, t, children }: PageProps & { readonly children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink target="content">{t('skip')}</SkipLink>
      <header className="border-b border-line bg-page">
        <div className="page-width flex min-h-16 flex-wrap items-center gap-x-6 gap-y-1 py-2">
          <a
            href={platformPaths.home}
            className="flex min-h-10 pointer-coarse:min-h-control items-center gap-2 rounded-small text-lead font-bold"
          >
            <Mark />
            Onehaul
          </a>
          <nav aria-label={t('nav.main')} className="hidden md:block">
            <ul className="flex gap-1">
              {(['how', 'features', 'plans'] as const).map((name) => (
                <li key={name}>
                  <a href={`${platformPaths.home}#${name}`} className={barLink}>
                    {t(`nav.${name}`)}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div className="ms-auto flex items-center gap-2">
            <Languages view={view} t={t} />
            {view.path === platformPaths.home && (
              <a
                href={platformPaths.open}
                className="hidden min-h-10 pointer-coarse:min-h-control items-center rounded-control bg-primary-7 px-4 text-small font-medium text-on-primary hover:bg-primary-8 sm:flex"
              >
                {t('open')}
              </a>
            )}
          </div>
        </div>
      </header>
      <main id="content" tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <footer className="border-t border-line bg-sunken">
        <div className="page-width flex flex-wrap items-center justify-between gap-4 py-8 text-small text-muted">
          <p>{t('footer')}</p>
          <a href={platformPaths.open} className="font-medium text-primary-9 underline">
            {t('open')}
          </a>
        </div>
      </footer>
    </div>
  );
}

const Languages = ({ view, t }: PageProps) => (
  <details className="relative">
    <summary
      aria-label={t('language')}
      className="flex min-h-10 pointer-coarse:min-h-control cursor-pointer list-none items-center gap-2 rounded-control px-3 text-small text-muted hover:text-ink"
    >
      <Icon name="globe" className="size-5" />
      {languageNames[view.language]}
    </summary>
    <ul className="absolute end-0 z-10 mt-1 min-w-40 rounded-card border border-line bg-page p-1">
      {languages.map((language) => (
        <li key={language}>
          <a
            href={`${view.path}?lang=${languageTags[language]}`}
            lang={languageTags[language]}
            aria-current={language === view.language ? 'true' : undefined}
            className="flex min-h-10 pointer-coarse:min-h-control items-center rounded-control px-3 text-small hover:bg-primary-2 aria-[current]:font-semibold aria-[current]:text-primary-9"
          >
            {languageNames[language]}
          </a>
        </li>
      ))}
    </ul>
  </details>
);
