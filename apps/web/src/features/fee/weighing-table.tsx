import type { Weighing } from '@onehaul/domain/fee/tariff';
import type { WeighingResult } from '@onehaul/domain/fee/weigh';
import { useTranslation } from '@onehaul/i18n/react';
import { useTariffFormat } from '../../app/fee/use-tariff-format.ts';
import { quantityIn, weighingWords } from '../../app/fee/weighing-words.ts';

type Props = { readonly weighed: WeighingResult; readonly weighing: Weighing };

const maxBoxesShown = 12;

/** Derivation of the billed quantity: each box, and the rules applied. */
export function WeighingTable({ weighed, weighing }: Props) {
  const { t } = useTranslation('fee');
  const { t: bill } = useTranslation('bill');
  const tariffFormat = useTariffFormat();
  const quantity = quantityIn(tariffFormat, weighed.basis);
  const isVolume = weighed.basis === 'volume';
  const isPerBox = weighing.comparing === 'perBox';
  const cell = 'py-1 ps-3 text-end whitespace-nowrap';
  return (
    <div className="grid gap-3">
      {weighed.boxes.length <= maxBoxesShown && (
        <table className="w-full text-small">
          <caption className="sr-only">{t('weights.perBox')}</caption>
          <thead>
            <tr className="border-b border-line text-caption text-muted">
              <th scope="col" className="py-1 text-start font-regular">
                {t('boxes.title')}
              </th>
              <th scope="col" className={`${cell} font-regular`}>
                {t('weights.actual')}
              </th>
              <th scope="col" className={`${cell} font-regular`}>
                {t(isVolume ? 'weights.volume' : 'weights.volumetric')}
              </th>
              <th scope="col" className={`${cell} font-regular`}>
                {t('weights.counts')}
              </th>
            </tr>
          </thead>
          <tbody>
            {weighed.boxes.map((box, index) => (
              <tr key={`${index} ${box.counted}`}>
                <th scope="row" className="py-1 text-start font-regular">
                  {bill('box', { box: index + 1 })}
                </th>
                <td className={cell}>{tariffFormat.measures.weight(box.actualGrams)}</td>
                <td className={cell}>
                  {isVolume
                    ? tariffFormat.measures.volume(box.cubicCentimetres)
                    : tariffFormat.measures.weight(box.volumetricGrams)}
                </td>
                <td className={cell}>{isPerBox ? quantity(box.counted) : ''}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className="border-t border-line font-medium">
              <th scope="row" className="py-1 text-start font-medium">
                {t('weights.together')}
              </th>
              <td className={cell}>{tariffFormat.measures.weight(weighed.actualGrams)}</td>
              <td className={cell}>
                {isVolume
                  ? tariffFormat.measures.volume(weighed.cubicCentimetres)
                  : tariffFormat.measures.weight(weighed.volumetricGrams)}
              </td>
              <td className={cell}>{quantity(weighed.counted)}</td>
            </tr>
          </tfoot>
        </table>
      )}
      <ul className="grid list-disc gap-1 ps-5 text-caption text-muted">
        {weighingWords(tariffFormat, weighing).map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </div>
  );
}
