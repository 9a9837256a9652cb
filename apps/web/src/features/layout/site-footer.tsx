import type { ShopInfo } from '@onehaul/contract/shop';
import type { ReactNode } from 'react';
import { useTranslation } from '@onehaul/i18n/react';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { AppDownload } from './app-download.tsx';
import { ContactEntry } from './contact-entry.tsx';
import { pricePages, type SiteLinks } from './site-links.ts';

type Props = { readonly shop: ShopInfo; readonly links: SiteLinks };

const filingRegister = 'https://beian.miit.gov.cn/';
const link = 'inline-flex min-h-6 items-center pointer-coarse:min-h-control hover:text-ink hover:underline';

export function SiteFooter({ shop, links }: Props) {
  const { t } = useTranslation('storefront');
  const { t: page } = useTranslation('page');
  const hasApp = shop.iosAppUrl !== '' || shop.androidAppUrl !== '';
  return (
    <footer className="border-t border-line bg-sunken print:hidden">
      <div className="page-width grid gap-10 py-14 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_auto] lg:gap-16">
        <div className="max-w-120">
          <p className="text-lead font-semibold">{shop.name}</p>
          <p className="mt-2 text-small text-muted">{shop.tagline}</p>
          <ul className="mt-5 flex flex-wrap gap-2 lg:hidden">
            {shop.contactLinks.map((contact) => (
              <li key={`${contact.name}:${contact.text}`}>
                <ContactEntry
                  link={contact}
                  opens="above"
                  showName
                  className="flex min-h-control items-center gap-2 rounded-control border border-line bg-surface px-3 text-small"
                />
              </li>
            ))}
          </ul>
        </div>
        <Column title={t('footer.guide')}>
          {[...pricePages, ...links.guide].map(({ path, title }) => (
            <li key={path}>
              <Link to={path} className={link}>
                {page(title)}
              </Link>
            </li>
          ))}
          <li>
            <Link to={paths.help} className={link}>
              {page('title.help')}
            </Link>
          </li>
        </Column>
        {links.service.length > 0 && (
          <Column title={t('footer.service')}>
            {links.service.map(({ path, title }) => (
              <li key={path}>
                <Link to={path} className={link}>
                  {page(title)}
                </Link>
              </li>
            ))}
          </Column>
        )}
        {hasApp && <AppDownload iosAppUrl={shop.iosAppUrl} androidAppUrl={shop.androidAppUrl} />}
      </div>
      <div className="page-width flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-line py-5 text-caption text-muted">
        <p>{t('footer.rights', { name: shop.legalName || shop.name })}</p>
        {shop.filingNumber && (
          <a href={filingRegister} target="_blank" rel="noreferrer" className={link}>
            {shop.filingNumber}
          </a>
        )}
      </div>
    </footer>
  );
}

type ColumnProps = { readonly title: string; readonly children: ReactNode };

const Column = ({ title, children }: ColumnProps) => (
  <div>
    <h2 className="text-small font-semibold">{title}</h2>
    <ul className="mt-4 grid gap-2 text-small text-muted">{children}</ul>
  </div>
);
