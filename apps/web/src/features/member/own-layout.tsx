import type { LiveState } from '@onehaul/client/live';
import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useMatches, useRevalidator } from 'react-router';
import { lazyPart } from '../../app/lazy-part.ts';
import { LiveNote } from '../../app/portal/live-note.tsx';
import { useInBrowser } from '../../app/use-in-browser.ts';
import { FirstLoginWarning } from './first-login-warning.tsx';
import { MemberNavigation } from './member-navigation.tsx';
import { PortalFrame } from './portal-frame.tsx';
import { PortalKeys } from './portal-keys.tsx';
import type { MenuProfile } from './side-menu.tsx';
import { PageNotes } from './page-notes.tsx';

type Props = {
  readonly profile: MenuProfile & { readonly isFirstLogin: boolean };
  readonly unread: number;
  readonly children: ReactNode;
};

const PullToRefresh = lazyPart(async () => ({
  default: (await import('../../app/portal/pull-to-refresh.client.tsx')).PullToRefresh,
}));

/** Set by Safari on a page opened from the home screen. */
const isOnHomeScreen = () => (navigator as Navigator & { readonly standalone?: boolean }).standalone === true;

/** Layout of member pages that the server renders. */
export function OwnLayout({ profile, unread, children }: Props) {
  const sections = useMenuPart();
  const canPull = useInBrowser() && isOnHomeScreen();
  return (
    <PortalFrame navigation={<MemberNavigation profile={profile} unread={unread} sections={sections} />}>
      {profile.isFirstLogin && <FirstLoginWarning />}
      <LiveNote state={useLiveReload()} />
      <PortalKeys />
      {canPull && (
        <Suspense>
          <PullToRefresh />
        </Suspense>
      )}
      {children}
      <PageNotes className="desktop:hidden" />
    </PortalFrame>
  );
}

/** What a page adds under its entry of the menu, by its route's handle: other pages do not load it. */
function useMenuPart(): ReactNode {
  const handle = useMatches().at(-1)?.handle as { readonly MenuPart?: ComponentType } | undefined;
  return handle?.MenuPart && <handle.MenuPart />;
}

/** Time for the page's own scripts and pictures before the connection for live updates opens. */
const startAfterMs = 2_000;

/** Reloads the page's data on events of the server. */
function useLiveReload(): LiveState {
  const { revalidate } = useRevalidator();
  const [state, setState] = useState<LiveState>('connecting');
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    const start = async () => {
      const { staySignedIn } = await import('../../app/session/stay-signed-in.ts');
      if (!isGone) stop = staySignedIn({ onChange: () => void revalidate(), onState: setState });
    };
    // Without live updates the page still works.
    const timer = setTimeout(() => void start().catch(() => undefined), startAfterMs);
    return () => {
      isGone = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [revalidate]);
  return state;
}
