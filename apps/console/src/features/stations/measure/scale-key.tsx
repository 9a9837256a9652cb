import { useTranslation } from '@onehaul/i18n/react';
import { KeyButton } from '../kit/key-button.tsx';
import type { useScale } from './use-scale.ts';

/** Button that connects the scale, where Web Serial is available and no scale is connected. */
export function ScaleKey({ scale: { state, connect } }: { readonly scale: ReturnType<typeof useScale> }) {
  const { t } = useTranslation('station');
  if (state === 'none' || state === 'on') return null;
  return (
    <KeyButton act="scale" onPress={connect}>
      {t(state === 'failed' ? 'measure.scaleFailed' : 'measure.scale')}
    </KeyButton>
  );
}
