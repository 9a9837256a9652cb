import type { BillLine } from '@onehaul/domain/fee/bill';
import { exclusionsOf } from '@onehaul/domain/fee/exclusions';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { Notice } from '@onehaul/ui/form/notice';
import { failureText } from '../../app/failure.ts';
import { BillTable } from '../../app/fee/bill-table.tsx';
import { NotIncluded } from '../../app/fee/not-included.tsx';
import { totalWeightGrams } from '../../app/portal/packaging.ts';
import { useFormatInstant } from '../../app/fee/use-format-instant.ts';
import { billingCurrency } from '../../app/fee/use-money.ts';
import { PackedWeights } from '../../app/portal/packed-weights.tsx';
import { ActionBar } from './action-bar.tsx';
import { billNames } from './bill-names.ts';
import { orderInput } from './order-input.ts';
import { Part } from './part.tsx';
import type { Creation } from './use-create-order.ts';
import { type QuotedPrice, useQuotedPrice } from './use-quoted-price.ts';
import type { Wizard } from './use-wizard.ts';

type Props = {
  readonly wizard: Wizard;
  readonly creation: Creation;
  /** True when no earlier step has errors. */
  readonly isReady: boolean;
  readonly onBack: () => void;
};

/** The bill with every line explained, exclusions, the quote's validity, and the submit button. */
export function PaymentStep({ wizard, creation, isReady, onBack }: Props) {
  const { t } = useTranslation('wizard');
  const { t: member } = useTranslation('member');
  const { t: site } = useTranslation('storefront');
  const input = isReady ? orderInput(wizard.draft, wizard.known) : undefined;
  const price = useQuotedPrice(wizard, input);
  const { quote, change } = price;
  const line = wizard.known.line;
  if (!line) return null;
  const isPaidNow = line.payPolicy === 'onSubmit';
  const isBusy = creation.isPending || price.isLoading;

  const { draft } = wizard;
  const { unanswered } = creation;
  const sent =
    quote && input && !change
      ? {
          draft,
          input: { quoteId: quote.id, ...input.order, services: [...input.order.services] },
        }
      : // If the order exists, its parcels are no longer free, but the response is still to be had.
        unanswered?.draft === draft
        ? unanswered
        : undefined;

  return (
    <>
      <Part title={t('bill.title')}>
        <p className="text-small" data-pay-policy={line.payPolicy}>
          {t(`pay.${line.payPolicy}`)}
        </p>
        <BillOf wizard={wizard} price={price} />
        <NotIncluded
          exclusions={exclusionsOf({
            taxMode: line.current.tariff.tax.mode,
            isTaxHandled: wizard.draft.isTaxHandled,
            isMeasured: false,
          })}
        />
        {price.error !== undefined && (
          <>
            <p className="text-small text-warning" data-no-price>
              {failureText(price.error, site)}
            </p>
            <Button variant="secondary" className="justify-self-start" onClick={price.retry}>
              {t('quote.again')}
            </Button>
          </>
        )}
        {change && <Changed change={change} onAccept={price.accept} />}
      </Part>
      <ActionBar wizard={wizard} remark={<QuotedUntil price={price} />}>
        <Button variant="secondary" className="shrink-0" onClick={onBack}>
          {t('back')}
        </Button>
        <Button
          data-submit-order
          isBusy={isBusy}
          disabled={!sent}
          onClick={() => sent && creation.start(sent, price.again)}
        >
          {isPaidNow ? <SubmitWords minor={quote?.price.total} /> : t('submit.only')}
        </Button>
      </ActionBar>
      <output className="sr-only">{isBusy ? member('loading') : ''}</output>
    </>
  );
}

function SubmitWords({ minor }: { readonly minor: number | undefined }) {
  const { t, i18n } = useTranslation('wizard');
  if (minor === undefined) return t('submit.only');
  return t('submit.pay', { amount: measuresIn(i18n.language).money(minor, billingCurrency) });
}

type PriceProps = { readonly wizard: Wizard; readonly price: QuotedPrice };

function BillOf({ wizard, price: { quote } }: PriceProps) {
  const { t } = useTranslation('wizard');
  const { bill } = wizard;
  const names = billNames(wizard);
  if (!quote && !bill)
    return <div aria-busy="true" className="h-40 animate-pulse rounded-control bg-sunken" />;
  return (
    <div className="grid gap-4" data-quoted={quote?.price.total}>
      <PackedWeights
        weighed={quote?.price ?? bill!.weighed}
        goodsGrams={totalWeightGrams(wizard.known.parcels)}
      />
      <BillTable
        caption={t('bill.caption')}
        currency={billingCurrency}
        basis={quote?.price.basis ?? bill!.weighed.basis}
        // The contract types rule names as open strings; the server sends those of the bill.
        lines={(quote?.price.lines as readonly BillLine[] | undefined) ?? bill!.lines}
        totalMinor={quote?.price.total ?? bill!.totalMinor}
        areaName={names.area}
        serviceName={names.service}
      />
    </div>
  );
}

function QuotedUntil({ price: { quote, isLoading } }: Pick<PriceProps, 'price'>) {
  const { t } = useTranslation('wizard');
  const formatInstant = useFormatInstant();
  if (quote)
    return (
      <p className="text-caption text-muted">{t('quote.until', { time: formatInstant(quote.expiresAt) })}</p>
    );
  return isLoading ? <p className="text-caption text-muted">{t('quote.keeping')}</p> : null;
}

type ChangedProps = {
  readonly change: { readonly was: number; readonly now: number };
  readonly onAccept: () => void;
};

/** The price differs from the one shown: the member must accept the difference. */
function Changed({ change: { was, now }, onAccept }: ChangedProps) {
  const { t, i18n } = useTranslation('wizard');
  const { money } = measuresIn(i18n.language);
  const amount = money(Math.abs(now - was), billingCurrency);
  const difference = t(now > was ? 'quote.more' : now < was ? 'quote.less' : 'quote.same', { amount });
  return (
    <Notice tone="warning" isAlert>
      <p className="font-semibold">{t(was === now ? 'quote.renewedTitle' : 'quote.changedTitle')}</p>
      <p>
        {t('quote.changed', {
          was: money(was, billingCurrency),
          now: money(now, billingCurrency),
          difference,
        })}
      </p>
      <Button variant="secondary" className="mt-2" data-accept-price onClick={onAccept}>
        {t('quote.confirm', { amount: money(now, billingCurrency) })}
      </Button>
    </Notice>
  );
}
