import type { InboundState } from '@onehaul/domain/stock/inbound';
import { useTranslation } from '@onehaul/i18n/react';
import { StateMark } from '@onehaul/ui/list/state-mark';

const tones = { expected: 'warning', received: 'positive', cancelled: 'neutral' } as const;

export function InboundStateMark({ state }: { readonly state: InboundState }) {
  const { t } = useTranslation('stock');
  return (
    <span data-state={state}>
      <StateMark tone={tones[state]}>{t(`inbound.${state}`)}</StateMark>
    </span>
  );
}
