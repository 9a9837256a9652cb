import type { PackedBox, PackOrder } from '@onehaul/contract/console/order-work';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { ToneMark } from '../kit/tones.tsx';

type Props = {
  readonly boxes: readonly PackedBox[];
  readonly current: number | undefined;
  readonly mayChange: boolean;
  readonly onChange: (box: PackedBox) => void;
};

/** What is packed so far; a box without a photo of it as it is stands out. */
export function BoxList({ boxes, current, mayChange, onChange }: Props) {
  const { t, i18n } = useTranslation('packing');
  const { weight, length } = measuresIn(i18n.language);
  return (
    <section aria-labelledby="boxes" className="flex flex-col gap-1.5">
      <h2 id="boxes" className="text-small font-semibold">
        {t('pack.boxes')}
      </h2>
      {boxes.length === 0 && <p className="text-small text-muted">{t('pack.noBoxes')}</p>}
      <ul data-boxes={boxes.length} className="flex flex-col gap-1.5">
        {boxes.map((box) => (
          <li key={box.boxNumber}>
            <button
              type="button"
              data-box={box.boxNumber}
              data-proof={box.hasProof}
              disabled={!mayChange}
              aria-pressed={box.boxNumber === current}
              onClick={() => onChange(box)}
              className="grid w-full grid-cols-[auto_1fr_auto] items-center gap-x-3 rounded-control border border-line bg-surface px-3 py-1.5 text-start hover:bg-primary-2 aria-pressed:border-primary-7"
            >
              <strong className="font-mono text-title">
                <span className="sr-only">{t('pack.change', { box: '' })}</span>
                {box.boxNumber}
              </strong>
              <span className="min-w-0 text-small">
                <b>{weight(box.grams)}</b>{' '}
                {[box.lengthMillimetres, box.widthMillimetres, box.heightMillimetres].map(length).join(' × ')}
                {box.cartonName && ` · ${box.cartonName}`}
              </span>
              <span className="flex items-center gap-1.5 text-caption">
                <ToneMark tone={box.hasProof ? 'good' : 'notice'} />
                {t(box.hasProof ? 'pack.hasPhoto' : 'pack.lacksPhoto')}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

type ParcelsProps = {
  readonly order: PackOrder;
  readonly inThisBox: readonly number[];
  readonly mayChange: boolean;
  readonly onToggle: (id: number) => void;
};

/** What goes in. A scan or a click says in which box it is. */
export function ParcelList({ order, inThisBox, mayChange, onToggle }: ParcelsProps) {
  const { t, i18n } = useTranslation('packing');
  const { weight } = measuresIn(i18n.language);
  return (
    <section aria-labelledby="parcels" className="flex flex-col gap-1.5">
      <h2 id="parcels" className="flex flex-wrap items-baseline gap-x-2 text-small font-semibold">
        {t('pack.parcels')}
        <span className="text-caption font-regular text-muted">{t('pack.parcelsHint')}</span>
      </h2>
      <ul className="flex flex-col">
        {order.parcels.map(({ id, courierNumber, piece, goodsName, weightGrams, isPicked, boxNumber }) => (
          <li key={id}>
            <button
              type="button"
              data-parcel={courierNumber}
              disabled={!mayChange}
              aria-pressed={inThisBox.includes(id)}
              onClick={() => onToggle(id)}
              className="grid w-full grid-cols-[1fr_auto] items-center gap-x-3 rounded-small border border-transparent border-b-line px-1 py-1 text-start hover:bg-primary-2 aria-pressed:border-primary-7 aria-pressed:bg-primary-1"
            >
              <span className="min-w-0 truncate">
                <span className="font-mono text-small">
                  {piece > 1 ? `${courierNumber} (${piece})` : courierNumber}
                </span>{' '}
                <span className="text-caption text-muted">
                  {[goodsName, weightGrams !== null && weight(weightGrams)].filter(Boolean).join(' · ')}
                </span>
              </span>
              <span className={`text-caption ${isPicked ? 'text-muted' : 'font-semibold text-danger'}`}>
                {isPicked ? boxNumber !== null && t('pack.inBox', { box: boxNumber }) : t('pack.notPicked')}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
