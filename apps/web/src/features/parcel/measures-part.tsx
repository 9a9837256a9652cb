import type { Parcel } from '@onehaul/contract/parcel';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { sizeText } from './parcel-text.ts';

/** The usual divisor of air lines; the calculator uses each line's own. */
const usualDivisor = 6000;

/** Measured weight and size, and the volumetric weight by the usual divisor. */
export function MeasuresPart({ parcel }: { readonly parcel: Parcel }) {
  const { t, i18n } = useTranslation('parcel');
  const measures = measuresIn(i18n.language);
  const { weightGrams, lengthMillimetres, widthMillimetres, heightMillimetres } = parcel;
  if (weightGrams === null) return null;
  const sides = [lengthMillimetres, widthMillimetres, heightMillimetres].filter((side) => side !== null);
  const volumetricGrams =
    sides.length === 3
      ? Math.round(sides.reduce((product, side) => product * (side / 10), 1000 / usualDivisor))
      : undefined;
  const figures = [
    { title: t('measures.actual'), value: measures.weight(weightGrams) },
    ...(volumetricGrams === undefined
      ? []
      : [
          { title: t('measures.volumetric'), value: measures.weight(volumetricGrams) },
          { title: t('measures.size'), value: sizeText(parcel, measures) },
        ]),
  ];
  const boxes = [weightGrams / 1000, ...sides.map((side) => side / 10)].join('-');
  return (
    <section aria-label={t('column.measures')} className="grid gap-2 rounded-card border border-line p-4">
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        {figures.map(({ title, value }) => (
          <div key={title}>
            <dt className="text-caption text-muted">{title}</dt>
            <dd className="text-body font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {volumetricGrams !== undefined && (
        <p className="text-caption text-muted">
          {t(volumetricGrams > weightGrams ? 'measures.volumetricWins' : 'measures.actualWins', {
            divisor: usualDivisor,
          })}{' '}
          <Link
            to={`${paths.shippingCalculation}?${new URLSearchParams({ boxes })}`}
            className="font-medium whitespace-nowrap text-primary-9 underline underline-offset-4"
          >
            {t('measures.price')}
          </Link>
        </p>
      )}
    </section>
  );
}
