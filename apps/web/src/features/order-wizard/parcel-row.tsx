import type { Parcel } from '@onehaul/contract/parcel';
import { type Measures, measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { boxOf } from './order-shipment.ts';
import { choiceInput, choiceLook } from './part.tsx';
import { numberOf } from './words.ts';

type Props = {
  readonly parcel: Parcel;
  readonly isChosen: boolean;
  /** Reason why it cannot be selected. */
  readonly whyNot: string | undefined;
  readonly isInstant: boolean;
  readonly onChange: (isChosen: boolean) => void;
};

function measuresText(parcel: Parcel, measures: Measures): string | undefined {
  const box = boxOf(parcel);
  if (!box) return undefined;
  const sides = [box.lengthMillimetres, box.widthMillimetres, box.heightMillimetres];
  return `${measures.weight(box.grams)} · ${sides.map((side) => measures.number(side / 10)).join(' × ')} cm`;
}

/** A selectable parcel: number, contents, weight and storage time left. */
export function ParcelRow({ parcel, isChosen, whyNot, isInstant, onChange }: Props) {
  const { t, i18n } = useTranslation('wizard');
  const measures = measuresIn(i18n.language);
  return (
    <li>
      <label data-parcel={parcel.id} className={`${choiceLook} ${whyNot ? 'opacity-70' : ''}`}>
        <input
          type="checkbox"
          className={choiceInput}
          checked={isChosen}
          disabled={whyNot !== undefined && !isChosen}
          aria-label={t('parcels.choose', { number: numberOf(parcel) })}
          onChange={({ target }) => onChange(target.checked)}
        />
        <span className="grid min-w-0 grow gap-x-4 gap-y-0.5 sm:grid-cols-[minmax(0,5fr)_minmax(0,4fr)]">
          <span className="min-w-0">
            <code className="block font-mono font-medium break-all">{numberOf(parcel)}</code>
            <span className="block truncate text-caption text-muted">
              {[parcel.goodsName, parcel.goodsTypeName, `× ${parcel.quantity}`].filter(Boolean).join(' · ')}
            </span>
          </span>
          <span className="min-w-0 sm:text-end">
            <span className="block tabular-nums">
              {measuresText(parcel, measures) ?? (
                <span className="text-muted">{t('parcels.notMeasured')}</span>
              )}
            </span>
            <span className="block text-caption text-muted">
              {whyNot ?? <StorageStatus parcel={parcel} isInstant={isInstant} />}
            </span>
          </span>
        </span>
      </label>
    </li>
  );
}

function StorageStatus({ parcel, isInstant }: Pick<Props, 'parcel' | 'isInstant'>) {
  const { t } = useTranslation('wizard');
  const { state, freeDaysLeft } = parcel;
  const isComing = state === 'forecast' || state === 'received' || state === 'stored';
  if (isInstant && isComing) return t(`instant.state.${state}`);
  if (freeDaysLeft === null) return null;
  return freeDaysLeft > 0 ? (
    t('parcels.freeLeft', { count: freeDaysLeft })
  ) : (
    <span className="text-danger">{t('parcels.storageDue')}</span>
  );
}
