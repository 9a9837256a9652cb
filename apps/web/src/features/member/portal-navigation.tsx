import type { Profile } from '@onehaul/contract/member';
import { useQuery } from '@tanstack/react-query';
import { unreadQuery } from '../../app/portal/notice-queries.ts';
import { useSend } from '../../app/session-context.tsx';
import { MemberNavigation } from './member-navigation.tsx';

/** Navigation of member pages that the browser renders. */
export function PortalNavigation({ profile }: { readonly profile: Profile }) {
  const { data } = useQuery(unreadQuery(useSend()));
  return <MemberNavigation profile={profile} unread={data?.unread} />;
}
