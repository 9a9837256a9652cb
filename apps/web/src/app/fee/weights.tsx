import type { WeighingResult } from '@onehaul/domain/fee/weigh';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { Icon } from '@onehaul/ui/icon';

type Props = {
  readonly weighed: Pick<
    WeighingResult,
    'basis' | 'actualGrams' | 'volumetricGrams' | 'cubicCentimetres' | 'billed' | 'by'
  >;
};

/** Always shows all three weights and which one is billed. */
export function Weights({ weighed }: Props) {
  const { t, i18n } = useTranslation('fee');
  const { t: bill } = useTranslation('bill');
  const measures = measuresIn(i18n.language);
  const { basis, actualGrams, volumetricGrams, cubicCentimetres, billed, by } = weighed;
  const isVolume = basis === 'volume';
  const size = isVolume
    ? { label: t('weights.volume'), text: measures.volume(cubicCentimetres), isWinner: by === 'volume' }
    : {
        label: t('weights.volumetric'),
        text: measures.weight(volumetricGrams),
        isWinner: by === 'volumetric',
      };
  const figures = [
    {
      label: t('weights.actual'),
      text: measures.weight(actualGrams),
      isWinner: by === 'actual' || by === 'density',
    },
    size,
  ];
  return (
    <div>
      {/* The three share one row at any width: labels wrap, figures never do. */}
      <dl className="grid w-fit max-w-full grid-cols-[repeat(3,minmax(0,auto))] items-end gap-x-4 text-small tabular-nums">
        {figures.map(({ label, text, isWinner }) => (
          <div key={label} className="grid h-full content-between">
            <dt className="text-caption text-muted">{label}</dt>
            <dd className={`whitespace-nowrap ${isWinner ? 'flex items-center gap-1 font-semibold' : ''}`}>
              {text}
              {isWinner && <Icon name="check" className="size-4 shrink-0 text-positive" />}
            </dd>
          </div>
        ))}
        <div className="grid h-full content-between border-s border-line ps-4">
          <dt className="text-caption text-muted">
            {t(isVolume ? 'weights.billedVolume' : 'weights.billed')}
          </dt>
          <dd className="font-semibold whitespace-nowrap">
            {isVolume ? measures.volume(billed) : measures.weight(billed)}
          </dd>
        </div>
      </dl>
      <p className="mt-1 text-caption text-muted">{bill(`by.${by}`)}</p>
    </div>
  );
}
