import { peerCalls, type PeerStatementDetails } from '@onehaul/contract/peer';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { Dialog } from '@onehaul/ui/overlay/dialog';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { useCnyText } from '../../app/portal/money-text.tsx';
import { type CallKey, isAnswered, keyFor } from '../../app/same-call-key.ts';
import { useSend } from '../../app/session-context.tsx';
import { useAct } from '../../app/use-act.ts';

type Props = { readonly statement: PeerStatementDetails; readonly onClose: () => void };

/** Confirms the amount and the remaining balance before submitting. */
export function PayStatementDialog({ statement, onClose }: Props) {
  const { t } = useTranslation('peers');
  const exact = useCnyText();
  const { id, number, totalMinor, balanceMinor } = statement;
  const isEnough = balanceMinor >= totalMinor;
  const pay = usePay(onClose);
  const close = () => {
    if (!pay.isPending) onClose();
  };
  return (
    <Dialog
      title={t('pay.title', { number })}
      onClose={close}
      footer={
        <>
          <Button variant="secondary" onClick={close} disabled={pay.isPending}>
            {t('pay.keep')}
          </Button>
          <Button disabled={!isEnough} isBusy={pay.isPending} data-pay onClick={() => pay.start(id)}>
            {t('pay.do', { amount: exact(totalMinor) })}
          </Button>
        </>
      }
    >
      <div className="grid gap-3 text-small">
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
    </Dialog>
  );
}

/** Pays once: pressed again after a lost response, it is the same payment. */
function usePay(onDone: () => void) {
  const { t } = useTranslation('peers');
  const send = useSend();
  const queries = useQueryClient();
  const previous = useRef<CallKey>(undefined);
  return useAct(
    async (id: number) => {
      previous.current = keyFor(String(id), previous.current, () => crypto.randomUUID());
      try {
        return await send(peerCalls.payStatement, { id }, previous.current.key);
      } catch (failure) {
        if (isAnswered(failure)) previous.current = undefined;
        throw failure;
      }
    },
    {
      onDone: async () => {
        await queries.invalidateQueries();
        onDone();
      },
      done: () => t('pay.done'),
    },
  );
}
