import type { StaffRow } from '@onehaul/contract/console/staff';
import { useTranslation } from '@onehaul/i18n/react';
import { StateMark } from '@onehaul/workbench/state-mark';

type Props = { readonly person: Pick<StaffRow, 'state' | 'isInvited'> };

export function StaffStateMark({ person: { state, isInvited } }: Props) {
  const { t: words } = useTranslation('staff');
  if (state === 'active' && isInvited)
    return <StateMark tone="warning">{words('staffState.invited')}</StateMark>;
  return (
    <StateMark tone={state === 'active' ? 'positive' : 'danger'}>{words(`staffState.${state}`)}</StateMark>
  );
}
