import type { CodOrder } from '@onehaul/contract/cod';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { SelectedItemsBar } from '../../app/portal/selected-items-bar.tsx';
import { missingFor } from './missing-stock.ts';
import { useBinding } from './use-binding.ts';

type Props = { readonly orders: readonly CodOrder[]; readonly onClear: () => void };

/** Selected orders, missing stock, and the two possible actions. */
export function BindBar({ orders, onClear }: Props) {
  const { t } = useTranslation('cod');
  const { bind, unbind } = useBinding(onClear);
  const waiting = orders.filter(({ step }) => step === 'awaitingArrival');
  const bound = orders.filter(({ step }) => step === 'toPick');
  const missing = missingFor(waiting);
  const ids = (some: readonly CodOrder[]) => some.map(({ id }) => id);
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
          {missing.length > 0 && (
            <span className="text-warning" data-missing={missing.length}>
              {t('cell.missing', {
                goods: missing.map(({ code, count }) => `${code} × ${count}`).join(', '),
              })}
            </span>
          )}
          {waiting.length + bound.length === 0 && <span className="text-muted">{t('select.tooLate')}</span>}
        </>
      }
      onClear={onClear}
    >
      {waiting.length > 0 && (
        <Button
          size="small"
          data-act="bind"
          disabled={missing.length > 0}
          isBusy={bind.isPending}
          onClick={() => bind.start(ids(waiting))}
        >
          {t('bind.these', { count: waiting.length })}
        </Button>
      )}
      {bound.length > 0 && (
        <Button
          size="small"
          variant="secondary"
          data-act="unbind"
          isBusy={unbind.isPending}
          onClick={() => unbind.start(ids(bound))}
        >
          {t('unbind.these', { count: bound.length })}
        </Button>
      )}
    </SelectedItemsBar>
  );
}
