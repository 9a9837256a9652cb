import type { Advice, AdviceResult } from '@onehaul/domain/fee/advice';
import type { Shipment } from '@onehaul/domain/fee/shipment';
import type { TariffVersion } from '@onehaul/domain/fee/tariff';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { Card } from '@onehaul/ui/card';
import { Icon, type IconName } from '@onehaul/ui/icon';
import { useId } from 'react';
import { adviceText, selectAdvice } from './advice-words.ts';
import { useAdvice } from './use-advice.ts';

export type NamedVersion = TariffVersion & { readonly name: string };

type Props = {
  /** The line currently shown. */
  readonly chosen: NamedVersion;
  /** Other lines that accept this kind of goods on the same route. */
  readonly others: readonly NamedVersion[];
  readonly shipment: Shipment;
  /** Switches to another line, by its index in `others`. */
  readonly onChooseLine?: (index: number) => void;
};

/** Only the fields that affect the price. */
const pricingOf = ({ name, version, effectiveAt, tariff }: NamedVersion) => ({
  name,
  version,
  effectiveAt,
  tariff,
});

/** Suggests cheaper alternatives to the current line. Computed in a worker and shown once available. */
export function AdvicePanel({ chosen, others, shipment, onChooseLine }: Props) {
  const { t, i18n } = useTranslation('advice');
  const titleId = useId();
  const known = useAdvice({
    kind: 'advice',
    chosen: pricingOf(chosen),
    others: others.map(pricingOf),
    shipment,
  });
  if (known === null) return null;
  const isTaken = known?.answer.bill !== null;
  const aboutText = ({ name }: NamedVersion, { bill }: AdviceResult) =>
    bill
      ? t('comparedWith', {
          line: name,
          total: measuresIn(i18n.language).money(bill.totalMinor, bill.currency),
        })
      : t('notTakenBy', { line: name });
  return (
    <section
      aria-labelledby={titleId}
      aria-busy={!known || known.isOld}
      data-advice={known ? 'known' : 'open'}
    >
      <h2 id={titleId} className="text-lead font-semibold">
        {t(isTaken ? 'title' : 'takenTitle')}
      </h2>
      <div className={`mt-3 transition-opacity ${known?.isOld ? 'opacity-60' : ''}`}>
        {known ? (
          <>
            <p className="-mt-2 mb-3 text-small text-muted">
              {aboutText(known.question.chosen, known.answer)}
            </p>
            <AdviceCards
              advised={known.answer}
              currency={chosen.tariff.currency}
              lineName={(index) => known.question.others[index]?.name ?? ''}
              onChooseLine={known.isOld ? undefined : onChooseLine}
            />
          </>
        ) : (
          <div className="h-20 animate-pulse rounded-card bg-sunken" />
        )}
      </div>
    </section>
  );
}

type CardsProps = {
  readonly advised: AdviceResult;
  readonly currency: string;
  readonly lineName: (index: number) => string;
  readonly onChooseLine: ((index: number) => void) | undefined;
};

const icons: Record<Advice['kind'], IconName> = {
  nextBand: 'up',
  split: 'copy',
  leaveOne: 'clock',
  otherLine: 'forward',
};

function AdviceCards({ advised, currency, lineName, onChooseLine }: CardsProps) {
  const { t, i18n } = useTranslation('advice');
  const shown = selectAdvice(advised);
  if (shown.length === 0)
    return (
      <p className="flex gap-3 text-small text-muted">
        <Icon name="check" className="size-5 text-positive" />
        {t('none')}
      </p>
    );
  return (
    <ul className="grid gap-3">
      {shown.map((advice) => {
        const { title, text } = adviceText(t, i18n.language, advice, { currency, lineName });
        return (
          <Card key={advice.kind} as="li" className="flex gap-3 p-4">
            <span className="flex size-10 shrink-0 items-center justify-center rounded-control bg-positive-ground text-positive">
              <Icon name={icons[advice.kind]} />
            </span>
            <div className="flex min-w-0 grow flex-wrap items-center gap-x-4 gap-y-2">
              <div className="min-w-0 grow basis-60" data-total={advice.totalMinor} data-kind={advice.kind}>
                <p className="font-semibold">{title}</p>
                <p className="mt-0.5 text-small text-muted">{text}</p>
              </div>
              {advice.kind === 'otherLine' && onChooseLine && (
                <Button variant="secondary" size="small" onClick={() => onChooseLine(advice.line)}>
                  {t('otherLine.action')}
                </Button>
              )}
            </div>
          </Card>
        );
      })}
    </ul>
  );
}
