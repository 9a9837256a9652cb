import { peerCalls, type PeerStatementDetails } from '@onehaul/contract/peer';
import { useTranslation } from '@onehaul/i18n/react';
import { Button, Modal } from '@onehaul/workbench/antd';
import { useReturnFocus } from '@onehaul/workbench/return-focus';
import { Link } from 'react-router';
import { useMoney } from '../../app/fee/use-money.ts';
import { paths } from '../../app/paths.ts';
import { useChange } from '../../app/portal/use-change.ts';
import { useSend } from '../../app/session-context.tsx';
import { useReloadPeers } from './use-reload-peers.ts';

type Props = { readonly statement: PeerStatementDetails; readonly onClose: () => void };

/** Confirms the amount and the remaining balance before submitting. */
export function PayStatementDialog({ statement, onClose }: Props) {
  const { t } = useTranslation('peers');
  const { exact } = useMoney();
  const send = useSend();
  const reload = useReloadPeers();
  const returnFocus = useReturnFocus();
  const { id, number, totalMinor, balanceMinor } = statement;
  const isEnough = balanceMinor >= totalMinor;
  const close = () => {
    onClose();
    returnFocus();
  };
  const pay = useChange(() => send(peerCalls.payStatement, { id }), {
    onDone: async () => {
      await reload();
      close();
    },
    done: () => t('pay.done'),
  });
  return (
    <Modal
      open
      title={t('pay.title', { number })}
      onCancel={() => !pay.isPending && close()}
      mask={{ closable: false }}
      footer={
        <>
          <Button onClick={close} disabled={pay.isPending}>
            {t('pay.keep')}
          </Button>
          <Button
            type="primary"
            disabled={!isEnough}
            loading={pay.isPending}
            data-pay
            onClick={() => pay.start()}
          >
            {t('pay.do', { amount: exact(totalMinor) })}
          </Button>
        </>
      }
    >
      <div className="grid gap-3 pt-2 text-small">
        <p>{t('pay.text', { amount: exact(totalMinor), balance: exact(balanceMinor) })}</p>
        {!isEnough && (
          <p>
            {t('pay.notEnough', { missing: exact(totalMinor - balanceMinor) })}{' '}
            <Link
              to={`${paths.wallet}?do=recharge`}
              className="font-medium text-ink! underline underline-offset-4"
            >
              {t('pay.recharge')}
            </Link>
          </p>
        )}
        <p className="text-muted">{t('pay.byBank')}</p>
      </div>
    </Modal>
  );
}
