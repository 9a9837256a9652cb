import type { PackedBox, PackOrder } from '@onehaul/contract/console/fulfilment';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { ToneMark } from '../kit/tones.tsx';

type Props = {
  readonly order: Pick<PackOrder, 'boxes' | 'parcels' | 'items'>;
  readonly current: number | undefined;
  readonly mayChange: boolean;
  readonly onChange: (box: PackedBox) => void;
};

/** Rows rendered at most: a scan must not wait for a thousand rows. */
const maxBoxes = 30;
const maxParcels = 100;

/** Boxes packed so far; boxes without a proof photo and empty boxes are highlighted. */
export function BoxList({ order, current, mayChange, onChange }: Props) {
  const { t, i18n } = useTranslation('packing');
  const { weight, length } = measuresIn(i18n.language);
  const { boxes } = order;
  const held = heldIn(order);
  // Shows the newest boxes; of the older ones only those that lack something.
  const shown = boxes.filter(
    ({ boxNumber, hasProof }, index) =>
      boxes.length - index <= maxBoxes || !hasProof || !held.get(boxNumber) || boxNumber === current,
  );
  return (
    <section aria-labelledby="boxes" className="flex flex-col gap-1.5">
      <h2 id="boxes" className="text-small font-semibold">
        {t('pack.boxes')}
      </h2>
      {boxes.length === 0 && <p className="text-small text-muted">{t('pack.noBoxes')}</p>}
      <ul data-boxes={boxes.length} className="flex flex-col gap-1.5">
        {boxes.length > shown.length && (
          <li className="text-small text-muted">{t('more', { left: boxes.length - shown.length })}</li>
        )}
        {shown.map((box) => (
          <li key={box.boxNumber}>
            <button
              type="button"
              data-box={box.boxNumber}
              data-proof={box.hasProof}
              disabled={!mayChange}
              aria-pressed={box.boxNumber === current}
              onClick={() => onChange(box)}
              className="grid w-full grid-cols-[auto_1fr_auto] items-center gap-x-3 rounded-control border border-line bg-surface px-3 py-1.5 text-start pointer-coarse:min-h-control hover:bg-primary-2 aria-pressed:border-primary-7"
            >
              <strong className="font-mono text-title">
                <span className="sr-only">{t('pack.change', { box: '' })}</span>
                {box.boxNumber}
              </strong>
              <span className="min-w-0 text-small">
                <b>{weight(box.grams)}</b>{' '}
                {[box.lengthMillimetres, box.widthMillimetres, box.heightMillimetres].map(length).join(' × ')}
                {box.cartonName && ` · ${box.cartonName}`} · <Held count={held.get(box.boxNumber) ?? 0} />
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

/** Number of pieces in each box. */
function heldIn({ parcels, items }: Props['order']): Map<number, number> {
  const held = new Map<number, number>();
  const put = (boxNumber: number, count: number) => held.set(boxNumber, (held.get(boxNumber) ?? 0) + count);
  for (const { boxNumber } of parcels) if (boxNumber !== null) put(boxNumber, 1);
  for (const { boxed } of items) for (const { boxNumber, quantity } of boxed) put(boxNumber, quantity);
  return held;
}

function Held({ count }: { readonly count: number }) {
  const { t } = useTranslation('packing');
  if (count > 0) return t('pack.holds', { count });
  return <b className="text-warning">{t('pack.emptyBox')}</b>;
}

type ParcelsProps = {
  readonly order: PackOrder;
  readonly inThisBox: readonly number[];
  readonly mayChange: boolean;
  readonly onToggle: (id: number) => void;
};

/** Parcels to pack; a scan or a click assigns one to the current box. */
export function ParcelList({ order, inThisBox, mayChange, onToggle }: ParcelsProps) {
  const { t, i18n } = useTranslation('packing');
  const { weight } = measuresIn(i18n.language);
  const here = new Set(inThisBox);
  // In very large orders parcels in other boxes are hidden as done.
  const open =
    order.parcels.length > maxParcels
      ? order.parcels.filter(({ id, boxNumber }) => boxNumber === null || here.has(id))
      : order.parcels;
  const shown = open.slice(0, maxParcels);
  return (
    <section aria-labelledby="parcels" className="flex flex-col gap-1.5">
      <h2 id="parcels" className="flex flex-wrap items-baseline gap-x-2 text-small font-semibold">
        {t('pack.parcels')}
        <span className="text-caption font-regular text-muted">{t('pack.parcelsHint')}</span>
      </h2>
      <ul className="flex flex-col">
        {shown.map(({ id, courierNumber, piece, goodsName, weightGrams, isPicked, boxNumber }) => (
          <li key={id}>
            <button
              type="button"
              data-parcel={courierNumber}
              disabled={!mayChange}
              aria-pressed={here.has(id)}
              onClick={() => onToggle(id)}
              className="grid w-full grid-cols-[1fr_auto] items-center gap-x-3 rounded-small border border-transparent border-b-line px-1 py-1 text-start pointer-coarse:min-h-control hover:bg-primary-2 aria-pressed:border-primary-7 aria-pressed:bg-primary-1"
            >
              <span className="min-w-0 truncate">
                <span className="font-mono text-small">
                  {piece > 1 ? `${courierNumber} (${piece})` : courierNumber}
                </span>{' '}
                <span className="text-caption text-muted">
                  {[goodsName, weightGrams !== null && weight(weightGrams)].filter(Boolean).join(' · ')}
                </span>
              </span>
              <ParcelPlace isPicked={isPicked} isHere={here.has(id)} boxNumber={boxNumber} />
            </button>
          </li>
        ))}
        {order.parcels.length > shown.length && (
          <li className="py-1 text-small text-muted">
            {t('more', { left: order.parcels.length - shown.length })}
          </li>
        )}
      </ul>
    </section>
  );
}

type Place = { readonly isPicked: boolean; readonly isHere: boolean; readonly boxNumber: number | null };

/** Location of a parcel; an order cannot be closed while one is unboxed. */
function ParcelPlace({ isPicked, isHere, boxNumber }: Place) {
  const { t } = useTranslation('packing');
  if (!isPicked) return <span className="text-caption font-semibold text-danger">{t('pack.notPicked')}</span>;
  if (isHere) return <span className="text-caption font-semibold">{t('pack.inThisBox')}</span>;
  if (boxNumber === null)
    return <span className="text-caption font-semibold text-warning">{t('pack.notBoxed')}</span>;
  return <span className="text-caption text-muted">{t('pack.inBox', { box: boxNumber })}</span>;
}
