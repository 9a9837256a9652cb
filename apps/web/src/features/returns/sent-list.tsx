import { useTranslation } from '@onehaul/i18n/react';
import { Card } from '@onehaul/ui/card';
import { Pagination } from '@onehaul/workbench/antd';
import { failureOf } from '@onehaul/workbench/failure';
import { FailureMessage } from '@onehaul/workbench/list-message';
import { Moment } from '@onehaul/workbench/moment';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useMoney } from '../../app/fee/use-money.ts';
import { paths } from '../../app/paths.ts';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';
import { sentQuery } from './return-queries.ts';

/** Orders that redispatched returned goods. */
export function SentList() {
  const { t } = useTranslation('returns');
  const { t: order } = useTranslation('order');
  const { exact } = useMoney();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery(sentQuery(useSendWithMessage(), page));
  return (
    <section className="grid gap-3" aria-labelledby="sent">
      <h2 id="sent" className="text-lead font-semibold">
        {t('again.sent')}
      </h2>
      {!data && error && (
        <Card>
          <FailureMessage failure={failureOf(error)} onRetry={() => void refetch()} />
        </Card>
      )}
      {data?.total === 0 && <p className="text-small text-muted">{t('again.nothingSent')}</p>}
      {data && data.total > 0 && (
        <Card>
          <ul className="divide-y divide-line">
            {data.items.map((sent) => (
              <li
                key={sent.orderId}
                data-sent={sent.orderNumber}
                className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 px-4 py-3 text-small"
              >
                <div className="grid min-w-0 gap-0.5">
                  <span className="flex flex-wrap items-baseline gap-x-3">
                    <Link
                      to={`${paths.orders}?open=${sent.orderId}`}
                      className="inline-flex min-h-6 items-center font-mono font-medium text-primary-9 underline underline-offset-4"
                    >
                      {sent.orderNumber}
                    </Link>
                    <span>{sent.receiverName}</span>
                    <span className="text-muted">{t('cell.pieces', { quantity: sent.units })}</span>
                  </span>
                  <span className="text-caption text-muted">
                    {sent.warehouseName} · {sent.lineName} · <Moment at={sent.sentAt} />
                  </span>
                </div>
                <div className="grid justify-items-end gap-0.5">
                  <span>{order(`stage.${sent.state}`)}</span>
                  <span className="text-caption text-muted tabular-nums">
                    {sent.due > 0 ? t('again.due', { amount: exact(sent.due) }) : exact(sent.total)}
                  </span>
                </div>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {data && data.total > 10 && (
        <Pagination
          className="self-end"
          size="small"
          current={page}
          pageSize={10}
          total={data.total}
          onChange={setPage}
        />
      )}
    </section>
  );
}
