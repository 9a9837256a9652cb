import type { Quote } from '@onehaul/contract/fee';
import type { BillLine } from '@onehaul/domain/fee/bill';
import { daysText } from '@onehaul/i18n/days';
import { useTranslation } from '@onehaul/i18n/react';
import { Button, LinkButton } from '@onehaul/ui/button';
import { Notice } from '@onehaul/ui/form/notice';
import { Icon } from '@onehaul/ui/icon';
import { type ReactNode, useId } from 'react';
import { loginUrl } from '../../app/sign-in-url.ts';
import { BillTable } from '../../app/fee/bill-table.tsx';
import { useFormatInstant } from '../../app/fee/use-format-instant.ts';
import { billingCurrency, useMoney } from '../../app/fee/use-money.ts';
import { useQuote } from './use-quotes.ts';
import { useTariffFormat } from '../../app/fee/use-tariff-format.ts';
import { Weights } from '../../app/fee/weights.tsx';

type Props = {
  readonly id: string;
  /** The quote, when just created or already listed. */
  readonly known: Quote | undefined;
  readonly isSignedIn: boolean;
  readonly address: string;
  readonly areaName: (key: string) => string;
  readonly onClose: () => void;
};

/** A saved quote with its original bill, independent of today's tariff. */
export function QuotePanel({ isSignedIn, address, ...props }: Props) {
  const { t } = useTranslation('fee');
  if (isSignedIn) return <FoundQuote {...props} />;
  return (
    <Frame title={t('quote.title')} onClose={props.onClose}>
      <p className="text-small">{t('quote.signIn')}</p>
      <LinkButton to={loginUrl(address)} size="small" className="justify-self-start">
        {t('keep.login')}
      </LinkButton>
    </Frame>
  );
}

function FoundQuote({ id, known, areaName, onClose }: Omit<Props, 'isSignedIn' | 'address'>) {
  const { t } = useTranslation('fee');
  const { found, load } = useQuote(id, known);
  if (found === 'loading')
    return (
      <Frame title={t('quote.title')} onClose={onClose}>
        <div aria-busy="true" className="h-40 animate-pulse rounded-control bg-sunken" />
      </Frame>
    );
  if (found === 'failed')
    return (
      <Frame title={t('quote.title')} onClose={onClose}>
        <Notice tone="danger" isAlert>
          {t('quote.failed')}
        </Notice>
        <Button variant="secondary" size="small" onClick={() => load()} className="justify-self-start">
          {t('quote.retry')}
        </Button>
      </Frame>
    );
  return (
    <Frame title={t('quote.title')} onClose={onClose}>
      {found.value ? (
        <QuoteView quote={found.value} areaName={areaName} />
      ) : (
        <Notice tone="warning">{t('quote.unknown')}</Notice>
      )}
    </Frame>
  );
}

type ViewProps = { readonly quote: Quote; readonly areaName: (key: string) => string };

function QuoteView({ quote, areaName }: ViewProps) {
  const { t, i18n } = useTranslation('fee');
  const { exact, about } = useMoney();
  const { measures } = useTariffFormat();
  const formatInstant = useFormatInstant();
  const { line, price, boxes, expiresAt, isExpired, createdAt } = quote;
  return (
    <>
      <Notice tone={isExpired ? 'warning' : 'positive'}>
        {t(isExpired ? 'quote.expired' : 'quote.valid', { time: formatInstant(expiresAt) })}
      </Notice>
      <div className="grid items-start gap-x-12 gap-y-4 lg:grid-cols-[5fr_7fr]">
        <div className="grid gap-4">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
            <div>
              <p className="font-semibold">{line.name}</p>
              <p className="text-small text-muted">
                {`${line.warehouseName} → ${line.countryName} · ${daysText(line, i18n.language)} · ${line.carrierName}`}
              </p>
            </div>
            <p className="sm:text-end">
              <span className="text-title font-bold" data-total={price.total}>
                {exact(price.total)}
              </span>
              <span className="block text-small text-muted">{about(price.total)}</span>
            </p>
          </div>
          <Weights weighed={price} />
          <ul className="text-small text-muted">
            {boxes.map((box, index) => (
              <li key={`${index} ${box.grams}`}>
                {t('quote.box', {
                  number: index + 1,
                  weight: measures.weight(box.grams),
                  size: [box.lengthMillimetres, box.widthMillimetres, box.heightMillimetres]
                    .map((side) => measures.number(side / 10))
                    .join(' × '),
                })}
              </li>
            ))}
          </ul>
          <p className="text-caption text-muted">
            {t('quote.frozen', { version: price.version, time: formatInstant(createdAt) })}
          </p>
        </div>
        <BillTable
          caption={t('bill.caption', { name: line.name })}
          currency={billingCurrency}
          basis={price.basis}
          // The contract types rule names as open strings; the server sends those of the bill.
          lines={price.lines as readonly BillLine[]}
          totalMinor={price.total}
          areaName={areaName}
        />
      </div>
    </>
  );
}

type FrameProps = { readonly title: string; readonly onClose: () => void; readonly children: ReactNode };

function Frame({ title, onClose, children }: FrameProps) {
  const { t } = useTranslation('fee');
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="mb-6 grid gap-4 rounded-card border border-primary-9 bg-surface p-4 sm:p-5"
    >
      <div className="flex items-center justify-between gap-4">
        <h2 id={id} className="text-lead font-semibold">
          {title}
        </h2>
        <button
          type="button"
          onClick={onClose}
          aria-label={t('quote.close')}
          className="flex size-10 items-center justify-center rounded-control text-muted hover:bg-primary-2 hover:text-ink"
        >
          <Icon name="close" />
        </button>
      </div>
      {children}
    </section>
  );
}
