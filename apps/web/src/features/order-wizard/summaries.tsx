import { daysText } from '@onehaul/i18n/days';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { Card } from '@onehaul/ui/card';
import type { ReactNode } from 'react';
import type { StepNumber } from './draft.ts';
import { readCents, readWhole } from './typed-amount.ts';
import type { Wizard } from './use-wizard.ts';
import { numberOf, placeText } from './words.ts';

/** Short summary of each step. */
export function useSummaries(wizard: Wizard): Record<1 | 2 | 3, readonly string[]> {
  const { t, i18n } = useTranslation('wizard');
  const { known, draft } = wizard;
  const measures = measuresIn(i18n.language);
  const { parcels, address, line, goods, declaredMinor } = known;
  const grams = parcels.reduce((sum, { weightGrams }) => sum + (weightGrams ?? 0), 0);
  const insured = readCents(draft.insured) ?? 0;
  const points = readWhole(draft.points) ?? 0;
  const money = (minor: number) => measures.money(minor, 'CNY');
  return {
    1: parcels[0]
      ? [
          t('summary.parcels', {
            warehouse: parcels[0].warehouseName,
            count: parcels.length,
            weight: measures.weight(grams),
          }),
          shortList(parcels.map(numberOf)),
        ]
      : [],
    2: [
      ...(address ? [`${address.receiverName} ${address.phone}`, placeText(address)] : []),
      ...(line
        ? [[line.name, daysText(line, i18n.language), t(`packing.${draft.packing}`)].join(' · ')]
        : []),
    ],
    3: [
      t('summary.goods', { count: goods.length, amount: money(declaredMinor) }),
      [
        draft.services.length > 0 && t('summary.services', { count: draft.services.length }),
        insured > 0 && t('summary.insured', { amount: money(insured) }),
        draft.isTaxHandled && t('summary.tax'),
        draft.couponId !== null && t('summary.coupon'),
        points > 0 && t('summary.points', { count: points }),
      ]
        .filter(Boolean)
        .join(' · '),
      draft.remark.trim(),
    ].filter((text) => text !== ''),
  };
}

const fewNumbers = 4;
const shortList = (numbers: readonly string[]) =>
  numbers.slice(0, fewNumbers).join(', ') +
  (numbers.length > fewNumbers ? ` +${numbers.length - fewNumbers}` : '');

type Props = {
  readonly step: Exclude<StepNumber, 4>;
  readonly lines: readonly string[];
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** The step's own form, for editing in place. */
  readonly children: ReactNode;
};

/** A completed step: summary, and its form when expanded. */
export function StepSummary({ step, lines, isOpen, onToggle, children }: Props) {
  const { t } = useTranslation('wizard');
  const name = t(`steps.${step}`);
  return (
    <div data-summary={step} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Card className="flex items-start justify-between gap-4 px-4 py-3 sm:px-6">
        <div className="min-w-0 text-small">
          <h3 className="font-semibold">{name}</h3>
          {!isOpen &&
            lines.map((line) => (
              <p key={line} className="break-words text-muted">
                {line}
              </p>
            ))}
        </div>
        <Button
          variant="secondary"
          className="shrink-0"
          aria-label={isOpen ? undefined : t('changeOf', { name })}
          aria-expanded={isOpen}
          onClick={onToggle}
        >
          {t(isOpen ? 'changeDone' : 'change')}
        </Button>
      </Card>
      {isOpen && children}
    </div>
  );
}
