import { type Order, orderCalls } from '@onehaul/contract/order';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { Dialog } from '@onehaul/ui/overlay/dialog';
import { useChange } from '../../app/portal/use-change.ts';
import { useSend } from '../../app/session-context.tsx';
import { useReloadPage } from '../../app/portal/use-reload-page.ts';

type Props = {
  readonly orders: readonly Order[];
  readonly onDone: () => void;
  readonly onClose: () => void;
};

/** Asks for confirmation: a completed order cannot be reopened. */
export function ReceiveDialog({ orders, onDone, onClose }: Props) {
  const { t } = useTranslation('order');
  const send = useSend();
  const reload = useReloadPage();
  const receive = useChange(() => send(orderCalls.receive, { ids: orders.map(({ id }) => id) }), {
    onDone: async () => {
      await reload();
      onDone();
      onClose();
    },
    done: ({ completed }) => t('receive.done', { count: completed }),
  });
  const close = () => {
    if (!receive.isPending) onClose();
  };
  return (
    <Dialog
      title={t('receive.title', { count: orders.length })}
      onClose={close}
      footer={
        <>
          <Button variant="secondary" disabled={receive.isPending} onClick={close}>
            {t('receive.later')}
          </Button>
          <Button isBusy={receive.isPending} data-receive onClick={() => receive.start()}>
            {t('receive.do')}
          </Button>
        </>
      }
    >
      <div className="grid gap-3 text-small">
        <p>{t('receive.text')}</p>
        <ul className="flex flex-wrap gap-x-4 gap-y-1 font-mono text-muted">
          {orders.map(({ id, number }) => (
            <li key={id}>{number}</li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
