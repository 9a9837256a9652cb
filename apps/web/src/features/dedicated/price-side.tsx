import type { Quote } from '@onehaul/contract/dedicated';
import type { BillLine } from '@onehaul/domain/fee/bill';
import { daysText } from '@onehaul/i18n/days';
import { useTranslation } from '@onehaul/i18n/react';
import { Card } from '@onehaul/ui/card';
import { Notice } from '@onehaul/ui/form/notice';
import { failureText } from '../../app/failure.ts';
import { BillTable } from '../../app/fee/bill-table.tsx';
import { billingCurrency, useMoney } from '../../app/fee/use-money.ts';
import { NotIncluded } from '../../app/fee/not-included.tsx';
import { Weights } from '../../app/fee/weights.tsx';

type Props = {
  readonly quote: Quote | undefined;
  readonly error: unknown;
  readonly isAsking: boolean;
};

/** Price of the announced packages, updated while typing. */
export function PriceSide({ quote, error, isAsking }: Props) {
  const { t, i18n } = useTranslation('dedicated');
  const { t: site } = useTranslation('storefront');
  const { rateNote } = useMoney();
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-4 p-5">
      <h2 className="text-body font-semibold">{t('price.title')}</h2>
      {error && !isAsking ? (
        <Notice tone="warning" isAlert>
          {failureText(error, site)}
        </Notice>
      ) : quote ? (
        <div
          className={`grid gap-4 transition-opacity ${isAsking ? 'opacity-60' : ''}`}
          data-price={quote.price.total}
        >
          <p className="text-small">
            <span className="block font-medium">{quote.lineName}</span>
            <span className="block text-muted">
              {daysText(quote, i18n.language)} · {t('price.pieces', { count: quote.pieceCount })}
            </span>
          </p>
          <Weights weighed={quote.price} />
          <BillTable
            caption={t('price.title')}
            currency={billingCurrency}
            basis={quote.price.basis}
            // The contract types rule names as open strings; the server sends those of the bill.
            lines={quote.price.lines as readonly BillLine[]}
            totalMinor={quote.price.total}
            areaName={() => t('price.remote')}
          />
          <NotIncluded exclusions={quote.notIncluded} />
          {rateNote && <p className="text-caption text-muted">{rateNote}</p>}
          <p className="text-small text-muted">
            {t(quote.payPolicy === 'collect' ? 'price.collect' : 'price.afterPacking')}
          </p>
        </div>
      ) : (
        <p className="text-small text-muted">{t('price.nothing')}</p>
      )}
    </Card>
  );
}
