import type { MarketplaceOrder } from '@onehaul/contract/marketplace';
import { maxOrdersPerBind } from '@onehaul/domain/marketplace/marketplace-state';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { SelectedItemsBar } from '../../app/portal/selected-items-bar.tsx';
import { useAct } from '../../app/use-act.ts';
import { useKeyedCall } from '../../app/use-keyed-call.ts';
import { useLabels, useMarketplaceActs } from './use-marketplace-acts.ts';

type Props = { readonly orders: readonly MarketplaceOrder[]; readonly onClear: () => void };

const idsOf = (orders: readonly MarketplaceOrder[]) => orders.map(({ id }) => id);

/** Selected orders and their actions: labels, and the first mile to the marketplace's warehouse. */
export function ShipBar({ orders, onClear }: Props) {
  const { t } = useTranslation('marketplace');
  const loadActs = useMarketplaceActs();
  const labels = useLabels();
  const bindOnce = useKeyedCall(async (ids: readonly number[], key: string) =>
    (await loadActs()).bindFirstMile(ids, key),
  );
  const unbindOnce = useKeyedCall(async (ids: readonly number[], key: string) =>
    (await loadActs()).unbindFirstMile(ids, key),
  );
  const bind = useAct(bindOnce, {
    onDone: onClear,
    done: ({ number, bound, refused }) =>
      refused.length > 0
        ? t('bind.partly', { number, count: bound, refused: refused.join(', ') })
        : t('bind.done', { number, count: bound }),
  });
  const unbind = useAct(unbindOnce, {
    onDone: onClear,
    done: ({ unbound }) => t('unbind.done', { count: unbound }),
  });
  const printable = orders.filter(({ hasLabel }) => hasLabel);
  const labelled = orders.filter(({ state }) => state === 'labelled');
  const bound = orders.filter(({ state }) => state === 'bound');
  const isOneShop = new Set(orders.map(({ shopId }) => shopId)).size === 1;
  return (
    <SelectedItemsBar
      count={orders.length}
      words={{
        title: t('select.title'),
        count: t('select.count', { count: orders.length }),
        clear: t('select.clear'),
      }}
      facts={
        <>
          {!isOneShop && <span className="text-warning">{t('select.oneShop')}</span>}
          {isOneShop && printable.length === 0 && <span className="text-muted">{t('select.noLabel')}</span>}
          {printable.length > maxOrdersPerBind && (
            <span className="text-muted">{t('select.mostLabels', { most: maxOrdersPerBind })}</span>
          )}
        </>
      }
      onClear={onClear}
    >
      {isOneShop && printable.length > 0 && (
        <Button
          size="small"
          variant="secondary"
          data-act="labels"
          disabled={printable.length > maxOrdersPerBind}
          isBusy={labels.isPending}
          onClick={() => labels.start(idsOf(printable))}
        >
          {t('select.labels', { count: printable.length })}
        </Button>
      )}
      {isOneShop && labelled.length > 0 && (
        <Button
          size="small"
          data-act="bind"
          isBusy={bind.isPending}
          onClick={() => bind.start(idsOf(labelled))}
        >
          {t('select.bind', { count: labelled.length })}
        </Button>
      )}
      {isOneShop && bound.length > 0 && (
        <Button
          size="small"
          variant="secondary"
          data-act="unbind"
          isBusy={unbind.isPending}
          onClick={() => unbind.start(idsOf(bound))}
        >
          {t('select.unbind', { count: bound.length })}
        </Button>
      )}
    </SelectedItemsBar>
  );
}
