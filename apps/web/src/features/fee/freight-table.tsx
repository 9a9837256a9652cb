import type { Band, FirstContinuedPrice, Freight, Price, Weighing } from '@onehaul/domain/fee/tariff';
import { useTranslation } from '@onehaul/i18n/react';
import { useTariffFormat } from '../../app/fee/use-tariff-format.ts';
import { priceWords, quantityIn, type TariffFormat } from '../../app/fee/weighing-words.ts';

/** Two rows: first weight and continued weight. */
function stepRows(tariffFormat: TariffFormat, price: FirstContinuedPrice, basis: Weighing['basis']) {
  const { t, measures, currency } = tariffFormat;
  const quantity = quantityIn(tariffFormat, basis);
  return [
    {
      range: t('freight.first', { first: quantity(price.first) }),
      text: measures.money(price.firstMinor, currency),
    },
    {
      range: t(price.isWhole ? 'freight.begunFurther' : 'freight.further', { step: quantity(price.step) }),
      text: measures.money(price.stepMinor, currency),
    },
  ];
}

type Props = {
  readonly caption: string;
  readonly freight: Freight;
  readonly basis: Weighing['basis'];
};

/** Price table of one of the six pricing modes. */
export function FreightTable({ caption, freight, basis }: Props) {
  const { t } = useTranslation('fee');
  const tariffFormat = useTariffFormat();
  const quantity = quantityIn(tariffFormat, basis);
  const bands: readonly Band<Price>[] = freight.mode === 'firstContinued' ? [] : freight.bands;
  const rows =
    freight.mode === 'firstContinued'
      ? stepRows(tariffFormat, freight.price, basis)
      : bands.map(({ upTo, price }, index) => {
          const from = index === 0 ? 0 : (bands[index - 1]!.upTo ?? 0);
          const range =
            upTo === null
              ? from === 0
                ? t('freight.any')
                : t('freight.over', { from: quantity(from) })
              : from === 0
                ? t('freight.upTo', { upTo: quantity(upTo) })
                : t('freight.between', { from: quantity(from), upTo: quantity(upTo) });
          return { range, text: priceWords(tariffFormat, price, basis) };
        });
  return (
    <div>
      <table className="w-full text-small">
        <caption className="mb-1 text-start font-semibold">{caption}</caption>
        <thead>
          <tr className="border-b border-line text-caption text-muted">
            <th scope="col" className="py-1 pe-4 text-start font-regular">
              {t(basis === 'weight' ? 'weights.billed' : 'weights.billedVolume')}
            </th>
            <th scope="col" className="py-1 text-end font-regular">
              {t('freight.price')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ range, text }) => (
            <tr key={range} className="border-b border-line align-top">
              <th scope="row" className="py-2 pe-4 text-start font-regular">
                {range}
              </th>
              <td className="py-2 text-end font-medium">{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 text-caption text-muted">{t(`mode.${freight.mode}`)}</p>
    </div>
  );
}
