import { useQueryClient } from '@tanstack/react-query';
import { walletKey, withdrawalsKey } from '../../app/portal/wallet-key.ts';
import { useSession } from '../../app/session-context.tsx';

/** Reads again what a movement makes old: the wallet, what is paid out, and the account's own figures. */
export function useReloadWallet(): () => Promise<unknown> {
  const queries = useQueryClient();
  const { reload } = useSession();
  return () =>
    Promise.all([
      reload(),
      ...[walletKey, withdrawalsKey].map((queryKey) => queries.invalidateQueries({ queryKey })),
    ]);
}
