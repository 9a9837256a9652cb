import { useTranslation } from '@onehaul/i18n/react';
import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { readLength, readWeight } from './measures.ts';

export const measureNames = ['weight', 'length', 'width', 'height'] as const;
export type MeasureName = (typeof measureNames)[number];
export type TypedMeasures = Readonly<Record<MeasureName, string>>;
export const noMeasures: TypedMeasures = { weight: '', length: '', width: '', height: '' };

export const readMeasure = (name: MeasureName, typed: string) =>
  name === 'weight' ? readWeight(typed) : readLength(typed);

type Props = {
  readonly typed: TypedMeasures;
  readonly onType: (name: MeasureName, text: string) => void;
  /** Called on Enter in a valid field, with the timestamp of each character. */
  readonly onEnter: (name: MeasureName, typedAtMs: readonly number[]) => void;
  readonly fields: RefObject<HTMLDivElement | null>;
  readonly onFocusField?: (name: MeasureName) => void;
};

/** Weight and three sides; Enter moves to the next field. */
export function MeasureFields({ typed, onType, onEnter, fields, onFocusField }: Props) {
  const { t } = useTranslation('station');
  const typedAt = useRef<number[]>([]);

  function press(event: KeyboardEvent<HTMLInputElement>, name: MeasureName) {
    if (event.key.length === 1) typedAt.current.push(event.timeStamp);
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onEnter(name, typedAt.current);
    typedAt.current = [];
  }

  return (
    <div ref={fields} className="grid grid-cols-2 gap-x-4 gap-y-2 md:grid-cols-4">
      {measureNames.map((name, index) => {
        const isWrong = typed[name] !== '' && readMeasure(name, typed[name]) === undefined;
        return (
          <label key={name} className="flex min-w-0 flex-col gap-1.5">
            <span className="text-body font-semibold">{t(`measure.${name}`)}</span>
            <input
              data-measure={name}
              data-station-field=""
              {...(index === 0 && { 'data-scan-field': 'weight' })}
              inputMode="decimal"
              autoComplete="off"
              aria-invalid={isWrong}
              value={typed[name]}
              maxLength={40}
              onFocus={({ currentTarget }) => {
                typedAt.current = [];
                currentTarget.select();
                onFocusField?.(name);
              }}
              onChange={({ target }) => onType(name, target.value)}
              onKeyDown={(event) => press(event, name)}
              className="h-[clamp(60px,8vh,88px)] w-full min-w-0 rounded-card border-2 border-line-strong bg-surface px-4 font-mono text-[clamp(26px,4vh,44px)] outline-none focus:border-primary-7 focus:ring-4 focus:ring-primary-4 aria-invalid:border-danger"
            />
          </label>
        );
      })}
    </div>
  );
}
