import type { Payment } from '@onehaul/contract/payment';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { CallFailure } from '../../app/portal/call-failure.tsx';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';
import { useSession } from '../../app/session-context.tsx';
import { PanelSkeleton } from './panel-skeleton.tsx';
import { paymentKey, paymentQuery } from './payment-queries.ts';
import { PaymentSteps, type StepProps } from './payment-steps.tsx';

type Props = Pick<StepProps, 'onOther' | 'onChooseAgain' | 'onCancel'> & {
  readonly number: string;
  /** Called once, when settled or when a receipt was submitted. */
  readonly onMemberDone?: (payment: Payment) => void;
};

/** Follows a payment on the server until its final state. */
export function FollowPayment({ number, onMemberDone, ...props }: Props) {
  const send = useSendWithMessage();
  const queries = useQueryClient();
  const { data: payment, error, refetch } = useQuery(paymentQuery(send, number));
  useReportDone(payment, onMemberDone);
  if (!payment && error) return <CallFailure error={error} onRetry={() => void refetch()} />;
  if (!payment) return <PanelSkeleton />;
  return (
    <PaymentSteps
      {...props}
      payment={payment}
      isUnheard={error !== null}
      onChanged={(changed) => void queries.setQueryData(paymentKey(number), changed)}
      onCheck={() => void refetch()}
    />
  );
}

/** Calls `onMemberDone` once and reloads the account. */
function useReportDone(payment: Payment | undefined, onMemberDone: Props['onMemberDone']): void {
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
