import type { BillLine } from '@onehaul/domain/fee/bill';
import { useTranslation } from '@onehaul/i18n/react';
import { Select } from '@onehaul/workbench/antd';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { BillTable } from '../../app/fee/bill-table.tsx';
import { useMoney } from '../../app/fee/use-money.ts';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';
import type { LocalLine } from './match-list.tsx';
import { quoteQuery, type Subject } from './return-queries.ts';

type Props = {
  readonly lines: readonly LocalLine[];
  readonly lineId: number | undefined;
  readonly onLine: (id: number) => void;
  readonly subject: Subject;
  readonly postcode: string;
};

/** Line choice with the price explained, before confirming. */
export function PricePart({ lines, lineId, onLine, subject, postcode }: Props) {
  const { t } = useTranslation('returns');
  const { exact } = useMoney();
  const id = useId();
  const { data, error } = useQuery(quoteQuery(useSendWithMessage(), subject, lineId, postcode));
  return (
    <>
      <div className="grid gap-1">
        <label htmlFor={id} className="text-small font-medium">
          {t('form.line')}
        </label>
        <Select
          id={id}
          value={lineId}
          options={lines.map((line) => ({ value: line.id, label: line.name }))}
          onChange={onLine}
        />
      </div>
      <section aria-label={t('form.price')} data-price={data?.price.total} className="grid gap-2">
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
