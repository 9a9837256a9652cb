import { type Withdrawal, withdrawalCalls } from '@onehaul/contract/wallet';
import { useTranslation } from '@onehaul/i18n/react';
import { Button, Modal } from '@onehaul/workbench/antd';
import { useReturnFocus } from '@onehaul/workbench/return-focus';
import { useMoney } from '../../app/fee/use-money.ts';
import { useChange } from '../../app/portal/use-change.ts';
import { useSend } from '../../app/session-context.tsx';
import { useCardName } from './card-name.ts';
import { useReloadWallet } from './use-reload-wallet.ts';

type Props = { readonly withdrawal: Withdrawal; readonly onClose: () => void };

/** Confirms the amount that returns, and the card it does not go to, before cancelling. */
export function CancelWithdrawalDialog({ withdrawal, onClose }: Props) {
  const { t } = useTranslation('wallet');
  const { exact } = useMoney();
  const send = useSend();
  const reload = useReloadWallet();
  const cardName = useCardName();
  const returnFocus = useReturnFocus();
  const close = () => {
    onClose();
    returnFocus();
  };
  const cancel = useChange(() => send(withdrawalCalls.cancel, { id: withdrawal.id }), {
    onDone: async () => {
      await reload();
      close();
    },
    done: () => t('cancelled'),
  });
  return (
    <Modal
      open
      title={t('cancelTitle')}
      onCancel={() => !cancel.isPending && close()}
      mask={{ closable: false }}
      footer={
        <>
          <Button onClick={close} disabled={cancel.isPending}>
            {t('keep')}
          </Button>
          <Button
            type="primary"
            danger
            loading={cancel.isPending}
            data-confirm
            onClick={() => cancel.start()}
          >
            {t('cancel')}
          </Button>
        </>
      }
    >
      <div className="grid gap-3 pt-2 text-small">
        <p>{t('cancelText', { amount: exact(withdrawal.minor), target: cardName(withdrawal) })}</p>
      </div>
    </Modal>
  );
}
