import { useTranslation } from '@onehaul/i18n/react';
import type { ReactNode } from 'react';
import { MeasureFields, type MeasureName } from '../measure/measure-fields.tsx';
import { CameraView } from './camera-view.tsx';
import type { MeasuredBox } from './use-measured-box.ts';

type Props = {
  readonly box: MeasuredBox;
  readonly boxNumber: number | undefined;
  /** Box number and further details. */
  readonly title: ReactNode;
  readonly pendingWords: (count: number) => string;
  /** What to do next; hidden while there is an error. */
  readonly hint: string;
  readonly isHintWarning?: boolean;
  readonly onType?: (name: MeasureName) => void;
  readonly onEnter: (name: MeasureName) => void;
};

/** Form of the box being measured, with camera and validation errors. */
export function MeasuredBoxPanel({
  box,
  boxNumber,
  title,
  pendingWords,
  hint,
  isHintWarning = false,
  onType,
  onEnter,
}: Props) {
  const { t } = useTranslation('station');
  const { typed, setTyped, pictures, alertText, fields, camera } = box;
  return (
    <div className="flex flex-col gap-2 rounded-card border border-line-strong bg-sunken p-4">
      <h2
        className="flex flex-wrap items-baseline gap-x-4 text-lead font-semibold"
        data-box-number={boxNumber ?? ''}
      >
        {title}
        {pictures.length > 0 && (
          <span data-pictures-pending={pictures.length} className="text-small font-regular text-information">
            {pendingWords(pictures.length)}
          </span>
        )}
      </h2>
      <div className="flex gap-4 max-md:flex-col md:items-end">
        <div className="min-w-0 grow">
          <MeasureFields
            onFocusField={box.keepValue}
            typed={typed}
            onType={(name, text) => {
              setTyped({ ...typed, [name]: text });
              onType?.(name);
            }}
            onEnter={onEnter}
            fields={fields}
          />
        </div>
        <CameraView camera={camera} label={t('measure.camera')} />
      </div>
      <div className="min-h-6 text-body font-semibold">
        <p role="alert" data-said={alertText !== ''} className="text-danger">
          {alertText}
        </p>
        {alertText === '' && (
          <p data-next-step className={isHintWarning ? 'text-danger' : 'text-ink'}>
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
