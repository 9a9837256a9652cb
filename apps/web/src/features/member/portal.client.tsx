import type { Profile } from '@onehaul/contract/member';
import { WorkbenchProvider } from '@onehaul/workbench/provider';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { LiveUpdates } from '../../app/portal/live-updates.tsx';
import { useRootData } from '../../app/root-data.ts';
import { mayRetry } from '../../app/portal/failure.ts';
import { FirstLoginWarning } from './first-login-warning.tsx';
import { PortalNavigation } from './portal-navigation.tsx';

type Props = { readonly profile: Profile; readonly children: ReactNode };

export function Portal({ profile, children }: Props) {
  const { shop, language } = useRootData();
  return (
    <WorkbenchProvider theme={shop} language={language}>
      <QueriesOf key={profile.id}>
        <div className="min-h-[calc(100dvh-var(--header-height))] bg-sunken">
          <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-4 py-4 lg:grid-cols-[calc(var(--spacing)*56)_minmax(0,1fr)] lg:py-8">
            <PortalNavigation profile={profile} />
            <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
              {profile.isFirstLogin && <FirstLoginWarning />}
              <LiveUpdates />
              {children}
            </div>
          </div>
        </div>
      </QueriesOf>
    </WorkbenchProvider>
  );
}

/** What was read for one account is gone with it. */
function QueriesOf({ children }: { readonly children: ReactNode }) {
  const client = useMemo(
    () => new QueryClient({ defaultOptions: { queries: { retry: mayRetry, staleTime: 30_000 } } }),
    [],
  );
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
