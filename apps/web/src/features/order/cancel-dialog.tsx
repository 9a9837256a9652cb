import { type Order, orderCalls, type OrderDetails } from '@onehaul/contract/order';
import { isGateway } from '@onehaul/domain/payment/payment-state';
import { useTranslation } from '@onehaul/i18n/react';
import { Button, Input, Modal } from '@onehaul/workbench/antd';
import { useReturnFocus } from '@onehaul/workbench/return-focus';
import { useId, useState } from 'react';
import { useMoney } from '../../app/fee/use-money.ts';
import { useChange } from '../../app/portal/use-change.ts';
import { useSend } from '../../app/session-context.tsx';
import { sumOf } from './order-acts.ts';
import { useReloadOrders } from './use-order-change.ts';

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
  const reload = useReloadOrders();
  const returnFocus = useReturnFocus();
  const id = useId();
  const [reason, setReason] = useState('');
  const close = () => {
    onClose();
    returnFocus();
  };
  const cancel = useChange(
    () => send(orderCalls.cancel, { ids: orders.map((order) => order.id), reason: reason.trim() }),
    {
      onDone: async () => {
        await reload();
        onDone();
        close();
      },
      done: ({ cancelled }) => t('cancel.done', { count: cancelled }),
    },
  );
  const parcels = orders.reduce((sum, { parcelCount }) => sum + parcelCount, 0);
  const [only] = orders;

  return (
    <Modal
      open
      title={
        orders.length === 1
          ? t('cancel.title', { number: only!.number })
          : t('cancel.titleMany', { count: orders.length })
      }
      onCancel={() => !cancel.isPending && close()}
      mask={{ closable: false }}
      footer={
        <>
          <Button onClick={close} disabled={cancel.isPending}>
            {t('cancel.keep')}
          </Button>
          <Button type="primary" danger loading={cancel.isPending} data-cancel onClick={() => cancel.start()}>
            {t('cancel.do')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4 pt-2 text-small">
        <Back orders={orders} payments={payments} />
        <p>{t('cancel.parcels', { count: parcels })}</p>
        <div className="grid gap-1">
          <label htmlFor={id} className="font-medium">
            {t('cancel.reason')}
          </label>
          <Input id={id} maxLength={300} value={reason} onChange={({ target }) => setReason(target.value)} />
        </div>
      </div>
    </Modal>
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
