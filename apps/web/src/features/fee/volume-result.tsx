import type { Box } from '@onehaul/domain/fee/shipment';
import { useTranslation } from '@onehaul/i18n/react';
import { divisorsOf, type KnownDivisor, volumeOf, volumetricOf, type WeighingLine } from './divisors.ts';
import { useTariffFormat } from '../../app/fee/use-tariff-format.ts';

type Props = {
  /** Undefined while incomplete. */
  readonly boxes: readonly Box[] | undefined;
  readonly lines: readonly WeighingLine[];
};

const gramsPerPound = 453.592_37;

/** Rendered before any input: the divisors are useful by themselves. */
export function VolumeResult({ boxes, lines }: Props) {
  const { t } = useTranslation('fee');
  const { measures } = useTariffFormat();
  const volume = boxes && volumeOf(boxes);
  const figures = [
    { label: t('volume.cbm'), text: volume && measures.volume(volume.cubicCentimetres) },
    { label: t('weights.actual'), text: volume && measures.weight(volume.grams) },
    {
      label: t('volume.density'),
      text: volume && `${measures.number(volume.gramsPerCubicMetre / 1000)} kg/m³`,
    },
  ];
  return (
    <section className="grid min-w-0 gap-5" aria-label={t('volume.result')}>
      <dl className="grid gap-4 rounded-card border border-line bg-sunken p-5 sm:grid-cols-3">
        {figures.map(({ label, text }) => (
          <div key={label}>
            <dt className="text-caption text-muted">{label}</dt>
            <dd className="text-title font-semibold">{text ?? '–'}</dd>
          </div>
        ))}
      </dl>
      <table className="w-full text-small">
        <caption className="mb-2 text-start text-small font-medium">{t('volume.byDivisor')}</caption>
        <thead>
          <tr className="border-b border-line text-caption text-muted">
            <th scope="col" className="py-2 pe-4 text-start font-regular">
              {t('volume.divisor')}
            </th>
            <th scope="col" className="py-2 pe-4 text-end font-regular">
              {t('weights.volumetric')}
            </th>
            <th scope="col" className="py-2 text-end font-regular">
              {t('volume.counts')}
            </th>
          </tr>
        </thead>
        <tbody>
          {divisorsOf(lines).map((known) => (
            <Row
              key={`${known.divisor.units} ${known.divisor.value}`}
              known={known}
              boxes={boxes}
              actualGrams={volume?.grams}
            />
          ))}
        </tbody>
      </table>
      <p className="text-caption text-muted">{t('volume.note')}</p>
    </section>
  );
}

type RowProps = {
  readonly known: KnownDivisor;
  readonly boxes: Props['boxes'];
  readonly actualGrams: number | undefined;
};

function Row({ known, boxes, actualGrams = 0 }: RowProps) {
  const { t } = useTranslation('fee');
  const { t: bill } = useTranslation('bill');
  const { t: storefront } = useTranslation('storefront');
  const { measures } = useTariffFormat();
  const { divisor, transports, usual } = known;
  const grams = boxes && volumetricOf(boxes, divisor);
  const uses = [
    ...(transports.length > 0
      ? [
          t('volume.ourLines', {
            transports: transports.map((one) => storefront(`transport.${one}`)).join(t('listComma')),
          }),
        ]
      : []),
    ...(usual ? [t(`volume.usual.${usual}`)] : []),
  ];
  const isVolumetric = grams !== undefined && grams > actualGrams;
  return (
    <tr className="border-b border-line align-top" data-divisor={divisor.value}>
      <th scope="row" className="py-3 pe-4 text-start font-regular">
        <span className="font-semibold">÷ {measures.number(divisor.value)}</span>{' '}
        <span className="text-muted">{t(`volume.${divisor.units}`)}</span>
        <span className="block text-caption text-muted">{uses.join(' · ')}</span>
      </th>
      <td className="py-3 pe-4 text-end whitespace-nowrap">
        {grams === undefined ? (
          '–'
        ) : (
          <>
            <span className="block font-semibold">{measures.weight(grams)}</span>
            <span className="block text-caption text-muted">{`${measures.number(grams / gramsPerPound)} lb`}</span>
          </>
        )}
      </td>
      <td className="py-3 text-end">
        {grams === undefined ? '–' : bill(isVolumetric ? 'by.volumetric' : 'by.actual')}
      </td>
    </tr>
  );
}
