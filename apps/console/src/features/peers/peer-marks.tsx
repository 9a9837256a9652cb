import type { PeerState } from '@onehaul/domain/peer/credit';
import type { StatementState } from '@onehaul/domain/peer/statement';
import { useTranslation } from '@onehaul/i18n/react';
import { StateMark } from '@onehaul/workbench/state-mark';

export function PeerMark({ state }: { readonly state: PeerState }) {
  const { t } = useTranslation('peerDesk');
  return <StateMark tone={state === 'active' ? 'positive' : 'danger'}>{t(`peerState.${state}`)}</StateMark>;
}

type Statement = { readonly state: StatementState; readonly isOverdue: boolean };

export function StatementMark({ statement: { state, isOverdue } }: { readonly statement: Statement }) {
  const { t } = useTranslation('peerDesk');
  const shown = isOverdue ? 'overdue' : state;
  const tone = isOverdue ? 'danger' : state === 'paid' ? 'positive' : 'warning';
  return <StateMark tone={tone}>{t(`statementState.${shown}`)}</StateMark>;
}
