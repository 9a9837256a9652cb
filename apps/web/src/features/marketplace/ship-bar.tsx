import { marketplaceCalls, type MarketplaceOrder } from '@onehaul/contract/marketplace';
import { maxOrdersPerBind } from '@onehaul/domain/marketplace/marketplace-state';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/workbench/antd';
import { SelectedItemsBar } from '../../app/portal/selected-items-bar.tsx';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';
import { useChange } from '../../app/portal/use-change.ts';
import { useReloadMarketplace } from './marketplace-queries.ts';
import { useLabels } from './use-labels.ts';

type Props = { readonly orders: readonly MarketplaceOrder[]; readonly onClear: () => void };

const idsOf = (orders: readonly MarketplaceOrder[]) => orders.map(({ id }) => id);

/** Selected orders and their actions: labels, and the first mile to the marketplace's warehouse. */
export function ShipBar({ orders, onClear }: Props) {
  const { t } = useTranslation('marketplace');
  const send = useSendWithMessage();
  const reload = useReloadMarketplace();
  const labels = useLabels();
  const done = async () => {
    await reload();
    onClear();
  };
  const bind = useChange((ids: number[]) => send(marketplaceCalls.bindFirstMile, { ids }), {
    onDone: done,
    done: ({ number, bound, refused }) =>
      refused.length > 0
        ? t('bind.partly', { number, count: bound, refused: refused.join(', ') })
        : t('bind.done', { number, count: bound }),
  });
  const unbind = useChange((ids: number[]) => send(marketplaceCalls.unbindFirstMile, { ids }), {
    onDone: done,
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
          data-act="labels"
          disabled={printable.length > maxOrdersPerBind}
          loading={labels.isPending}
          onClick={() => labels.start(idsOf(printable))}
        >
          {t('select.labels', { count: printable.length })}
        </Button>
      )}
      {isOneShop && labelled.length > 0 && (
        <Button
          size="small"
          type="primary"
          data-act="bind"
          loading={bind.isPending}
          onClick={() => bind.start(idsOf(labelled))}
        >
          {t('select.bind', { count: labelled.length })}
        </Button>
      )}
      {isOneShop && bound.length > 0 && (
        <Button
          size="small"
          data-act="unbind"
          loading={unbind.isPending}
          onClick={() => unbind.start(idsOf(bound))}
        >
          {t('select.unbind', { count: bound.length })}
        </Button>
      )}
    </SelectedItemsBar>
  );
}
