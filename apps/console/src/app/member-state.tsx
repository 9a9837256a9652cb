import type { MemberState } from '@onehaul/domain/member';
import { useTranslation } from '@onehaul/i18n/react';
import { StateMark } from '@onehaul/workbench/state-mark';

const tones = { active: 'positive', suspended: 'danger', cancelling: 'warning', erased: 'neutral' } as const;
export const memberStates = Object.keys(tones) as MemberState[];

export function isMemberState(value: string | undefined): value is MemberState {
  return value !== undefined && Object.hasOwn(tones, value);
}

export function MemberStateMark({ state }: { readonly state: MemberState }) {
  const { t } = useTranslation('console');
  return <StateMark tone={tones[state]}>{t(`memberState.${state}`)}</StateMark>;
}
