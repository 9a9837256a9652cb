import type { Order, OrderDetails } from '@onehaul/contract/order';
import { orderStages } from '@onehaul/domain/order/order-state';
import { useTranslation } from '@onehaul/i18n/react';
import { LinkButton } from '@onehaul/ui/button';
import { ListPage, type ListQuery, type ListSnapshot } from '@onehaul/workbench/list-page';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { paths } from '../../app/paths.ts';
import { warehousesQuery } from '../../app/portal/catalog-queries.ts';
import { ordersKey } from '../../app/portal/order-key.ts';
import { linesQuery, orderCountQuery } from '../../app/portal/order-queries.ts';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';
import { useIsNarrow } from '../../app/portal/use-is-narrow.ts';
import { PrivateHead } from '../../app/private-head.tsx';
import { useShop } from '../../app/shop-context.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { ExportButton } from './export-button.tsx';
import { PrintMany } from './print-many.tsx';
import { useOrderColumns } from './order-columns.tsx';
import { OrderDrawer } from './order-drawer.tsx';
import { loadOrders, openedByLink, sinceChoices } from './order-query.ts';
import { PayDialog, type PayPart } from './pay-dialog.tsx';
import { ReceiveDialog } from './receive-dialog.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useReloadOrders } from './use-order-change.ts';

const keyOf = ({ id }: Order) => String(id);

/** Earliest non-null moment; null when there is none. */
const earliest = (moments: readonly (Date | null)[]): Date | null =>
  moments.reduce((first, one) => (one && (!first || one < first) ? one : first), null);

/** The action running in a dialog above the list. */
type Doing = {
  readonly act: 'pay' | 'cancel' | 'receive';
  readonly orders: readonly Order[];
  readonly payments?: OrderDetails['payments'] | undefined;
};

/** /member/order and /consolidation/order: all orders, by stage. */
export function OrderListPage({ Pay }: { readonly Pay: PayPart }) {
  const { t } = useTranslation('order');
  const { t: member } = useTranslation('member');
  const send = useSendWithMessage();
  const isNarrow = useIsNarrow();
  const columns = useOrderColumns(isNarrow);
  const [address, setAddress] = useSearchParams();
  const { data: counts } = useQuery(orderCountQuery(send));
  const filters = useFilters();
  const [chosen, setChosen] = useState<ReadonlyMap<string, Order>>(new Map());
  const [doing, setDoing] = useState<Doing>();
  const stage = orderStages.find((one) => one === address.get('stage'));

  useEffect(() => {
    const opened = openedByLink(address);
    if (opened) setAddress(opened, { replace: true, preventScrollReset: true });
  }, [address, setAddress]);

  const load = useCallback((query: ListQuery) => loadOrders(send, query), [send]);
  const choose = useCallback(
    (keys: string[], shown: readonly Order[]) =>
      setChosen((before) => {
        const known = new Map([...before, ...shown.map((order) => [keyOf(order), order] as const)]);
        return new Map(keys.flatMap((key) => (known.has(key) ? [[key, known.get(key)!] as const] : [])));
      }),
    [],
  );
  const selection = useMemo(
    () => ({
      keys: [...chosen.keys()],
      onChange: choose,
      labelOf: (order: Order) => t('select.row', { number: order.number }),
    }),
    [chosen, choose, t],
  );
  const toParcels = useShop().modules.includes('consolidation') && (
    <LinkButton to={paths.parcels}>{t('list.toParcels')}</LinkButton>
  );
  const total = counts && orderStages.reduce((sum, one) => sum + counts[one], 0);

  return (
    <>
      <PrivateHead title={member('title.orders')} />
      <ListPage<Order>
        name={ordersKey[0]!}
        title={member('title.orders')}
        sentence={t('list.sentence')}
        searchLabel={t('list.search')}
        isTall
        isNarrow={isNarrow}
        countTabs={{
          name: 'stage',
          label: t('list.stages'),
          choices: [
            { value: '', label: t('stage.all'), count: total },
            ...orderStages.map((one) => ({ value: one, label: t(`stage.${one}`), count: counts?.[one] })),
          ],
        }}
        filters={filters}
        columns={columns}
        keyOf={keyOf}
        load={load}
        selection={selection}
        tools={(shown) => (
          <>
            <PrintMany shown={shown} />
            <ExportButton shown={shown} />
          </>
        )}
        bar={(shown) =>
          chosen.size > 0 && (
            <SelectionBar
              orders={asTheyAreNow(chosen, shown)}
              onAct={(act, orders) => setDoing({ act, orders })}
              onClear={() => setChosen(new Map())}
            />
          )
        }
        empty={
          stage
            ? {
                title: t('list.emptyStageTitle', { stage: t(`stage.${stage}`) }),
                text: t(`stage.${stage}Text`),
              }
            : { title: t('list.emptyTitle'), text: t('list.emptyText'), action: toParcels }
        }
        drawer={{
          title: t('drawer.title'),
          show: (key, row) => (
            <OrderDrawer
              key={key}
              id={Number(key)}
              row={row}
              onAct={(act, orders, payments) => setDoing({ act, orders, payments })}
            />
          ),
        }}
      />
      {doing && (
        <ActDialog
          doing={doing}
          Pay={Pay}
          onDone={() => setChosen(new Map())}
          onClose={() => setDoing(undefined)}
        />
      )}
    </>
  );
}

/** Uses the current version of rows that changed since they were selected. */
function asTheyAreNow(chosen: ReadonlyMap<string, Order>, { rows }: ListSnapshot<Order>): Order[] {
  const fresh = new Map(rows.map((order) => [keyOf(order), order]));
  return [...chosen].map(([key, order]) => fresh.get(key) ?? order);
}

function useFilters() {
  const { t } = useTranslation('order');
  const send = useSendWithMessage();
  const { data: warehouses } = useQuery(warehousesQuery(send));
  const { data: lines } = useQuery(linesQuery(send));
  return [
    {
      name: 'warehouse',
      label: t('filter.warehouse'),
      options: (warehouses?.items ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
    },
    {
      name: 'line',
      label: t('filter.line'),
      options: (lines ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
    },
    {
      name: 'since',
      label: t('filter.since'),
      options: sinceChoices.map((days) => ({
        value: String(days),
        label: t('filter.days', { count: days }),
      })),
    },
  ];
}

type DialogProps = {
  readonly doing: Doing;
  readonly Pay: PayPart;
  readonly onDone: () => void;
  readonly onClose: () => void;
};

function ActDialog({ doing: { act, orders, payments }, Pay, onDone, onClose }: DialogProps) {
  const reload = useReloadOrders();
  if (act === 'cancel') {
    return <CancelDialog orders={orders} {...(payments && { payments })} onDone={onDone} onClose={onClose} />;
  }
  if (act === 'receive') return <ReceiveDialog orders={orders} onDone={onDone} onClose={onClose} />;
  return (
    <PayDialog
      Pay={Pay}
      orderIds={orders.map(({ id }) => id)}
      payBefore={earliest(orders.map(({ payUntil }) => payUntil))}
      onPaid={() => {
        onDone();
        void reload();
      }}
      onClose={() => {
        void reload();
        onClose();
      }}
    />
  );
}
