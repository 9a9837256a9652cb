import type { Me } from '@onehaul/contract/console/staff-session';
import { useTranslation } from '@onehaul/i18n/react';
import { SkipLink } from '@onehaul/ui/skip-link';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import { deskGroupsFor, type PageName, stationsFor } from '../../app/navigation.ts';
import { KeyHelp } from './key-help.tsx';
import { PageIcon } from './page-icon.tsx';
import { PersonMenu } from './person-menu.tsx';

type Props = { readonly me: Me; readonly children: ReactNode };

const entry =
  'flex min-h-9 items-center gap-2.5 rounded-control px-2.5 text-small text-muted hover:bg-primary-2 hover:text-ink ' +
  'aria-[current=page]:bg-primary-3 aria-[current=page]:font-medium aria-[current=page]:text-primary-10';

/** The frame of every page: where one is, where one may go, who one is. */
export function Shell({ me, children }: Props) {
  const { t } = useTranslation('console');
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const stations = stationsFor(me.permissions);
  const menu = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // An owner's menu is longer than the window: where one is stays in sight.
  useEffect(() => {
    menu.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest' });
  }, [pathname]);
  const menuEntry = ({ name, path }: { readonly name: PageName; readonly path: string }) => (
    <li key={name}>
      <NavLink to={path} className={entry}>
        <PageIcon name={name} />
        {t(`page.${name}`)}
      </NavLink>
    </li>
  );
  return (
    <div className="flex min-h-dvh items-stretch">
      <SkipLink target="content">{t('shell.skip')}</SkipLink>
      <div className="sticky top-0 flex h-dvh w-[236px] shrink-0 flex-col gap-4 overflow-y-auto border-e border-line bg-sunken p-3">
        <PersonMenu me={me} onHelp={() => setIsHelpOpen(true)} />
        <nav ref={menu} aria-label={t('shell.navigation')}>
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
      <main id="content" tabIndex={-1} className="min-w-0 flex-1 px-8 py-7 outline-none">
        <div className="mx-auto max-w-[1480px]">{children}</div>
      </main>
      <KeyHelp isOpen={isHelpOpen} onChange={setIsHelpOpen} />
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
