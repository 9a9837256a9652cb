import { orderCalls } from '@onehaul/contract/order';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { LinkButton } from '@onehaul/ui/button';
import { Card } from '@onehaul/ui/card';
import { Notice } from '@onehaul/ui/form/notice';
import { Button } from '@onehaul/workbench/antd';
import { CopyValue } from '@onehaul/workbench/copy-value';
import { failureOf } from '@onehaul/workbench/failure';
import { FailureMessage } from '@onehaul/workbench/list-message';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { paths } from '../../app/paths.ts';
import { ListSkeleton } from '../../app/portal/list-states.tsx';
import { ordersKey } from '../../app/portal/order-key.ts';
import { useToldSend } from '../../app/portal/told-send.ts';

/** Paying for orders, wherever that is built. */
export type Pay = ComponentType<{
  readonly orderIds: readonly number[];
  readonly onPaid: () => void;
  readonly onCancel: () => void;
}>;

type Props = { readonly id: number; readonly Pay: Pay | undefined; readonly onAgain: () => void };

/** The order that was made, and what follows: paying it, or nothing for now. */
export function CreatedOrder({ id, Pay, onAgain }: Props) {
  const { t, i18n } = useTranslation('wizard');
  const send = useToldSend();
  const queries = useQueryClient();
  const [paying, setPaying] = useState<'open' | 'later' | 'paid'>('open');
  const {
    data: order,
    error,
    refetch,
  } = useQuery({
    queryKey: [...ordersKey, 'detail', id],
    queryFn: () => send(orderCalls.get, { id }),
  });
  if (!order && error) return <FailureMessage failure={failureOf(error)} onRetry={() => void refetch()} />;
  if (!order) return <ListSkeleton />;
  const isDue = order.due > 0 && paying !== 'paid';
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-5 p-4 sm:p-6">
      <div data-created={order.number}>
        <h2 className="text-lead font-semibold" tabIndex={-1} id="order-created">
          {t('created.title')}
        </h2>
        <dl className="mt-2 flex flex-wrap gap-x-8 gap-y-2 text-small">
          <div>
            <dt className="text-muted">{t('created.number')}</dt>
            <dd>
              <CopyValue value={order.number} />
            </dd>
          </div>
          <div>
            <dt className="text-muted">{t('bill.total')}</dt>
            <dd className="text-body font-semibold tabular-nums">
              {measuresIn(i18n.language).money(order.total, 'CNY')}
            </dd>
          </div>
        </dl>
      </div>
      {isDue && paying === 'open' && Pay ? (
        <>
          <p className="text-small">{t('created.toPay')}</p>
          <Pay
            orderIds={[id]}
            onPaid={() => {
              setPaying('paid');
              void queries.invalidateQueries({ queryKey: ordersKey });
            }}
            onCancel={() => setPaying('later')}
          />
        </>
      ) : (
        <>
          <Notice tone={isDue ? 'warning' : 'positive'} isAlert>
            {isDue
              ? t('created.later')
              : t(order.payPolicy === 'onSubmit' ? 'created.paid' : `pay.${order.payPolicy}`)}
          </Notice>
          <div className="flex flex-wrap gap-3">
            <LinkButton to={paths.consolidationOrders} size="small" data-to-orders>
              {t('created.toOrders')}
            </LinkButton>
            {isDue && Pay && <Button onClick={() => setPaying('open')}>{t('created.payAgain')}</Button>}
            <Button onClick={onAgain}>{t('created.again')}</Button>
          </div>
        </>
      )}
    </Card>
  );
}
