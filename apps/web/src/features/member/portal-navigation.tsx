import type { Profile } from '@onehaul/contract/member';
import { useTranslation } from '@onehaul/i18n/react';
import { Icon } from '@onehaul/ui/icon';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { paths } from '../../app/paths.ts';
import { unreadQuery } from '../../app/portal/notice-queries.ts';
import { PortalIcon } from '../../app/portal/portal-icon.tsx';
import { useSend } from '../../app/session-context.tsx';
import { useShop } from '../../app/shop-context.tsx';
import { menuPathOf, type PortalPage, portalGroups, portalTitleOf } from './portal-pages.ts';
import { Portrait } from './portrait.tsx';
import { sectionsOf } from './sections.ts';
import { ZoneNote } from './zone-note.tsx';

type Props = { readonly profile: Profile };

/** Sidebar where there is room, else a native dialog as a drawer. */
export function PortalNavigation({ profile }: Props) {
  const { t } = useTranslation('member');
  const drawer = useRef<HTMLDialogElement>(null);
  const { key, pathname } = useLocation();

  // Closes the drawer after a navigation.
  useEffect(() => drawer.current?.close(), [key]);

  return (
    <>
      <div className="flex gap-2 md:hidden print:hidden">
        <button
          type="button"
          onClick={() => drawer.current?.showModal()}
          className="flex min-h-control grow items-center gap-3 rounded-control border border-line bg-surface px-4 text-small font-medium"
        >
          <Icon name="menu" />
          <span className="sr-only">{t('nav.open')}:</span>
          {t(portalTitleOf(pathname))}
        </button>
        <Link
          to={paths.notices}
          className="flex min-h-control items-center gap-2 rounded-control border border-line bg-surface px-4 text-small"
        >
          <PortalIcon name="bell" />
          <span className="sr-only">{t('title.notices')}</span>
          <Unread />
        </Link>
        <dialog
          ref={drawer}
          aria-label={t('nav.title')}
          closedby="any"
          className="m-0 h-dvh max-h-none w-80 max-w-[85vw] bg-page text-ink backdrop:bg-black/40"
        >
          <div className="grid gap-4 p-4">
            <button
              type="button"
              aria-label={t('nav.close')}
              onClick={() => drawer.current?.close()}
              className="flex size-10 items-center justify-center justify-self-end rounded-control hover:bg-primary-2"
            >
              <Icon name="close" />
            </button>
            <Entries profile={profile} />
          </div>
        </dialog>
      </div>
      <div className="sticky top-[calc(var(--header-height)+var(--spacing)*8)] hidden max-h-[calc(100dvh-var(--header-height)-var(--spacing)*12)] min-h-0 flex-col gap-3 self-start md:flex print:hidden">
        <Entries profile={profile} isPinned />
        <ZoneNote className="px-3" />
      </div>
    </>
  );
}

const maxShown = 99;

/** Number of unread notices; renders nothing for none. */
function Unread() {
  const { t } = useTranslation('member');
  const { data } = useQuery(unreadQuery(useSend()));
  if (!data || data.unread === 0) return null;
  const { unread } = data;
  return (
    <span
      data-unread={unread}
      className="ms-auto min-w-6 rounded-full bg-primary-7 px-1.5 text-center text-caption font-semibold text-on-primary tabular-nums"
    >
      <span aria-hidden="true">{unread > maxShown ? `${maxShown}+` : unread}</span>
      <span className="sr-only">{t('notices.unread', { count: unread })}</span>
    </span>
  );
}

const entry =
  'flex min-h-9 items-center gap-3 rounded-control px-3 text-small font-medium max-md:min-h-11 pointer-coarse:min-h-control text-muted transition-colors hover:bg-primary-2 hover:text-ink aria-[current]:bg-primary-2 aria-[current]:text-primary-9';

type EntriesProps = Props & {
  /** Only the page list scrolls: identity and account stay visible in a low window. */
  readonly isPinned?: boolean;
};

function Entries({ profile, isPinned = false }: EntriesProps) {
  const { t } = useTranslation('member');
  const { modules } = useShop();
  const { pathname } = useLocation();
  const list = useRef<HTMLDivElement>(null);
  // In a low window the list scrolls: brings the current page into view.
  useEffect(() => {
    if (isPinned) list.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest' });
  }, [isPinned, pathname]);
  const groups = portalGroups(modules);
  const pages = groups.slice(0, -1);
  const account = groups.slice(-1);
  const show = ({ title, pages: entries }: (typeof groups)[number]) => (
    <div key={title ?? 'first'}>
      {title && !(isPinned && title === 'nav.account') && (
        <p className="px-3 pb-0.5 text-caption font-medium text-muted">{t(title)}</p>
      )}
      <ul className="grid">
        {entries.map((page) => (
          <Entry key={page.path} page={page} profile={profile} />
        ))}
      </ul>
    </div>
  );
  return (
    <nav aria-label={t('nav.title')} className="flex min-h-0 flex-col gap-3">
      <div className="flex items-center gap-3 px-3">
        <Portrait profile={profile} className="size-10 text-small" />
        <div className="min-w-0">
          <p className="truncate text-small font-semibold">{profile.name || profile.username}</p>
          <p className="font-mono text-caption text-muted">{profile.memberCode}</p>
        </div>
      </div>
      <div
        ref={list}
        className={`grid grid-cols-[minmax(0,1fr)] gap-3 ${isPinned ? 'min-h-0 overflow-y-auto' : ''}`}
      >
        {pages.map(show)}
      </div>
      <div className={isPinned ? 'border-t border-line pt-3' : ''}>{account.map(show)}</div>
    </nav>
  );
}

function Entry({ page, profile }: Props & { readonly page: PortalPage }) {
  const { t } = useTranslation('member');
  const { pathname, hash } = useLocation();
  const isHere = page.path === menuPathOf(pathname);
  return (
    <li>
      <Link to={page.path} aria-current={isHere ? 'page' : undefined} className={entry}>
        {page.icon === 'home' || page.icon === 'settings' ? (
          <Icon name={page.icon} />
        ) : (
          <PortalIcon name={page.icon} />
        )}
        {t(page.title)}
        {page.path === paths.notices && <Unread />}
      </Link>
      {page.path === paths.account && isHere && (
        <ul className="ms-5.5 mt-1 grid border-s border-line ps-3.5">
          {sectionsOf(profile).map(({ id, title }) => (
            <li key={id}>
              <Link
                to={`${paths.account}#${id}`}
                aria-current={hash === `#${id}` ? 'location' : undefined}
                className={`${entry} min-h-9 font-regular`}
              >
                {t(title)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
