import { useTranslation } from '@onehaul/i18n/react';
import { Icon } from '@onehaul/ui/icon';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { paths } from '../../app/paths.ts';
import { PortalIcon } from '../../app/portal/portal-icon.tsx';
import { useShop } from '../../app/shop-context.tsx';
import { bottomPages, menuPathOf } from './portal-pages.ts';

type Props = {
  readonly unread: number | undefined;
  /** The whole menu, which the last tab opens. */
  readonly children: ReactNode;
};

const tab =
  'relative flex min-h-14 w-full flex-col items-center justify-center gap-0.5 px-0.5 text-center text-caption leading-tight text-muted aria-[current]:font-semibold aria-[current]:text-primary-9';

/** The most used pages within reach of the thumb, below 1024 px. */
export function BottomTabs({ unread = 0, children }: Props) {
  const { t } = useTranslation('member');
  const { modules } = useShop();
  const sheet = useRef<HTMLDialogElement>(null);
  const { key, pathname } = useLocation();
  const pages = bottomPages(modules);
  const here = menuPathOf(pathname);
  const isHere = (path: string) => path === here || (path === paths.placeOrder && here === paths.immediate);

  // Closes the menu after a navigation.
  useEffect(() => sheet.current?.close(), [key]);

  return (
    <div className="desktop:hidden print:hidden">
      <nav
        aria-label={t('tab.title')}
        className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-page pb-[env(safe-area-inset-bottom)]"
      >
        <ul className="flex *:grow *:basis-0">
          {pages.map(({ path, text, icon }) => (
            <li key={path}>
              <Link to={path} aria-current={isHere(path) ? 'page' : undefined} className={tab}>
                {icon === 'home' ? <Icon name={icon} /> : <PortalIcon name={icon} />}
                {t(text)}
              </Link>
            </li>
          ))}
          <li>
            <button
              type="button"
              aria-haspopup="dialog"
              data-all-pages
              aria-current={pages.some(({ path }) => isHere(path)) ? undefined : 'true'}
              onClick={() => sheet.current?.showModal()}
              className={tab}
            >
              <Icon name="person" />
              {t('tab.me')}
              {unread > 0 && (
                <span className="absolute top-1.5 left-[calc(50%+8px)] size-2 rounded-full bg-danger">
                  <span className="sr-only">{t('notices.unread', { count: unread })}</span>
                </span>
              )}
            </button>
          </li>
        </ul>
      </nav>
      <dialog
        ref={sheet}
        aria-label={t('nav.title')}
        closedby="any"
        className="mx-0 mt-auto mb-0 max-h-[85dvh] w-full max-w-none overflow-y-auto rounded-t-card bg-page text-ink backdrop:bg-black/40"
      >
        <div className="grid grid-cols-[minmax(0,1fr)] gap-2 p-4 pb-[calc(--spacing(4)+env(safe-area-inset-bottom))]">
          <button
            type="button"
            aria-label={t('nav.close')}
            onClick={() => sheet.current?.close()}
            className="flex size-control items-center justify-center justify-self-end rounded-control hover:bg-primary-2"
          >
            <Icon name="close" />
          </button>
          {children}
        </div>
      </dialog>
    </div>
  );
}
