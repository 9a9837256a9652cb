import type { StaffRow } from '@onehaul/contract/console/staff';
import { useTranslation } from '@onehaul/i18n/react';
import { StateMark } from '@onehaul/workbench/state-mark';

export function StaffStateMark({ state }: Pick<StaffRow, 'state'>) {
  const { t } = useTranslation('console');
  return <StateMark tone={state === 'active' ? 'positive' : 'danger'}>{t(`staffState.${state}`)}</StateMark>;
}
