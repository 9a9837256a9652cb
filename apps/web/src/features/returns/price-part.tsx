import type { BillLine } from '@onehaul/domain/fee/bill';
import { useTranslation } from '@onehaul/i18n/react';
import { SelectInput } from '@onehaul/ui/form/select-input';
import { useQuery } from '@tanstack/react-query';
import { BillTable } from '../../app/fee/bill-table.tsx';
import { useMoney } from '../../app/fee/use-money.ts';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';
import type { LocalLine } from './redispatch-page.tsx';
import { quoteQuery, type Subject } from './return-queries.ts';

type Props = {
  /** Of the line, from the form around it. */
  readonly field: { readonly id: string; readonly name: string; readonly error: string | undefined };
  readonly lines: readonly LocalLine[];
  readonly lineId: number | undefined;
  readonly onLine: (id: number) => void;
  /** Undefined while there is nothing to price. */
  readonly subject: Subject | undefined;
  readonly postcode: string;
};

/** Line choice with the price explained, before confirming. */
export function PricePart({ field, lines, lineId, onLine, subject, postcode }: Props) {
  const { t } = useTranslation('returns');
  const { exact } = useMoney();
  const { data, error, isPlaceholderData } = useQuery(
    quoteQuery(useSendWithMessage(), subject, lineId, postcode),
  );
  return (
    <>
      <SelectInput
        {...field}
        label={t('form.line')}
        value={lineId}
        onChange={({ target }) => onLine(Number(target.value))}
      >
        {lines.map((line) => (
          <option key={line.id} value={line.id}>
            {line.name}
          </option>
        ))}
      </SelectInput>
      <section
        aria-label={t('form.price')}
        data-price={data?.price.total}
        className={`grid gap-2 transition-opacity ${isPlaceholderData ? 'opacity-60' : ''}`}
      >
        <h3 className="flex flex-wrap items-baseline justify-between gap-x-4 text-small font-semibold">
          {t('form.price')}
          {data && data.before !== null && (
            <span className="font-regular text-muted">
              {t('form.before', { amount: exact(data.before) })}
            </span>
          )}
        </h3>
        {error ? (
          <p className="text-small text-warning" data-no-price>
            {error.message}
          </p>
        ) : data ? (
          <BillTable
            caption={t('form.price')}
            currency="CNY"
            basis={data.price.basis}
            // The contract types rule names as open strings; the server sends those of the bill.
            lines={data.price.lines as readonly BillLine[]}
            totalMinor={data.price.total}
            areaName={(key) => key}
            serviceName={() => t('form.relabel')}
          />
        ) : (
          <span
            aria-hidden="true"
            className="h-20 animate-pulse rounded-card bg-line motion-reduce:animate-none"
          />
        )}
      </section>
    </>
  );
}
