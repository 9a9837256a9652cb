import type { Carton } from '@onehaul/contract/fee';
import { type FilledCarton, roomOf } from '@onehaul/domain/packing/cartons';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { useId, useMemo, useState } from 'react';
import { boxesText } from './advice-words.ts';
import { PackingPicture } from './packing-picture.tsx';
import { boxesBelow } from './packing-scene.ts';

type Props = { readonly carton: Carton; readonly full: FilledCarton };

/** One packed carton: picture, fill level, and box positions as text. */
export function PackingCarton({ carton, full }: Props) {
  const { t, i18n } = useTranslation('advice');
  const measures = measuresIn(i18n.language);
  const id = useId();
  const { placed } = full;
  const [chosenStep, setStep] = useState(placed.length);
  const step = Math.min(chosenStep, placed.length);
  const room = useMemo(() => {
    const { lengthMillimetres, widthMillimetres, heightMillimetres } = roomOf(carton);
    return [lengthMillimetres, widthMillimetres, heightMillimetres] as const;
  }, [carton]);
  const sizeText = (sides: readonly number[]) =>
    `${sides.map((side) => measures.number(side / 10)).join(' × ')} cm`;
  const outside = [carton.lengthMillimetres, carton.widthMillimetres, carton.heightMillimetres];
  return (
    <figure className="@container grid content-start gap-4 rounded-card border border-line bg-surface p-4 sm:p-5">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{carton.name}</span>
        <span className="font-semibold text-primary-9">
          {t('packing.full', { percent: measures.percent(Math.round(full.fillBps / 100) * 100) })}
        </span>
        <span className="basis-full text-small text-muted">
          {t('packing.size', { size: sizeText(outside), weight: measures.weight(full.grams) })}
        </span>
      </figcaption>
      {/* Side by side by the width of the card (container query), not of the page. */}
      <div className="grid items-start gap-x-8 gap-y-4 @min-[520px]:grid-cols-[3fr_2fr]">
        <div className="grid gap-2">
          <PackingPicture room={room} placed={placed} step={step} />
          {placed.length > 1 && (
            <div className="flex items-center gap-3 text-small print:hidden">
              <label htmlFor={id}>{t('packing.step')}</label>
              <input
                id={id}
                type="range"
                min={1}
                max={placed.length}
                value={step}
                aria-valuetext={t('packing.stepOf', { step, count: placed.length })}
                onChange={({ currentTarget }) => setStep(Number(currentTarget.value))}
                className="h-10 min-w-0 grow cursor-pointer accent-primary-7"
              />
              <span aria-hidden="true" className="text-muted">{`${step} / ${placed.length}`}</span>
            </div>
          )}
        </div>
        <div>
          <h3 className="text-small font-semibold">{t('packing.contents')}</h3>
          <ol className="mt-1 text-small text-muted">
            {placed.map((one, index) => {
              const carriers = boxesBelow(one, placed);
              const place =
                carriers.length === 0
                  ? t('packing.onFloor')
                  : t('packing.on', { boxes: boxesText(t, i18n.language, carriers) });
              return (
                <li key={one.box} className="py-0.5">
                  <span className={index < step ? 'font-medium text-ink' : ''}>
                    {t('packing.box', { box: one.box + 1 })}
                  </span>
                  {` · ${sizeText(one.size)} · ${place}`}
                </li>
              );
            })}
          </ol>
        </div>
      </div>
    </figure>
  );
}
