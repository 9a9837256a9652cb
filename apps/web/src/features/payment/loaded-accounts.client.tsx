import type { BankAccount } from '@onehaul/contract/payment';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CallFailure } from '../../app/portal/call-failure.tsx';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';
import { PanelSkeleton } from './panel-skeleton.tsx';
import { bankAccountsQuery } from './payment-queries.ts';

type Props = { readonly children: (accounts: readonly BankAccount[]) => ReactNode };

/** The shop's bank accounts, where the page has not loaded them. */
export function LoadedAccounts({ children }: Props) {
  const { data, error, refetch } = useQuery(bankAccountsQuery(useSendWithMessage()));
  if (!data && error) return <CallFailure error={error} onRetry={() => void refetch()} />;
  return data ? children(data) : <PanelSkeleton />;
}
