import type { Payment } from '@onehaul/contract/payment';
import { useTranslation } from '@onehaul/i18n/react';
import { failureOf } from '@onehaul/workbench/failure';
import { FailureMessage } from '@onehaul/workbench/list-message';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';
import { useSession } from '../../app/session-context.tsx';
import { BankReceipt } from './bank-receipt.tsx';
import { PanelSkeleton } from './panel-skeleton.tsx';
import { paymentQuery } from './payment-queries.ts';
import { PaymentDone, PaymentOver, PaymentRedirect, PaymentWait } from './payment-outcomes.tsx';
import { ScanCode } from './scan-code.tsx';

export type FollowProps = {
  /** Called once, when settled or when a receipt was submitted. */
  readonly onMemberDone?: (payment: Payment) => void;
  /** Called when another payment replaces this one, as with a new QR code. */
  readonly onOther: (payment: Payment) => void;
  readonly onChooseAgain: () => void;
  readonly onCancel?: () => void;
};

/** Follows a payment on the server until its final state. */
export function FollowPayment({ number, ...props }: FollowProps & { readonly number: string }) {
  const { t } = useTranslation('payment');
  const send = useSendWithMessage();
  const { data: payment, error, refetch } = useQuery(paymentQuery(send, number));
  useReportDone(payment, props.onMemberDone);
  if (!payment && error) return <FailureMessage failure={failureOf(error)} onRetry={() => void refetch()} />;
  if (!payment) return <PanelSkeleton />;
  return (
    <div className="grid gap-4" data-pay-panel={payment.next} data-payment-state={payment.state}>
      <NextStep payment={payment} {...props} />
      {error && <output className="text-center text-caption text-muted">{t('unheard')}</output>}
    </div>
  );
}

function NextStep({ payment, ...props }: FollowProps & { readonly payment: Payment }) {
  if (payment.next === 'done') return <PaymentDone payment={payment} />;
  if (payment.next === 'over') return <PaymentOver payment={payment} {...props} />;
  if (payment.next === 'scan') return <ScanCode key={payment.number} payment={payment} {...props} />;
  if (payment.next === 'receipt') return <BankReceipt payment={payment} {...props} />;
  if (payment.next === 'redirect') return <PaymentRedirect payment={payment} {...props} />;
  return <PaymentWait payment={payment} {...props} />;
}

/** Calls `onMemberDone` once and reloads the account. */
function useReportDone(payment: Payment | undefined, onMemberDone: FollowProps['onMemberDone']): void {
  const { reload } = useSession();
  const lastReported = useRef<string>(undefined);
  useEffect(() => {
    const isDone = payment?.state === 'settled' || payment?.state === 'underReview';
    const what = isDone ? `${payment.number} ${payment.state}` : undefined;
    if (!payment || what === undefined || lastReported.current === what) return;
    const isFirst = !lastReported.current?.startsWith(payment.number);
    lastReported.current = what;
    if (payment.state === 'settled') void reload();
    if (isFirst) onMemberDone?.(payment);
  }, [payment, onMemberDone, reload]);
}
