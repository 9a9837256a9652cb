import type { CodOrder } from '@onehaul/contract/cod';
import { useTranslation } from '@onehaul/i18n/react';
import { useCallback, useMemo, useState } from 'react';
import { SellerTabs } from '../../app/portal/seller-tabs.tsx';
import { PrivateHead } from '../../app/private-head.tsx';
import { BindBar } from './bind-bar.tsx';
import { CodList, keyOfCod } from './cod-list.tsx';
import { codLists } from './use-cod-change.ts';

const stages = ['awaitingArrival', 'toShip'] as const;
const without = ['bill', 'shippedAt'];

/** /cod/pendShipOrder: orders waiting for stock or being processed by the warehouse. */
export function CodToShipPage() {
  const { t } = useTranslation('cod');
  const { t: seller } = useTranslation('seller');
  const [chosen, setChosen] = useState<ReadonlyMap<string, CodOrder>>(new Map());
  const choose = useCallback(
    (keys: string[], shown: readonly CodOrder[]) =>
      setChosen((before) => {
        const known = new Map([...before, ...shown.map((order) => [keyOfCod(order), order] as const)]);
        return new Map(keys.flatMap((key) => (known.has(key) ? [[key, known.get(key)!] as const] : [])));
      }),
    [],
  );
  const selection = useMemo(
    () => ({
      keys: [...chosen.keys()],
      onChange: choose,
      labelOf: (order: CodOrder) => t('select.row', { number: order.clientNumber }),
    }),
    [chosen, choose, t],
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <PrivateHead title={seller('tab.codToShip')} />
      <SellerTabs tool="cashOnDelivery" />
      <CodList
        name={codLists.toShip}
        title={seller('tab.codToShip')}
        sentence={t('toShip.sentence')}
        stages={stages}
        without={without}
        selection={selection}
        bar={({ rows }) => {
          // Uses the current version of rows that changed since they were selected.
          const fresh = new Map(rows.map((order) => [keyOfCod(order), order]));
          const orders = [...chosen].map(([key, order]) => fresh.get(key) ?? order);
          return orders.length > 0 && <BindBar orders={orders} onClear={() => setChosen(new Map())} />;
        }}
      />
    </div>
  );
}
