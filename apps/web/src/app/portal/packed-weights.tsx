import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import type { ComponentProps } from 'react';
import { Weights } from '../fee/weights.tsx';
import { packagingGrams } from './packaging.ts';

type Props = ComponentProps<typeof Weights> & {
  /** Weight of the parcels themselves, if known. */
  readonly goodsGrams: number | undefined;
  /** True when the boxes were weighed, false when computed. */
  readonly isPacked?: boolean;
};

/** Weights of packed parcels, with an explanation where they differ from the sum of the parcels. */
export const PackedWeights = ({ weighed, goodsGrams, isPacked = false }: Props) => (
  <div>
    <Weights weighed={weighed} />
    <Packaging actualGrams={weighed.actualGrams} goodsGrams={goodsGrams} isPacked={isPacked} />
  </div>
);

type PackagingProps = {
  readonly actualGrams: number;
  readonly goodsGrams: number | undefined;
  readonly isPacked: boolean;
};

/** Explains why the packed weight differs from the parcels' weight. */
function Packaging({ actualGrams, goodsGrams, isPacked }: PackagingProps) {
  const { t, i18n } = useTranslation('member');
  const packaging = packagingGrams(actualGrams, goodsGrams);
  if (!packaging || goodsGrams === undefined) return null;
  const { weight } = measuresIn(i18n.language);
  const isMore = packaging > 0;
  return (
    <div data-packaging={packaging} className="mt-2 rounded-control bg-sunken px-3 py-2 text-caption">
      <p className="font-medium tabular-nums">
        {t(isMore ? 'weights.packaging' : 'weights.unpacked', {
          parcels: weight(goodsGrams),
          packaging: weight(Math.abs(packaging)),
        })}
      </p>
      <p className="text-muted">
        {t(
          isMore
            ? isPacked
              ? 'weights.packagingWeighed'
              : 'weights.packagingPlanned'
            : 'weights.unpackedText',
        )}
      </p>
    </div>
  );
}
