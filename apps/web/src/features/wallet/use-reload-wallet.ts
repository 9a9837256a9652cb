import { useQueryClient } from '@tanstack/react-query';
import { walletKey, withdrawalsKey } from '../../app/portal/wallet-key.ts';
import { useSession } from '../../app/session-context.tsx';

/** Invalidates the queries that a movement affects: wallet, withdrawals and the account. */
export function useReloadWallet(): () => Promise<unknown> {
  const queries = useQueryClient();
  const { reload } = useSession();
  return () =>
    Promise.all([
      reload(),
      ...[walletKey, withdrawalsKey].map((queryKey) => queries.invalidateQueries({ queryKey })),
    ]);
}
