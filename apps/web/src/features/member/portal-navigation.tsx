import type { Profile } from '@onehaul/contract/member';
import { useTranslation } from '@onehaul/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { paths } from '../../app/paths.ts';
import { unreadQuery } from '../../app/portal/notice-queries.ts';
import { useSend } from '../../app/session-context.tsx';
import { MemberNavigation } from './member-navigation.tsx';
import { sectionsOf } from './sections.ts';
import { menuEntry } from './side-menu.tsx';

type Props = { readonly profile: Profile };

/** Navigation of member pages that the browser renders. */
export function PortalNavigation({ profile }: Props) {
  const { data } = useQuery(unreadQuery(useSend()));
  return (
    <MemberNavigation profile={profile} unread={data?.unread} sections={<Sections profile={profile} />} />
  );
}

function Sections({ profile }: Props) {
  const { t } = useTranslation('member');
  const { hash } = useLocation();
  return (
    <ul className="ms-5.5 mt-1 grid border-s border-line ps-3.5">
      {sectionsOf(profile).map(({ id, title }) => (
        <li key={id}>
          <Link
            to={`${paths.account}#${id}`}
            aria-current={hash === `#${id}` ? 'location' : undefined}
            className={`${menuEntry} min-h-9 font-regular`}
          >
            {t(title)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
