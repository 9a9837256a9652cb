import type { Carton } from '@onehaul/contract/fee';
import type { Shipment } from '@onehaul/domain/fee/shipment';
import type { TariffVersion } from '@onehaul/domain/fee/tariff';
import type { PackingComparison, PricedPlan } from '@onehaul/domain/packing/compare';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { Notice } from '@onehaul/ui/form/notice';
import { Icon } from '@onehaul/ui/icon';
import { useId } from 'react';
import { boxesText } from './advice-words.ts';
import { PackingCarton } from './packing-carton.tsx';
import { useAdvice } from './use-advice.ts';

type Props = {
  /** Tariff of the line currently shown. */
  readonly version: TariffVersion;
  readonly shipment: Shipment;
  /** The shop's carton sizes; without any, nothing renders. */
  readonly cartons: readonly Carton[];
};

/** How the boxes fit into the shop's cartons and whether that saves money. A single box is not merged. */
export function PackingPreview({ version, shipment, cartons }: Props) {
  return shipment.boxes.length > 1 && cartons.length > 0 ? (
    <Packing version={version} shipment={shipment} cartons={cartons} />
  ) : null;
}

function Packing({ version, shipment, cartons }: Props) {
  const { t } = useTranslation('advice');
  const titleId = useId();
  const { version: number, effectiveAt, tariff } = version;
  const known = useAdvice({
    kind: 'packing',
    version: { version: number, effectiveAt, tariff },
    shipment,
    cartons,
  });
  if (known === null) return null;
  return (
    <section
      aria-labelledby={titleId}
      aria-busy={!known || known.isOld}
      data-packing={known ? 'known' : 'open'}
    >
      <h2 id={titleId} className="text-lead font-semibold">
        {t('packing.title')}
      </h2>
      <div className={`mt-3 transition-opacity ${known?.isOld ? 'opacity-60' : ''}`}>
        {known ? (
          <PackingResult compared={known.answer} cartons={known.question.cartons} />
        ) : (
          <div className="h-80 animate-pulse rounded-card bg-sunken" />
        )}
      </div>
    </section>
  );
}

type ResultProps = { readonly compared: PackingComparison; readonly cartons: readonly Carton[] };

function PackingResult({ compared, cartons }: ResultProps) {
  const { t } = useTranslation('advice');
  const { apartMinor, asTheyAreMinor, together, savingMinor } = compared;
  const isTaken = [apartMinor, asTheyAreMinor, together].some((way) => way !== null);
  const packed = together && <PackedCartons together={together} cartons={cartons} />;
  return (
    <div className="grid gap-4">
      {isTaken && <Ways compared={compared} />}
      <Verdict compared={compared} />
      {savingMinor !== null && savingMinor < 0 ? (
        <details className="group">
          <summary className="flex min-h-10 list-none items-center gap-2 text-small font-medium text-primary-9 [&::-webkit-details-marker]:hidden">
            {t('packing.show')}
            <Icon name="down" className="size-4 transition-transform group-open:rotate-180" />
          </summary>
          <div className="mt-2">{packed}</div>
        </details>
      ) : (
        packed
      )}
    </div>
  );
}

type PackedProps = { readonly together: PricedPlan; readonly cartons: readonly Carton[] };

function PackedCartons({ together, cartons }: PackedProps) {
  const { t, i18n } = useTranslation('advice');
  const { cartons: filled, loose } = together;
  return (
    <div className="grid gap-4">
      <ul className={`grid items-start gap-4 ${filled.length > 1 ? 'md:grid-cols-2' : ''}`}>
        {filled.map((full) => (
          <li key={full.placed[0]?.box} className="grid">
            <PackingCarton carton={cartons[full.carton]!} full={full} />
          </li>
        ))}
      </ul>
      {loose.length > 0 && (
        <p className="text-small">
          {t('packing.loose', { count: loose.length, boxes: boxesText(t, i18n.language, loose) })}
        </p>
      )}
      <p className="text-caption text-muted">{t('packing.note')}</p>
    </div>
  );
}

/** The packing alternatives with their prices. */
function Ways({
  compared: { currency, apartMinor, asTheyAreMinor, together },
}: {
  compared: PackingComparison;
}) {
  const { t, i18n } = useTranslation('advice');
  const measures = measuresIn(i18n.language);
  const ways = [
    { key: 'apart', label: t('packing.apart'), minor: apartMinor },
    { key: 'asTheyAre', label: t('packing.asTheyAre'), minor: asTheyAreMinor },
    ...(together
      ? [
          {
            key: 'together',
            label: t('packing.together', { count: together.cartons.length + together.loose.length }),
            minor: together.totalMinor,
          },
        ]
      : []),
  ];
  const least = Math.min(...ways.map(({ minor }) => minor ?? Infinity));
  return (
    <dl className="grid overflow-hidden rounded-card border border-line sm:auto-cols-fr sm:grid-flow-col">
      {ways.map(({ key, label, minor }) => (
        <div
          key={key}
          data-way={key}
          data-total={minor}
          className={`flex flex-wrap items-baseline justify-between gap-x-3 px-4 py-3 not-first:border-t not-first:border-line sm:block sm:not-first:border-s sm:not-first:border-t-0 ${minor === least ? 'bg-positive-ground' : 'bg-surface'}`}
        >
          <dt className={`text-small ${minor === least ? 'text-ink' : 'text-muted'}`}>{label}</dt>
          <dd className="sm:mt-1">
            <span className={minor === null ? 'text-muted' : 'text-title font-bold whitespace-nowrap'}>
              {minor === null ? t('packing.notTaken') : measures.money(minor, currency)}
            </span>
            {minor === least && (
              <span className="ms-2 inline-flex items-center gap-1 text-caption font-medium text-positive sm:ms-0 sm:flex">
                <Icon name="check" className="size-3.5" />
                {t('packing.cheapest')}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** States whether merging saves money, or its extra cost. */
function Verdict({ compared }: { readonly compared: PackingComparison }) {
  const { t, i18n } = useTranslation('advice');
  const { currency, apartMinor, asTheyAreMinor, together, savingMinor } = compared;
  if (!together) return <Notice tone="information">{t('packing.noCarton')}</Notice>;
  if (savingMinor === null) return <Notice tone="positive">{t('packing.onlyTogether')}</Notice>;
  if (savingMinor === 0) return <Notice tone="information">{t('packing.same')}</Notice>;
  const amount = measuresIn(i18n.language).money(Math.abs(savingMinor), currency);
  if (savingMinor > 0) return <Notice tone="positive">{t('packing.saves', { amount })}</Notice>;
  const isApartBetter = (apartMinor ?? Infinity) < (asTheyAreMinor ?? Infinity);
  return (
    <Notice tone="warning">
      {t(isApartBetter ? 'packing.dearerThanApart' : 'packing.dearerThanAsTheyAre', { amount })}
    </Notice>
  );
}
