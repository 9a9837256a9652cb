import type { ImportState } from '@onehaul/domain/import/import-state';
import { useTranslation } from '@onehaul/i18n/react';
import { StateMark } from '@onehaul/ui/list/state-mark';

const tones = {
  reading: 'neutral',
  wrong: 'danger',
  verified: 'warning',
  committed: 'positive',
  failed: 'danger',
} as const satisfies Record<ImportState, string>;

export function ImportStateMark({ state }: { readonly state: ImportState }) {
  const { t } = useTranslation('imports');
  return (
    <span data-import-state={state}>
      <StateMark tone={tones[state]}>{t(`state.${state}`)}</StateMark>
    </span>
  );
}
