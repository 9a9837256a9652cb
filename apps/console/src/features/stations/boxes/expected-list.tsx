import type { ArrivingOrder } from '@onehaul/contract/console/boxes';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { ToneMark } from '../kit/tones.tsx';
import { boxDifference } from './box-difference.ts';

type Props = {
  readonly order: ArrivingOrder;
  readonly current: number | undefined;
  readonly mayChange: boolean;
  readonly onChoose: (boxNumber: number) => void;
};

/** Announced boxes with their status; differences are highlighted. */
export function ExpectedList({ order, current, mayChange, onChoose }: Props) {
  const { t, i18n } = useTranslation('boxes');
  const { weight, length } = measuresIn(i18n.language);
  const sizeOf = (box: { lengthMillimetres: number; widthMillimetres: number; heightMillimetres: number }) =>
    [box.lengthMillimetres, box.widthMillimetres, box.heightMillimetres].map(length).join(' × ');
  return (
    <section aria-labelledby="expected" className="flex flex-col gap-1.5">
      <h2 id="expected" className="text-small font-semibold">
        {t('announced', {
          count: order.expected.length,
          received: order.expected.filter(({ receivedAt }) => receivedAt !== null).length,
        })}
      </h2>
      <ul data-expected={order.expected.length} className="flex flex-col gap-1.5">
        {order.expected.map((box) => {
          const measured = order.boxes.find(({ boxNumber }) => boxNumber === box.boxNumber);
          const difference = measured && boxDifference(box, measured);
          const state = !measured ? 'missing' : measured.hasProof ? 'there' : 'noPhoto';
          return (
            <li key={box.boxNumber}>
              <button
                type="button"
                data-box={box.boxNumber}
                data-state={state}
                disabled={!mayChange}
                aria-pressed={box.boxNumber === current}
                onClick={() => onChoose(box.boxNumber)}
                className="grid w-full grid-cols-[auto_1fr_auto] items-center gap-x-3 rounded-control border border-line bg-surface px-3 py-1.5 text-start pointer-coarse:min-h-control hover:bg-primary-2 aria-pressed:border-primary-7"
              >
                <strong className="font-mono text-title">{box.boxNumber}</strong>
                <span className="grid min-w-0 text-small">
                  <span>
                    {box.mark && <b className="font-mono">{box.mark} </b>}
                    <span className="text-muted">{t('said')}</span> {weight(box.grams)} · {sizeOf(box)}
                  </span>
                  {measured && (
                    <span className={difference?.isLarge ? 'font-semibold text-warning' : ''}>
                      <span className="text-muted">{t('measured')}</span> {weight(measured.grams)} ·{' '}
                      {sizeOf(measured)}
                      {difference?.isLarge && ` · ${t('differs')}`}
                    </span>
                  )}
                </span>
                <span className="flex items-center gap-1.5 text-caption">
                  <ToneMark tone={state === 'there' ? 'good' : 'notice'} />
                  {t(`state.${state}`)}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
