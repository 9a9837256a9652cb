import type { Currency, ShopInfo } from '@onehaul/contract/shop';
import type { Language } from '@onehaul/domain/language';
import { LinkButton } from '@onehaul/ui/button';
import { Icon } from '@onehaul/ui/icon';
import { Popover } from '@onehaul/ui/popover';
import { useTranslation } from '@onehaul/i18n/react';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { lazyPart } from '../../app/lazy-part.ts';
import { paths } from '../../app/paths.ts';
import { PreferencesPopover } from './preferences-popover.tsx';
import type { SiteLinks } from './site-links.ts';

// Visitors have none. Members see the server's markup until it has loaded.
const importMenu = async () => ({ default: (await import('./account-menu.tsx')).AccountMenu });
const AccountMenu = import.meta.env.SSR ? (await importMenu()).default : lazyPart(importMenu);

type Props = {
  readonly shop: ShopInfo;
  readonly currencies: readonly Currency[];
  readonly guide: SiteLinks['guide'];
  readonly language: Language;
  readonly currency: string;
  readonly isSignedIn: boolean;
  readonly path: string;
};

const menuPages = [
  { path: paths.home, title: 'title.home', below: undefined },
  { path: paths.announcements, title: 'title.announcements', below: paths.announcementDetail },
  {
    path: paths.shippingCalculation,
    title: 'title.shippingCalculation',
    below: paths.consolidationCalculation,
  },
  { path: paths.logisticsQuery, title: 'title.logisticsQuery', below: undefined },
  { path: paths.help, title: 'title.help', below: paths.helpArticle },
] as const;

const barItem =
  'relative flex whitespace-nowrap min-h-10 items-center gap-1 rounded-control px-3 text-small font-medium text-muted transition-colors hover:text-ink aria-[current]:text-ink aria-[current]:after:absolute aria-[current]:after:inset-x-3 aria-[current]:after:-bottom-3 aria-[current]:after:h-0.5 aria-[current]:after:bg-primary-9';
const listItem =
  'flex min-h-10 items-center rounded-control px-3 py-1 text-small hover:bg-primary-2 aria-[current]:font-semibold aria-[current]:text-primary-9 pointer-coarse:min-h-control';

export function SiteHeader(props: Props) {
  const { shop, currencies, guide, language, currency, isSignedIn, path } = props;
  const { t } = useTranslation('storefront');
  const { t: page } = useTranslation('page');
  const current = (to: string, below?: string) =>
    to === path ? 'page' : below === path ? 'true' : undefined;

  const guideList = guide.map(({ path: to, title }) => (
    <li key={to}>
      <Link to={to} aria-current={current(to)} className={listItem}>
        {page(title)}
      </Link>
    </li>
  ));

  return (
    <header className="sticky top-0 z-20 border-b border-line bg-page print:static">
      <div className="page-width flex h-(--header-height) items-center gap-4 lg:gap-8">
        <Link
          to={paths.home}
          className="flex min-w-0 items-center rounded-small pointer-coarse:min-h-control"
        >
          {shop.logoUrl ? (
            <img
              src={shop.logoUrl}
              alt={shop.name}
              width={196}
              height={40}
              className="h-10 w-49 max-w-full object-contain object-left"
            />
          ) : (
            <span className="text-lead font-bold">{shop.name}</span>
          )}
        </Link>

        <nav aria-label={t('header.navigation')} className="hidden xl:desktop:block print:hidden">
          <ul className="flex items-center gap-1">
            {menuPages.map(({ path: to, title, below }) => (
              <li key={to}>
                <Link to={to} aria-current={current(to, below)} className={barItem}>
                  {page(title)}
                </Link>
              </li>
            ))}
            {guide.length > 0 && (
              <li>
                <Popover
                  id="guide-menu"
                  align="start"
                  trigger={
                    <>
                      {t('header.guide')}
                      <Icon name="down" className="size-4" />
                    </>
                  }
                  isCurrent={guide.some(({ path: to }) => to === path)}
                  triggerClassName={barItem}
                  panelClassName="min-w-56 p-2"
                >
                  <ul>{guideList}</ul>
                </Popover>
              </li>
            )}
          </ul>
        </nav>

        {/* Right-aligned, so each part that streams in would shift the others: hidden until complete. */}
        <div className="ms-auto flex items-center gap-2 not-has-[>[data-whole]]:invisible print:hidden">
          <PreferencesPopover shop={shop} currencies={currencies} language={language} currency={currency} />
          {isSignedIn ? (
            <Suspense fallback={<span className="h-10 w-12" />}>
              <AccountMenu />
            </Suspense>
          ) : (
            <div className="hidden items-center gap-2 whitespace-nowrap sm:flex">
              <LinkButton to={paths.login} size="small" variant="quiet">
                {t('header.login')}
              </LinkButton>
              <LinkButton to={paths.register} size="small">
                {t('header.register')}
              </LinkButton>
            </div>
          )}
          <div className="xl:desktop:hidden">
            <Popover
              id="site-menu"
              label={t('header.menu')}
              trigger={<Icon name="menu" className="size-6" />}
              triggerClassName="flex size-10 items-center justify-center rounded-control hover:bg-primary-2 pointer-coarse:size-control"
              panelClassName="w-72 p-2"
            >
              <nav aria-label={t('header.navigation')}>
                <ul>
                  {menuPages.map(({ path: to, title, below }) => (
                    <li key={to}>
                      <Link to={to} aria-current={current(to, below)} className={listItem}>
                        {page(title)}
                      </Link>
                    </li>
                  ))}
                  {guideList}
                  {!isSignedIn && (
                    <li className="mt-2 grid grid-cols-2 gap-2 border-t border-line pt-3 sm:hidden">
                      <LinkButton to={paths.login} size="small" variant="secondary">
                        {t('header.login')}
                      </LinkButton>
                      <LinkButton to={paths.register} size="small">
                        {t('header.register')}
                      </LinkButton>
                    </li>
                  )}
                </ul>
              </nav>
            </Popover>
          </div>
          <span data-whole hidden />
        </div>
      </div>
    </header>
  );
}
