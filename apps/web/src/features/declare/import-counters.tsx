import type { ConsigneeCounter } from '@onehaul/contract/consignee';
import { dutyFreeShipments } from '@onehaul/domain/customs/consignee';
import { dateFormat } from '@onehaul/i18n/formats';
import { useTranslation } from '@onehaul/i18n/react';
import { Card } from '@onehaul/ui/card';

export type Imports = {
  readonly from: Date;
  readonly until: Date;
  readonly receivers: readonly ConsigneeCounter[];
};

/** Imports per receiver in this half-year; renders nothing without any. */
export function ImportCounters({ imports: data }: { readonly imports: Imports }) {
  const { t, i18n } = useTranslation('customs');
  if (data.receivers.length === 0) return null;
  const day = dateFormat(i18n.language, { dateStyle: 'medium', timeZone: 'Asia/Taipei' });
  const until = new Date(data.until.getTime() - 1);
  return (
    <Card className="grid gap-3 p-4">
      <div>
        <h2 className="text-small font-semibold">{t('counter.title')}</h2>
        <p className="text-caption text-muted">
          {t('counter.text', { from: day.format(data.from), until: day.format(until) })}
        </p>
      </div>
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {data.receivers.map((receiver) => (
          <Counter key={`${receiver.receiverName} ${receiver.phone}`} receiver={receiver} />
        ))}
      </ul>
    </Card>
  );
}

function Counter({ receiver }: { readonly receiver: ConsigneeCounter }) {
  const { t } = useTranslation('customs');
  const { receiverName, phone, shipped, underWay, overValue } = receiver;
  const isFull = shipped >= dutyFreeShipments;
  return (
    <li className="grid gap-1 text-small" data-receiver={receiverName}>
      <span className="flex flex-wrap justify-between gap-x-2">
        <span className="font-medium">
          {receiverName} <span className="font-regular text-muted tabular-nums">{phone}</span>
        </span>
        <span className={`tabular-nums ${isFull ? 'font-medium text-warning' : ''}`} data-shipped={shipped}>
          {t('counter.of', { count: shipped })}
        </span>
      </span>
      <span aria-hidden="true" className="grid grid-cols-6 gap-1">
        {Array.from({ length: dutyFreeShipments }, (_, place) => (
          <span
            key={place}
            className={`h-1.5 rounded-full ${place < shipped ? (isFull ? 'bg-warning' : 'bg-primary-9') : place < shipped + underWay ? 'bg-primary-4' : 'bg-line'}`}
          />
        ))}
      </span>
      <span className="text-caption text-muted">
        {t('counter.underWay', { count: underWay })} · {t('counter.overValue', { count: overValue })}
      </span>
    </li>
  );
}
