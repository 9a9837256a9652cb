import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { useCallsOnDemand } from '../calls-on-demand.ts';
import { loadAccount } from '../session/account.ts';
import { useSessionValue } from '../session/session-value.ts';
import { SessionProvider } from '../session-context.tsx';
import { useNewQueryClient } from './use-query-client.ts';

type Props = {
  /** Data of the page around it; when the server has sent it again, this part reloads as well. */
  readonly version: unknown;
  readonly children: ReactNode;
};

/**
 * Session and query cache of a part of an own page that makes calls, such as a drawer; loaded when the part is opened.
 * After a change the data of the page is loaded again.
 */
export function CallsPart({ version, children }: Props) {
  const session = useSessionValue();
  const startCalls = useCallsOnDemand();
  const { revalidate } = useRevalidator();
  const queries = useNewQueryClient(useCallback(() => void revalidate(), [revalidate]));

  useEffect(() => {
    startCalls();
    // Only some parts show the account; they render without it until then.
    loadAccount().catch(() => undefined);
  }, [startCalls]);

  const seen = useRef(version);
  useEffect(() => {
    if (seen.current === version) return;
    seen.current = version;
    void queries.invalidateQueries();
  }, [version, queries]);

  return (
    <SessionProvider value={session}>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </SessionProvider>
  );
}
