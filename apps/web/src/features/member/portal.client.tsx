import type { Profile } from '@onehaul/contract/member';
import { WorkbenchProvider } from '@onehaul/workbench/provider';
import { ZoneProvider } from '@onehaul/workbench/zone';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LiveUpdates } from '../../app/portal/live-updates.tsx';
import { useNewQueryClient } from '../../app/portal/use-query-client.ts';
import { useRootData } from '../../app/root-data.ts';
import { FirstLoginWarning } from './first-login-warning.tsx';
import { PortalFrame } from './portal-frame.tsx';
import { PortalKeys } from './portal-keys.tsx';
import { PortalNavigation } from './portal-navigation.tsx';
import { ZoneNote } from './zone-note.tsx';

type Props = { readonly profile: Profile; readonly children: ReactNode };

export function Portal({ profile, children }: Props) {
  const { shop, language } = useRootData();
  return (
    <WorkbenchProvider theme={shop} language={language}>
      <ZoneProvider value={shop.timeZone}>
        <QueriesOf key={profile.id}>
          <PortalFrame navigation={<PortalNavigation profile={profile} />}>
            {profile.isFirstLogin && <FirstLoginWarning />}
            <LiveUpdates />
            <PortalKeys />
            {children}
            <ZoneNote className="desktop:hidden" />
          </PortalFrame>
        </QueriesOf>
      </ZoneProvider>
    </WorkbenchProvider>
  );
}

/** Query cache per account, discarded with it. */
function QueriesOf({ children }: { readonly children: ReactNode }) {
  return <QueryClientProvider client={useNewQueryClient()}>{children}</QueryClientProvider>;
}
