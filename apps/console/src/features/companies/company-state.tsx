import type { TenantState } from '@onehaul/domain/tenant';
import { useTranslation } from '@onehaul/i18n/react';
import { StateMark } from '@onehaul/workbench/state-mark';

const tones = { active: 'positive', suspended: 'danger', closing: 'warning', closed: 'neutral' } as const;

export function CompanyState({ state }: { readonly state: TenantState }) {
  const { t } = useTranslation('companies');
  return <StateMark tone={tones[state]}>{t(`state.${state}`)}</StateMark>;
}
