import type { Profile } from '@onehaul/contract/member';
import { useTranslation } from '@onehaul/i18n/react';
import { Icon } from '@onehaul/ui/icon';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { paths } from '../../app/paths.ts';
import { Portrait } from './portrait.tsx';
import { sectionsOf } from './sections.ts';

type Props = { readonly profile: Profile };

/** Beside the page where there is room, else in a drawer that the browser itself opens and closes. */
export function PortalNavigation({ profile }: Props) {
  const { t } = useTranslation('member');
  const drawer = useRef<HTMLDialogElement>(null);
  const { key, pathname } = useLocation();
  const here = pathname === paths.account ? 'title.account' : 'title.personal';

  // Having gone to another page is an answer: the drawer has done its work.
  useEffect(() => drawer.current?.close(), [key]);

  return (
    <>
      <div className="lg:hidden">
        <button
          type="button"
          onClick={() => drawer.current?.showModal()}
          className="flex min-h-11 w-full items-center gap-3 rounded-control border border-line bg-surface px-4 text-small font-medium"
        >
          <Icon name="menu" />
          <span className="sr-only">{t('nav.open')}:</span>
          {t(here)}
        </button>
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
      <div className="sticky top-[calc(var(--header-height)+var(--spacing)*8)] hidden self-start lg:block">
        <Entries profile={profile} />
      </div>
    </>
  );
}

const entry =
  'flex min-h-10 items-center gap-3 rounded-control px-3 text-small font-medium text-muted transition-colors hover:bg-primary-2 hover:text-ink aria-[current]:bg-primary-2 aria-[current]:text-primary-9';

function Entries({ profile }: Props) {
  const { t } = useTranslation('member');
  const { pathname, hash } = useLocation();
  const current = (path: string) => (path === pathname ? 'page' : undefined);
  return (
    <nav aria-label={t('nav.title')} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex items-center gap-3 px-3">
        <Portrait profile={profile} className="size-10 text-small" />
        <div className="min-w-0">
          <p className="truncate text-small font-semibold">{profile.name || profile.username}</p>
          <p className="font-mono text-caption text-muted">{profile.memberCode}</p>
        </div>
      </div>
      <ul className="grid gap-1">
        <li>
          <Link to={paths.personal} aria-current={current(paths.personal)} className={entry}>
            <Icon name="home" />
            {t('title.personal')}
          </Link>
        </li>
        <li>
          <Link to={paths.account} aria-current={current(paths.account)} className={entry}>
            <Icon name="settings" />
            {t('title.account')}
          </Link>
          <ul className="ms-5.5 mt-1 grid border-s border-line ps-3.5">
            {sectionsOf(profile).map(({ id, title }) => (
              <li key={id}>
                <Link
                  to={`${paths.account}#${id}`}
                  aria-current={pathname === paths.account && hash === `#${id}` ? 'location' : undefined}
                  className={`${entry} min-h-9 font-regular`}
                >
                  {t(title)}
                </Link>
              </li>
            ))}
          </ul>
        </li>
      </ul>
    </nav>
  );
}
