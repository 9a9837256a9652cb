import { type Order, orderCalls, type OrderDetails } from '@onehaul/contract/order';
import { isGateway } from '@onehaul/domain/payment/payment-state';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { TextInput } from '@onehaul/ui/form/text-input';
import { Dialog } from '@onehaul/ui/overlay/dialog';
import { useId, useState } from 'react';
import { useMoney } from '../../app/fee/use-money.ts';
import { useChange } from '../../app/portal/use-change.ts';
import { useSend } from '../../app/session-context.tsx';
import { sumOf } from './order-acts.ts';
import { useReloadPage } from '../../app/portal/use-reload-page.ts';

type Props = {
  readonly orders: readonly Order[];
  /** Payments of a single order, if known; for several orders any way to pay is possible. */
  readonly payments?: OrderDetails['payments'];
  readonly onDone: () => void;
  readonly onClose: () => void;
};

/** Confirms what is cancelled and where the money goes before submitting. */
export function CancelDialog({ orders, payments, onDone, onClose }: Props) {
  const { t } = useTranslation('order');
  const send = useSend();
  const reload = useReloadPage();
  const id = useId();
  const [reason, setReason] = useState('');
  const cancel = useChange(
    () => send(orderCalls.cancel, { ids: orders.map((order) => order.id), reason: reason.trim() }),
    {
      onDone: async () => {
        await reload();
        onDone();
        onClose();
      },
      done: ({ cancelled }) => t('cancel.done', { count: cancelled }),
    },
  );
  const close = () => {
    if (!cancel.isPending) onClose();
  };
  const parcels = orders.reduce((sum, { parcelCount }) => sum + parcelCount, 0);
  const [only] = orders;

  return (
    <Dialog
      title={
        orders.length === 1
          ? t('cancel.title', { number: only!.number })
          : t('cancel.titleMany', { count: orders.length })
      }
      onClose={close}
      footer={
        <>
          <Button variant="secondary" onClick={close} disabled={cancel.isPending}>
            {t('cancel.keep')}
          </Button>
          <Button variant="danger" isBusy={cancel.isPending} data-cancel onClick={() => cancel.start()}>
            {t('cancel.do')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4 text-small">
        <Back orders={orders} payments={payments} />
        <p>{t('cancel.parcels', { count: parcels })}</p>
        <TextInput
          id={id}
          label={t('cancel.reason')}
          maxLength={300}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </div>
    </Dialog>
  );
}

/** Refund amount and its destination. */
function Back({ orders, payments }: Pick<Props, 'orders' | 'payments'>) {
  const { t } = useTranslation('order');
  const { exact, about } = useMoney();
  const paid = sumOf(orders, 'paid');
  if (paid === 0) return <p>{t('cancel.unpaid')}</p>;
  const settled = payments?.filter(({ state }) => state === 'settled') ?? [];
  const methods = settled.length > 0 ? settled.map(({ method }) => method) : undefined;
  const ways = [
    { text: t('cancel.backBalance'), isUsed: methods?.includes('balance') ?? true },
    { text: t('cancel.backGateway'), isUsed: methods?.some(isGateway) ?? true },
    { text: t('cancel.backBank'), isUsed: methods?.includes('bankDeposit') ?? true },
  ];
  return (
    <div data-back={paid}>
      <p className="font-semibold">
        {t('cancel.back', { amount: exact(paid) })}{' '}
        <span className="font-regular text-muted">{about(paid)}</span>
      </p>
      <ul className="mt-1 list-disc ps-5 text-muted">
        {ways.map(({ text, isUsed }) => isUsed && <li key={text}>{text}</li>)}
      </ul>
    </div>
  );
}
