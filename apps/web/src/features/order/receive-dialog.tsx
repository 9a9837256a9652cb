import { type Order, orderCalls } from '@onehaul/contract/order';
import { useTranslation } from '@onehaul/i18n/react';
import { Button, Modal } from '@onehaul/workbench/antd';
import { useReturnFocus } from '@onehaul/workbench/return-focus';
import { useChange } from '../../app/portal/use-change.ts';
import { useSend } from '../../app/session-context.tsx';
import { useReloadOrders } from './use-order-change.ts';

type Props = {
  readonly orders: readonly Order[];
  readonly onDone: () => void;
  readonly onClose: () => void;
};

/** Asks for confirmation: a completed order cannot be reopened. */
export function ReceiveDialog({ orders, onDone, onClose }: Props) {
  const { t } = useTranslation('order');
  const send = useSend();
  const reload = useReloadOrders();
  const returnFocus = useReturnFocus();
  const close = () => {
    onClose();
    returnFocus();
  };
  const receive = useChange(() => send(orderCalls.receive, { ids: orders.map(({ id }) => id) }), {
    onDone: async () => {
      await reload();
      onDone();
      close();
    },
    done: ({ completed }) => t('receive.done', { count: completed }),
  });
  return (
    <Modal
      open
      title={t('receive.title', { count: orders.length })}
      onCancel={() => !receive.isPending && close()}
      mask={{ closable: false }}
      footer={
        <>
          <Button onClick={close} disabled={receive.isPending}>
            {t('receive.later')}
          </Button>
          <Button type="primary" loading={receive.isPending} data-receive onClick={() => receive.start()}>
            {t('receive.do')}
          </Button>
        </>
      }
    >
      <div className="grid gap-3 pt-2 text-small">
        <p>{t('receive.text')}</p>
        <ul className="flex flex-wrap gap-x-4 gap-y-1 font-mono text-muted">
          {orders.map(({ id, number }) => (
            <li key={id}>{number}</li>
          ))}
        </ul>
      </div>
    </Modal>
  );
}
