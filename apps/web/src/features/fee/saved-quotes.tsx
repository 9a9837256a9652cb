import type { Quote } from '@onehaul/contract/fee';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { Notice } from '@onehaul/ui/form/notice';
import { useId } from 'react';
import { useFormatInstant } from '../../app/fee/use-format-instant.ts';
import { useMoney } from '../../app/fee/use-money.ts';
import type { useQuotes } from './use-quotes.ts';

type Props = ReturnType<typeof useQuotes> & {
  readonly shownId: string | undefined;
  readonly onShow: (id: string) => void;
};

/** The member's saved quotes, newest first. */
export function SavedQuotes({ quotes, load, shownId, onShow }: Props) {
  const { t } = useTranslation('fee');
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-12">
      <h2 id={id} className="text-title font-semibold">
        {t('kept.title')}
      </h2>
      <div className="mt-4">
        {quotes === 'loading' ? (
          <div aria-busy="true" className="h-16 animate-pulse rounded-card bg-sunken" />
        ) : quotes === 'failed' ? (
          <div className="grid justify-items-start gap-3">
            <Notice tone="danger">{t('quote.failed')}</Notice>
            <Button variant="secondary" size="small" onClick={() => load()}>
              {t('quote.retry')}
            </Button>
          </div>
        ) : quotes.value.length === 0 ? (
          <p className="text-small text-muted">{t('kept.empty')}</p>
        ) : (
          <ul className="divide-y divide-line rounded-card border border-line bg-surface">
            {quotes.value.map((quote) => (
              <Row
                key={quote.id}
                quote={quote}
                isShown={quote.id === shownId}
                onShow={() => onShow(quote.id)}
              />
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

type RowProps = { readonly quote: Quote; readonly isShown: boolean; readonly onShow: () => void };

function Row({ quote, isShown, onShow }: RowProps) {
  const { t } = useTranslation('fee');
  const { exact } = useMoney();
  const formatInstant = useFormatInstant();
  const { line, price, boxes, expiresAt, isExpired } = quote;
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-1 px-4 py-3 text-small sm:grid-cols-[2fr_2fr_1fr_auto]">
      <span className="font-medium">
        {line.name}
        <span className="block font-regular text-muted">{t('kept.boxes', { count: boxes.length })}</span>
      </span>
      <span
        className={`col-span-2 row-start-2 sm:col-span-1 sm:row-start-auto ${isExpired ? 'text-muted' : ''}`}
      >
        {t(isExpired ? 'kept.expired' : 'kept.until', { time: formatInstant(expiresAt) })}
      </span>
      <span className="text-end font-semibold">{exact(price.total)}</span>
      <Button
        variant="secondary"
        size="small"
        onClick={onShow}
        aria-pressed={isShown}
        className="row-span-2 sm:row-span-1"
      >
        {t('kept.show')}
      </Button>
    </li>
  );
}
