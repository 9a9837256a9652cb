import { useTranslation } from '@onehaul/i18n/react';
import { AnswerPanel } from '../kit/answer-panel.tsx';
import { KeyButton } from '../kit/key-button.tsx';
import { ScanField } from '../kit/scan-field.tsx';
import { useStation } from '../kit/station-context.tsx';
import { StationScreen } from '../kit/station-screen.tsx';
import { MeasureForm } from './measure-form.tsx';
import { useMeasuring } from './use-measuring.ts';

/** Records weight, size and two photos of a received parcel; its storage period starts here. */
export function MeasureStation() {
  const { t } = useTranslation('station');
  const { answer } = useStation();
  const { work, open, openAnew, nextPiece, close } = useMeasuring();
  if (work) {
    return <MeasureForm key={work.number} work={work} onNextPiece={nextPiece} onClose={close} />;
  }
  return (
    <StationScreen
      name="measure"
      scan={
        <ScanField
          step="number"
          label={t('measure.number')}
          hint={t('scan.hint')}
          onScan={(text) => text && open(text)}
        />
      }
      keys={
        <KeyButton act="redo" isOff={!answer?.number} onPress={() => answer && openAnew(answer.number)}>
          {t('measure.anew')}
        </KeyButton>
      }
    >
      <AnswerPanel ready={t('measure.ready')} />
    </StationScreen>
  );
}
