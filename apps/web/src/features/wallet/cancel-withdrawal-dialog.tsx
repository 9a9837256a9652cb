import type { Withdrawal } from '@onehaul/contract/wallet';
import { useTranslation } from '@onehaul/i18n/react';
import { ConfirmDialog } from '@onehaul/ui/overlay/confirm-dialog';
import { useCnyText } from '../../app/portal/money-text.tsx';
import { useAct } from '../../app/use-act.ts';
import { useCardName } from './card-name.ts';
import { useWalletActs } from './use-wallet-acts.ts';

type Props = { readonly withdrawal: Withdrawal; readonly onClose: () => void };

/** Confirms the amount that returns, and the card it does not go to, before cancelling. */
export function CancelWithdrawalDialog({ withdrawal, onClose }: Props) {
  const { t } = useTranslation('wallet');
  const exact = useCnyText();
  const cardName = useCardName();
  const loadActs = useWalletActs();
  const cancel = useAct(async () => (await loadActs()).cancelWithdrawal(withdrawal.id), {
    onDone: onClose,
    done: () => t('cancelled'),
  });
  return (
    <ConfirmDialog
      title={t('cancelTitle')}
      confirm={t('cancel')}
      cancel={t('keep')}
      isDangerous
      isBusy={cancel.isPending}
      onConfirm={() => cancel.start(undefined)}
      onClose={onClose}
    >
      {t('cancelText', { amount: exact(withdrawal.minor), target: cardName(withdrawal) })}
    </ConfirmDialog>
  );
}
