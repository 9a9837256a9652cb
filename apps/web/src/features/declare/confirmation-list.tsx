import type { Confirmation, ConsigneeCounter } from '@onehaul/contract/consignee';
import { confirmationStates } from '@onehaul/domain/customs/confirmation-state';
import { dutyFreeShipments } from '@onehaul/domain/customs/consignee';
import { dateFormat } from '@onehaul/i18n/formats';
import { useTranslation } from '@onehaul/i18n/react';
import { Card } from '@onehaul/ui/card';
import type { Column } from '@onehaul/workbench/data-table';
import { ListPage, type ListQuery } from '@onehaul/workbench/list-page';
import { Moment } from '@onehaul/workbench/moment';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useMemo } from 'react';
import { Link } from 'react-router';
import { orderPath } from '../../app/paths.ts';
import { consigneesKey } from '../../app/portal/consignee-key.ts';
import {
  ConfirmationMark,
  ConfirmationValue,
  ConsigneeTask,
  TimeLeft,
} from '../../app/portal/consignee-task.tsx';
import { ListSkeleton } from '../../app/portal/list-states.tsx';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';
import { useIsNarrow } from '../../app/portal/use-is-narrow.ts';
import { countersQuery, loadConfirmations } from './declare-queries.ts';

const keyOf = ({ orderId }: Confirmation) => String(orderId);
const second = 'block truncate text-caption text-muted';

/** Customs confirmations that receivers have to give, and each receiver's import count. */
export function ConfirmationList({ tabs }: { readonly tabs: ReactNode }) {
  const { t } = useTranslation('customs');
  const { t: member } = useTranslation('member');
  const send = useSendWithMessage();
  const isNarrow = useIsNarrow();
  const columns = useColumns(isNarrow);
  const load = useCallback((query: ListQuery) => loadConfirmations(send, query), [send]);
  return (
    <ListPage<Confirmation>
      name={consigneesKey[0]!}
      title={member('title.declare')}
      sentence={t('page.sentence')}
      tabs={
        <>
          {tabs}
          <Counters />
        </>
      }
      filters={[
        {
          name: 'state',
          label: t('filter.state'),
          options: confirmationStates.map((state) => ({ value: state, label: t(`state.${state}`) })),
        },
      ]}
      isTall
      isNarrow={isNarrow}
      columns={columns}
      keyOf={keyOf}
      load={load}
      empty={{ title: t('confirm.emptyTitle'), text: t('confirm.emptyText') }}
      drawer={{
        title: t('task.title'),
        show: (_, row) =>
          row ? (
            <div className="grid gap-4">
              <h2 className="text-lead font-semibold">
                <code className="font-mono">{row.number}</code>
                <span className="block text-small font-regular text-muted">{row.goodsName}</span>
              </h2>
              <ConsigneeTask key={row.orderId} confirmation={row} />
              <Link
                to={orderPath(row.orderId)}
                className="text-small font-medium text-primary-9 underline underline-offset-4"
              >
                {t('task.openOrder')}
              </Link>
            </div>
          ) : (
            <ListSkeleton />
          ),
      }}
    />
  );
}

/** Imports per receiver in this half-year; renders nothing without any. */
function Counters() {
  const { t, i18n } = useTranslation('customs');
  const { data } = useQuery(countersQuery(useSendWithMessage()));
  if (!data || data.receivers.length === 0) return null;
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

function useColumns(isNarrow: boolean): Column<Confirmation>[] {
  const { t } = useTranslation('customs');
  return useMemo(() => {
    const order: Column<Confirmation> = {
      key: 'order',
      title: t('confirm.column.order'),
      isFixed: true,
      show: ({ number, goodsName, receiverName }) => (
        <span className="grid min-w-0 leading-tight">
          <code className="truncate font-mono">{number}</code>
          <span className={second}>{isNarrow ? receiverName : goodsName}</span>
        </span>
      ),
    };
    const state: Column<Confirmation> = {
      key: 'state',
      title: t('confirm.column.state'),
      width: isNarrow ? 168 : 190,
      show: ({ state: now, dueAt }) => (
        <span className="grid leading-tight">
          <ConfirmationMark state={now} />
          {now === 'waiting' && (
            <span className="text-caption">
              <TimeLeft dueAt={dueAt} />
            </span>
          )}
        </span>
      ),
    };
    if (isNarrow) return [order, state];
    return [
      order,
      state,
      {
        key: 'receiver',
        title: t('confirm.column.receiver'),
        show: ({ receiverName, receiverPhone }) => (
          <span className="grid min-w-0 leading-tight">
            <span className="truncate">{receiverName}</span>
            <span className={`${second} tabular-nums`}>{receiverPhone}</span>
          </span>
        ),
      },
      {
        key: 'value',
        title: t('confirm.column.value'),
        width: 230,
        show: (confirmation) => <ConfirmationValue confirmation={confirmation} />,
      },
      {
        key: 'due',
        title: t('confirm.column.due'),
        width: 150,
        show: ({ dueAt }) => <Moment at={dueAt} />,
      },
    ];
  }, [t, isNarrow]);
}
