import { useTranslation } from '@onehaul/i18n/react';
import { Icon } from '@onehaul/ui/icon';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { paths } from '../../app/paths.ts';
import { PortalIcon } from '../../app/portal/portal-icon.tsx';
import { useShop } from '../../app/shop-context.tsx';
import { menuPathOf, type PortalPage, portalGroups } from './portal-pages.ts';
import { Portrait } from './portrait.tsx';

/** What the menu shows of a member. */
export type MenuProfile = {
  readonly name: string;
  readonly username: string;
  readonly memberCode: string;
  readonly avatarUrl: string;
};

export const menuEntry =
  'flex min-h-9 items-center gap-3 rounded-control px-3 text-small font-medium phone:min-h-control pointer-coarse:min-h-control text-muted transition-colors hover:bg-primary-2 hover:text-ink aria-[current]:bg-primary-2 aria-[current]:text-primary-9';

type Props = {
  readonly profile: MenuProfile;
  /** Unread notices; undefined until loaded. */
  readonly unread: number | undefined;
  /** Only the page list scrolls: identity and account stay visible in a low window. */
  readonly isPinned?: boolean;
  /** Sections of the account page, while it is open. */
  readonly sections?: ReactNode;
};

/** Who is signed in, and all pages of the portal. */
export function SideMenu({ profile, unread, isPinned = false, sections }: Props) {
  const { t } = useTranslation('member');
  const { modules } = useShop();
  const { pathname } = useLocation();
  const list = useRef<HTMLDivElement>(null);
  // In a low window the list scrolls: brings the current page into view.
  useEffect(() => {
    if (isPinned) list.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest' });
  }, [isPinned, pathname]);
  const groups = portalGroups(modules);
  const show = ({ title, pages }: (typeof groups)[number]) => (
    <div key={title ?? 'first'}>
      {title && !(isPinned && title === 'nav.account') && (
        <p className="px-3 pb-0.5 text-caption font-medium text-muted">{t(title)}</p>
      )}
      <ul className="grid">
        {pages.map((page) => (
          <Entry key={page.path} page={page} unread={unread}>
            {page.path === paths.account && sections}
          </Entry>
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
        {groups.slice(0, -1).map(show)}
      </div>
      <div className={isPinned ? 'border-t border-line pt-3' : ''}>{groups.slice(-1).map(show)}</div>
    </nav>
  );
}

type EntryProps = {
  readonly page: PortalPage;
  readonly unread: number | undefined;
  readonly children: ReactNode;
};

function Entry({ page, unread = 0, children }: EntryProps) {
  const { t } = useTranslation('member');
  const { pathname } = useLocation();
  const isHere = page.path === menuPathOf(pathname);
  return (
    <li>
      <Link to={page.path} aria-current={isHere ? 'page' : undefined} className={menuEntry}>
        {page.icon === 'home' || page.icon === 'settings' ? (
          <Icon name={page.icon} />
        ) : (
          <PortalIcon name={page.icon} />
        )}
        {t(page.title)}
        {page.path === paths.notices && unread > 0 && <Unread count={unread} />}
      </Link>
      {isHere && children}
    </li>
  );
}

const maxShown = 99;

function Unread({ count }: { readonly count: number }) {
  const { t } = useTranslation('member');
  return (
    <span
      data-unread={count}
      className="ms-auto min-w-6 rounded-full bg-primary-7 px-1.5 text-center text-caption font-semibold text-on-primary tabular-nums"
    >
      <span aria-hidden="true">{count > maxShown ? `${maxShown}+` : count}</span>
      <span className="sr-only">{t('notices.unread', { count })}</span>
    </span>
  );
}
