import type { Order } from '@onehaul/contract/order';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { useId } from 'react';
import { useApproximateText, useCnyText } from '../../app/portal/money-text.tsx';
import { SelectedItemsBar } from '../../app/portal/selected-items-bar.tsx';
import { type Act, isOffered, sumOf, refusalOf } from './order-acts.ts';
import { useGeneratedFile } from './use-generated-file.ts';

type Props = {
  readonly orders: readonly Order[];
  readonly onAct: (act: 'pay' | 'cancel' | 'receive', orders: readonly Order[]) => void;
  readonly onClear: () => void;
};

/** Selected orders, possible actions, and reasons for disabled ones. */
export function SelectionBar({ orders, onAct, onClear }: Props) {
  const { t } = useTranslation('order');
  const exact = useCnyText();
  const about = useApproximateText();
  const { making, print, exportThese } = useGeneratedFile();
  const ids = orders.map(({ id }) => id);
  const due = sumOf(orders, 'due');
  const aboutDue = about(due);
  return (
    <SelectedItemsBar
      count={orders.length}
      words={{
        title: t('select.title'),
        count: t('select.count', { count: orders.length }),
        clear: t('select.clear'),
      }}
      facts={due > 0 && aboutDue && <span className="text-muted">{aboutDue}</span>}
      onClear={onClear}
    >
      {isOffered('pay', orders) && (
        <ActButton act="pay" orders={orders} isPrimary onPress={() => onAct('pay', orders)}>
          {t('select.pay', { amount: exact(due) })}
        </ActButton>
      )}
      {isOffered('receive', orders) && (
        <ActButton act="receive" orders={orders} onPress={() => onAct('receive', orders)}>
          {t('select.receive')}
        </ActButton>
      )}
      {isOffered('cancel', orders) && (
        <ActButton act="cancel" orders={orders} isDangerous onPress={() => onAct('cancel', orders)}>
          {t('select.cancel')}
        </ActButton>
      )}
      <ActButton act="print" orders={orders} isBusy={making === 'print'} onPress={() => void print(ids)}>
        {t('select.print')}
      </ActButton>
      <ActButton
        act="export"
        orders={orders}
        isBusy={making === 'export'}
        onPress={() => void exportThese(async () => ids)}
      >
        {t('select.export')}
      </ActButton>
    </SelectedItemsBar>
  );
}

type ActProps = {
  readonly act: Act;
  readonly orders: readonly Order[];
  readonly isPrimary?: boolean;
  readonly isDangerous?: boolean;
  readonly isBusy?: boolean;
  readonly onPress: () => void;
  readonly children: string;
};

/** A button with its disabled reason beside it. */
function ActButton({ act, orders, isPrimary, isDangerous, isBusy = false, onPress, children }: ActProps) {
  const { t } = useTranslation('order');
  const id = useId();
  const why = refusalOf(act, orders);
  return (
    <span className="flex flex-wrap items-center gap-2">
      {why && (
        <span id={id} className="text-caption text-muted">
          {t(why.key, why.values)}
        </span>
      )}
      <Button
        size="small"
        variant={isPrimary ? 'primary' : isDangerous ? 'quietDanger' : 'secondary'}
        disabled={why !== undefined}
        isBusy={isBusy}
        aria-describedby={why ? id : undefined}
        data-act={act}
        onClick={onPress}
      >
        {children}
      </Button>
    </span>
  );
}
