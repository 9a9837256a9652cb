import type { Me } from '@onehaul/contract/console/staff-session';
import { staffNoticeKindsFor } from '@onehaul/domain/staff/staff-notice';
import { useTranslation } from '@onehaul/i18n/react';
import { Icon } from '@onehaul/ui/icon';
import { SkipLink } from '@onehaul/ui/skip-link';
import { useHelpKey } from '@onehaul/ui/list/use-help-key';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { App } from '@onehaul/workbench/antd';
import { NavLink, useLocation } from 'react-router';
import { loadNamespaces } from '../../app/language.ts';
import { deskGroupsFor, homeFor, type PageName, stationsFor } from '../../app/navigation.ts';
import { VisitBanner } from '../../app/visit-banner.tsx';
import { CompanyNotice } from './company-notice.tsx';
import { holdKeys, releaseKeys } from './hold-keys.ts';
import { late } from '@onehaul/workbench/late';
import { ListPartsProvider } from './list-parts.tsx';
import { PageIcon } from './page-icon.tsx';
import { PersonMenu } from './person-menu.tsx';
import { useSearchKey } from './use-search-key.ts';

const KeyHelp = late(async () => (await import('@onehaul/workbench/key-help')).KeyHelp);

const SearchPalette = late(async () => {
  // Words of the states of what is found.
  const [{ SearchPalette: Palette }] = await Promise.all([
    import('./search-palette.tsx'),
    loadNamespaces('station', 'dispatch', 'cases'),
  ]);
  return Palette;
});

/** Loads after the page, which makes room for the bell; it is shown within a minute of its publication. */
const AnnouncementBar = late(async () => (await import('./announcement-bar.tsx')).AnnouncementBar);

const NoticeBell = late(async () => {
  const [{ NoticeBell: Bell }] = await Promise.all([
    import('./notice-bell.tsx'),
    loadNamespaces('staffNotice'),
  ]);
  return Bell;
});

const NoticePanel = late(async () => {
  // Names of failed jobs.
  const [{ NoticePanel: Panel }] = await Promise.all([
    import('./notice-panel.tsx'),
    loadNamespaces('staffNotice', 'failures'),
  ]);
  return Panel;
});

const OperatorAccessNotice = late(
  async () => (await import('./operator-access-notice.tsx')).OperatorAccessNotice,
);

const QuotaNotice = late(async () => (await import('./quota-notice.tsx')).QuotaNotice);

type Props = { readonly me: Me; readonly children: ReactNode };

const entry =
  'flex min-h-9 items-center gap-2.5 rounded-control px-2.5 text-small text-muted hover:bg-primary-2 hover:text-ink ' +
  'aria-[current=page]:bg-primary-3 aria-[current=page]:font-medium aria-[current=page]:text-primary-10';

/** Page frame: title, navigation and user menu. */
export function Shell({ me, children }: Props) {
  const { t } = useTranslation('console');
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const showHelp = useCallback(() => setIsHelpOpen(true), []);
  useHelpKey(showHelp);
  /** Used only where the window is too narrow for a permanent menu. */
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const [isSearchOpen, setIsSearchOpen] = useState(false);
  const showSearch = useCallback(() => {
    if (isSearchOpen) return;
    holdKeys();
    setIsSearchOpen(true);
    setIsMenuOpen(false);
  }, [isSearchOpen]);
  useSearchKey(showSearch);
  const [isNoticesOpen, setIsNoticesOpen] = useState(false);
  const showNotices = () => {
    setIsNoticesOpen(true);
    setIsMenuOpen(false);
  };
  // A visitor of the operator has no notices of their own.
  const hasNotices = !me.visit && staffNoticeKindsFor(me.permissions).length > 0;
  const closeHelp = () => setIsHelpOpen(false);
  const closeSearch = () => {
    releaseKeys();
    setIsSearchOpen(false);
  };
  const closeNotices = () => setIsNoticesOpen(false);
  const { message } = App.useApp();
  const missing = (close: () => void) => () => {
    close();
    void message.error(t('call.unreachable'));
  };
  const stations = stationsFor(me.permissions);
  const home = homeFor(me.permissions);
  const menu = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // An owner's menu is taller than the window, so the current entry is scrolled into view.
  useEffect(() => {
    menu.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest' });
  }, [pathname]);
  const menuEntry = ({ name, path }: { readonly name: PageName; readonly path: string }) => (
    <li key={name}>
      <NavLink to={path} className={entry} onClick={() => setIsMenuOpen(false)}>
        <PageIcon name={name} />
        {t(`page.${name}`)}
      </NavLink>
    </li>
  );
  return (
    <div className="flex min-h-dvh items-stretch max-md:flex-col">
      <SkipLink target="content">{t('shell.skip')}</SkipLink>
      <div className="flex gap-1 border-b border-line bg-sunken p-2 md:hidden">
        <button
          type="button"
          aria-expanded={isMenuOpen}
          aria-controls="menu"
          onClick={() => setIsMenuOpen((isOpen) => !isOpen)}
          className="inline-flex min-h-11 items-center gap-2 rounded-control px-3 text-small font-medium hover:bg-primary-2"
        >
          <Icon name="menu" className="size-5" />
          {t('shell.navigation')}
        </button>
        <button
          type="button"
          onClick={showSearch}
          className="ms-auto inline-flex min-h-11 items-center gap-2 rounded-control px-3 text-small font-medium hover:bg-primary-2"
        >
          <Icon name="search" className="size-5" />
          {t('search.open')}
        </button>
        {hasNotices && (
          <NoticeBell
            fallback={<span className="size-11 shrink-0" />}
            onOpen={showNotices}
            className="size-11"
          />
        )}
      </div>
      <div
        id="menu"
        className={`flex shrink-0 flex-col gap-4 border-line bg-sunken p-3 max-md:border-b md:sticky md:top-0 md:h-dvh md:w-[236px] md:overflow-y-auto md:border-e ${isMenuOpen ? '' : 'max-md:hidden'}`}
      >
        <PersonMenu me={me} onHelp={showHelp} />
        <div className="flex shrink-0 gap-2 max-md:hidden">
          <button
            type="button"
            onClick={showSearch}
            aria-keyshortcuts="Control+K Meta+K"
            className="flex min-h-9 min-w-0 grow items-center gap-2.5 rounded-control border border-line-strong bg-page px-2.5 text-start text-small text-muted hover:bg-primary-2 hover:text-ink"
          >
            <Icon name="search" className="size-5" />
            <span className="grow truncate">{t('search.open')}</span>
            <kbd className="shrink-0 font-mono text-caption">Ctrl K</kbd>
          </button>
          {hasNotices && (
            <NoticeBell
              fallback={<span className="size-9 shrink-0" />}
              onOpen={showNotices}
              className="size-9 text-muted hover:text-ink"
            />
          )}
        </div>
        <nav ref={menu} aria-label={t('shell.navigation')}>
          {home && <ul className="mb-3 border-b border-line pb-3">{menuEntry(home)}</ul>}
          {stations.length > 0 && (
            <MenuGroup id="menu-stations" title={t('shell.stations')}>
              {stations.map(menuEntry)}
            </MenuGroup>
          )}
          {deskGroupsFor(me.permissions).map(({ name, desks }) => (
            <MenuGroup key={name} id={`menu-${name}`} title={t(`menu.${name}`)}>
              {desks.map(menuEntry)}
            </MenuGroup>
          ))}
        </nav>
      </div>
      <main id="content" tabIndex={-1} className="min-w-0 flex-1 px-4 py-5 outline-none md:px-8 md:py-7">
        <div className="mx-auto max-w-[1480px]">
          <VisitBanner me={me} />
          <AnnouncementBar />
          {me.operatorAccessUntil && <OperatorAccessNotice until={me.operatorAccessUntil} />}
          <CompanyNotice me={me} />
          {me.permissions.includes('shop:publish') && <QuotaNotice />}
          <ListPartsProvider>{children}</ListPartsProvider>
        </div>
      </main>
      {isSearchOpen && <SearchPalette onFail={missing(closeSearch)} onClose={closeSearch} />}
      {isNoticesOpen && <NoticePanel onFail={missing(closeNotices)} onClose={closeNotices} />}
      {isHelpOpen && (
        <KeyHelp
          onFail={missing(closeHelp)}
          onClose={closeHelp}
          more={[
            { label: t('search.label'), keys: ['Ctrl', 'K'] },
            { label: t('keys.station'), keys: ['F2', '…'] },
          ]}
        />
      )}
    </div>
  );
}

type GroupProps = { readonly id: string; readonly title: string; readonly children: ReactNode };

const MenuGroup = ({ id, title, children }: GroupProps) => (
  <div className="mb-3 border-b border-line pb-3 last:mb-0 last:border-0 last:pb-0">
    <h2 id={id} className="px-2.5 pb-1 text-caption text-muted">
      {title}
    </h2>
    <ul aria-labelledby={id} className="flex flex-col gap-0.5">
      {children}
    </ul>
  </div>
);
