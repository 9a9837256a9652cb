import type { Withdrawal } from '@onehaul/contract/wallet';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { DetailList } from '@onehaul/ui/detail-list';
import { Notice } from '@onehaul/ui/form/notice';
import { useState } from 'react';
import { useFormatInstant } from '../../app/fee/use-format-instant.ts';
import { NumberWithCopy } from '../../app/portal/copy-number.tsx';
import { Moment } from '../../app/portal/moment.tsx';
import { useCnyText } from '../../app/portal/money-text.tsx';
import { CancelWithdrawalDialog } from './cancel-withdrawal-dialog.tsx';
import { useCardName } from './card-name.ts';
import { useDayName } from './use-months.ts';
import { WithdrawalStateMark } from './withdrawal-state-mark.tsx';
import { type Step, stepsOf } from './withdrawal-steps.ts';

/** One withdrawal: state, pending step and deadline. */
export function WithdrawalDetail({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const { t } = useTranslation('wallet');
  const exact = useCnyText();
  const cardName = useCardName();
  const [isCancelling, setCancelling] = useState(false);
  const { state, reason } = withdrawal;
  const isReturned = state === 'rejected' || state === 'failed' || state === 'cancelled';
  return (
    <div className="grid gap-6" data-withdrawal={withdrawal.id} data-state={state}>
      <header className="grid gap-1">
        <h2 className="text-title font-semibold tabular-nums">{exact(withdrawal.minor)}</h2>
        <p className="text-small">
          <WithdrawalStateMark state={state} />
        </p>
      </header>
      {isReturned && (
        <Notice tone={state === 'cancelled' ? 'information' : 'warning'}>
          {reason && (
            <p>
              {t('reason')}: {reason}
            </p>
          )}
          <p>{t('returned')}</p>
        </Notice>
      )}
      <Timeline withdrawal={withdrawal} />
      <DetailList
        rows={[
          { key: 'card', label: t('card'), value: cardName(withdrawal) },
          { key: 'holder', label: t('holder'), value: withdrawal.holder },
          { key: 'number', label: t('number'), value: <NumberWithCopy number={withdrawal.number} /> },
          ...(withdrawal.transferNumber
            ? [
                {
                  key: 'transfer',
                  label: t('transferNumber'),
                  value: <NumberWithCopy number={withdrawal.transferNumber} />,
                },
              ]
            : []),
        ]}
      />
      {state === 'requested' && (
        <div>
          <Button variant="quietDanger" data-cancel-withdrawal onClick={() => setCancelling(true)}>
            {t('cancel')}
          </Button>
        </div>
      )}
      {isCancelling && (
        <CancelWithdrawalDialog withdrawal={withdrawal} onClose={() => setCancelling(false)} />
      )}
    </div>
  );
}

const marks = {
  done: 'border-primary-7 bg-primary-7',
  now: 'border-primary-7 bg-surface',
  later: 'border-line-strong bg-surface',
  stopped: 'border-danger bg-danger',
} as const;

function Timeline({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const { t } = useTranslation('wallet');
  return (
    <ol className="grid gap-0">
      {stepsOf(withdrawal).map((step) => (
        <li
          key={step.name}
          aria-current={step.state === 'now' ? 'step' : undefined}
          className="group grid grid-cols-[auto_minmax(0,1fr)] gap-x-3"
        >
          <span aria-hidden="true" className="grid justify-items-center">
            <span className={`mt-1.5 size-3 rounded-full border-2 ${marks[step.state]}`} />
            <span className="w-px grow bg-line group-last:hidden" />
          </span>
          <div className="pb-4">
            <p className={`text-small ${step.state === 'later' ? 'text-muted' : 'font-medium'}`}>
              {t(`step.${step.name}`)}
            </p>
            <StepWords step={step} withdrawal={withdrawal} />
          </div>
        </li>
      ))}
    </ol>
  );
}

function StepWords({ step, withdrawal }: { readonly step: Step; readonly withdrawal: Withdrawal }) {
  const { t } = useTranslation('wallet');
  const formatInstant = useFormatInstant();
  const dayName = useDayName();
  if (step.at) {
    return (
      <p className="text-caption text-muted">
        <Moment at={step.at} />
      </p>
    );
  }
  if (step.state === 'stopped') return null;
  return (
    <>
      {step.name === 'review' && step.state === 'now' && (
        <p className="text-caption text-muted">{t('stepWait.review')}</p>
      )}
      {step.name === 'pay' && (
        <>
          <p className="text-caption text-muted">
            {t('stepWait.pay', { day: dayName(withdrawal.expectedOn) })}
          </p>
          {!withdrawal.isPayable && (
            <p className="text-caption text-muted">
              {t('stepWait.newCard', { time: formatInstant(withdrawal.notBefore) })}
            </p>
          )}
        </>
      )}
    </>
  );
}
