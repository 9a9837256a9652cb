import { useTranslation } from '@onehaul/i18n/react';
import { KeyButton } from '../kit/key-button.tsx';
import type { useScale } from './use-scale.ts';

/** Connects the scale, where there could be one and it does not speak yet. */
export function ScaleKey({ scale: { state, connect } }: { readonly scale: ReturnType<typeof useScale> }) {
  const { t } = useTranslation('station');
  if (state === 'none' || state === 'on') return null;
  return (
    <KeyButton act="scale" onPress={connect}>
      {t(state === 'failed' ? 'measure.scaleFailed' : 'measure.scale')}
    </KeyButton>
  );
}
