import { useTranslation } from '@onehaul/i18n/react';
import { Link, useLocation, useRouteLoaderData } from 'react-router';
import { paths } from '../../app/paths.ts';
import { useInBrowser } from '../../app/use-in-browser.ts';
import { sectionsOf } from './sections.ts';
import { menuEntry } from './side-menu.tsx';

type AccountData = { readonly profile: { readonly isMainAccount: boolean } };

/** Links to the sections of the account page, under its entry in the menu. */
export function AccountSections() {
  const { t } = useTranslation('account');
  const { hash } = useLocation();
  // The server does not know the hash.
  const isInBrowser = useInBrowser();
  const data = useRouteLoaderData<AccountData>('routes/member-account');
  if (!data) return null;
  return (
    <ul className="ms-5.5 mt-1 grid border-s border-line ps-3.5">
      {sectionsOf(data.profile).map(({ id, title }) => (
        <li key={id}>
          <Link
            to={`${paths.account}#${id}`}
            aria-current={isInBrowser && hash === `#${id}` ? 'location' : undefined}
            className={`${menuEntry} min-h-9 pointer-coarse:min-h-control font-regular`}
          >
            {t(title)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
