import type { Weighed } from '@onehaul/domain/fee/weigh';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { Icon } from '@onehaul/ui/icon';

type Props = {
  readonly weighed: Pick<
    Weighed,
    'basis' | 'actualGrams' | 'volumetricGrams' | 'cubicCentimetres' | 'billed' | 'by'
  >;
};

/** Always the three together, and which one won. */
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
      <dl className="flex flex-wrap gap-x-6 gap-y-2 text-small">
        {figures.map(({ label, text, isWinner }) => (
          <div key={label}>
            <dt className="text-caption text-muted">{label}</dt>
            <dd className={isWinner ? 'flex items-center gap-1 font-semibold' : ''}>
              {text}
              {isWinner && <Icon name="check" className="size-4 text-positive" />}
            </dd>
          </div>
        ))}
        <div className="border-s border-line ps-6">
          <dt className="text-caption text-muted">
            {t(isVolume ? 'weights.billedVolume' : 'weights.billed')}
          </dt>
          <dd className="font-semibold">{isVolume ? measures.volume(billed) : measures.weight(billed)}</dd>
        </div>
      </dl>
      <p className="mt-1 text-caption text-muted">{bill(`by.${by}`)}</p>
    </div>
  );
}
