import type { Order, OrderDetails } from '@onehaul/contract/order';
import { orderStages } from '@onehaul/domain/order/order-state';
import { useTranslation } from '@onehaul/i18n/react';
import { LinkButton } from '@onehaul/ui/button';
import { type ComponentType, useState } from 'react';
import { lazyPart } from '../../app/lazy-part.ts';
import { paths } from '../../app/paths.ts';
import { OwnList } from '../../app/portal/own-list.tsx';
import { stageTabs } from '../../app/portal/stage-tabs.ts';
import { useSelectedRows } from '../../app/portal/use-selected-rows.ts';
import { PrivateHead } from '../../app/private-head.tsx';
import { useShop } from '../../app/shop-context.tsx';
import { ExportButton } from './export-button.tsx';
import { useOrderColumns } from './order-columns.tsx';
import { sinceChoices } from './order-input.ts';
import { PrintMany } from './print-many.tsx';

type Named = { readonly id: number; readonly name: string };
type Props = {
  readonly list: { readonly items: readonly Order[]; readonly total: number };
  readonly counts: Readonly<Record<(typeof orderStages)[number], number>>;
  readonly warehouses: readonly Named[];
  readonly lines: readonly Named[];
  /** Rows per page and hidden columns as chosen earlier. */
  readonly rows: number;
  readonly hidden?: readonly string[] | undefined;
  readonly Pay: PayPart;
};

/** Payment is another feature; the route injects it. */
export type PayPart = ComponentType<{
  readonly orderIds: readonly number[];
  readonly payBefore?: Date | null;
  readonly onPaid: () => void;
  readonly onCancel: () => void;
}>;

/** The action running in a dialog above the list. */
export type Doing = {
  readonly act: 'pay' | 'cancel' | 'receive';
  readonly orders: readonly Order[];
  readonly payments?: OrderDetails['payments'] | undefined;
};

export const orderListName = 'orders';
const keyOf = ({ id }: Order) => String(id);

const SelectionBar = lazyPart(async () => ({
  default: (await import('./selection-bar.client.tsx')).SelectionBar,
}));
const OpenedOrder = lazyPart(async () => ({
  default: (await import('./open-order.client.tsx')).OpenedOrder,
}));

/** /member/order and /consolidation/order: all orders, by stage. */
export function OrderListPage({ list, counts, warehouses, lines, rows, hidden, Pay }: Props) {
  const { t } = useTranslation('order');
  const { t: member } = useTranslation('member');
  const columns = useOrderColumns();
  const selected = useSelectedRows(list.items);
  const [doing, setDoing] = useState<Doing>();
  const toParcels = useShop().modules.includes('consolidation') && (
    <LinkButton to={paths.parcels}>{t('list.toParcels')}</LinkButton>
  );
  const options = (items: readonly Named[]) =>
    items.map(({ id, name }) => ({ value: String(id), label: name }));

  return (
    <>
      <PrivateHead title={member('title.orders')} />
      <OwnList<Order>
        name={orderListName}
        title={member('title.orders')}
        sentence={t('list.sentence')}
        tabs={stageTabs({
          filter: 'stage',
          label: t('list.stages'),
          stages: orderStages,
          counts,
          nameOf: (stage) => t(`stage.${stage}`),
          emptyOf: (stage) => ({
            title: t('list.emptyStageTitle', { stage: t(`stage.${stage}`) }),
            text: t(`stage.${stage}Text`),
          }),
        })}
        searchHint={t('list.search')}
        filters={[
          { name: 'warehouse', label: t('filter.warehouse'), options: options(warehouses) },
          { name: 'line', label: t('filter.line'), options: options(lines) },
          {
            name: 'since',
            label: t('filter.since'),
            options: sinceChoices.map((days) => ({
              value: String(days),
              label: t('filter.days', { count: days }),
            })),
          },
        ]}
        list={list}
        rows={rows}
        hidden={hidden}
        columns={columns}
        keyOf={keyOf}
        selection={{
          keys: selected.keys,
          onChange: selected.chooseKeys,
          allLabel: t('select.page'),
          labelOf: ({ number }) => t('select.row', { number }),
        }}
        tools={(query) => (
          <>
            <PrintMany query={query} total={list.total} />
            <ExportButton query={query} total={list.total} />
          </>
        )}
        bar={() => (
          <SelectionBar
            orders={selected.rows}
            onAct={(act, orders) => setDoing({ act, orders })}
            onClear={() => selected.choose([])}
          />
        )}
        empty={{ title: t('list.emptyTitle'), text: t('list.emptyText'), action: toParcels }}
        isWorking={doing !== undefined}
        drawer={(open, close) => (
          <OpenedOrder
            open={open}
            doing={doing}
            rows={list.items}
            Pay={Pay}
            onAct={setDoing}
            onActed={() => selected.choose([])}
            onClose={close}
          />
        )}
      />
    </>
  );
}
