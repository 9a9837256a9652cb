import type { Profile } from '@onehaul/contract/member';
import { WorkbenchProvider } from '@onehaul/workbench/provider';
import { ZoneProvider } from '@onehaul/workbench/zone';
import { QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { LiveUpdates } from '../../app/portal/live-updates.tsx';
import { useRootData } from '../../app/root-data.ts';
import { shouldRetry } from '../../app/failure.ts';
import { useFailureToast } from '../../app/use-failure-toast.ts';
import { FirstLoginWarning } from './first-login-warning.tsx';
import { PortalKeys } from './portal-keys.tsx';
import { PortalNavigation } from './portal-navigation.tsx';
import { ZoneNote } from './zone-note.tsx';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Prefixes of refusal codes the page renders as its own state; they are not toasted (decision 059). */
      readonly expected?: readonly string[];
    };
  }
}

type Props = { readonly profile: Profile; readonly children: ReactNode };

export function Portal({ profile, children }: Props) {
  const { shop, language } = useRootData();
  return (
    <WorkbenchProvider theme={shop} language={language}>
      <ZoneProvider value={shop.timeZone}>
        <QueriesOf key={profile.id}>
          <div className="min-h-[calc(100dvh-var(--header-height))] bg-sunken">
            <div
              data-portal
              className="page-width grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-4 py-4 md:grid-cols-[calc(var(--spacing)*56)_minmax(0,1fr)] md:py-8 max-lg:gap-x-6"
            >
              <PortalNavigation profile={profile} />
              <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
                {profile.isFirstLogin && <FirstLoginWarning />}
                <LiveUpdates />
                <PortalKeys />
                {children}
                <ZoneNote className="md:hidden" />
              </div>
            </div>
          </div>
        </QueriesOf>
      </ZoneProvider>
    </WorkbenchProvider>
  );
}

/**
 * Query cache per account, discarded with it. Failed queries are toasted from any page (decision 059); the
 * component keeps its own retry.
 */
function QueriesOf({ children }: { readonly children: ReactNode }) {
  const showFailure = useFailureToast();
  const client = useMemo(
    () =>
      new QueryClient({
        queryCache: new QueryCache({
          onError: (error, { meta }) => showFailure(error, { expected: meta?.expected }),
        }),
        defaultOptions: { queries: { retry: shouldRetry, staleTime: 30_000 } },
      }),
    [showFailure],
  );
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
