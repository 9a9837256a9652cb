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

type Props = { readonly profile: Profile };

/** Beside the page where there is room, else in a drawer that the browser itself opens and closes. */
export function PortalNavigation({ profile }: Props) {
  const { t } = useTranslation('member');
  const drawer = useRef<HTMLDialogElement>(null);
  const { key, pathname } = useLocation();

  // Having gone to another page is an answer: the drawer has done its work.
  useEffect(() => drawer.current?.close(), [key]);

  return (
    <>
      <div className="flex gap-2 lg:hidden print:hidden">
        <button
          type="button"
          onClick={() => drawer.current?.showModal()}
          className="flex min-h-11 grow items-center gap-3 rounded-control border border-line bg-surface px-4 text-small font-medium"
        >
          <Icon name="menu" />
          <span className="sr-only">{t('nav.open')}:</span>
          {t(portalTitleOf(pathname))}
        </button>
        <Link
          to={paths.notices}
          className="flex min-h-11 items-center gap-2 rounded-control border border-line bg-surface px-4 text-small"
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
      <div className="sticky top-[calc(var(--header-height)+var(--spacing)*8)] hidden max-h-[calc(100dvh-var(--header-height)-var(--spacing)*12)] self-start overflow-y-auto lg:block print:hidden">
        <Entries profile={profile} />
      </div>
    </>
  );
}

const mostShown = 99;

/** How many notices wait; nothing while none does. */
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
      <span aria-hidden="true">{unread > mostShown ? `${mostShown}+` : unread}</span>
      <span className="sr-only">{t('notices.unread', { count: unread })}</span>
    </span>
  );
}

const entry =
  'flex min-h-9 items-center gap-3 rounded-control px-3 text-small max-lg:min-h-11 font-medium text-muted transition-colors hover:bg-primary-2 hover:text-ink aria-[current]:bg-primary-2 aria-[current]:text-primary-9';

function Entries({ profile }: Props) {
  const { t } = useTranslation('member');
  const { modules } = useShop();
  return (
    <nav aria-label={t('nav.title')} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex items-center gap-3 px-3">
        <Portrait profile={profile} className="size-10 text-small" />
        <div className="min-w-0">
          <p className="truncate text-small font-semibold">{profile.name || profile.username}</p>
          <p className="font-mono text-caption text-muted">{profile.memberCode}</p>
        </div>
      </div>
      {portalGroups(modules).map(({ title, pages }) => (
        <div key={title ?? 'first'}>
          {title && <p className="px-3 pb-0.5 text-caption font-medium text-muted">{t(title)}</p>}
          <ul className="grid">
            {pages.map((page) => (
              <Entry key={page.path} page={page} profile={profile} />
            ))}
          </ul>
        </div>
      ))}
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
