import type { Payment } from '@onehaul/contract/payment';
import { useToast } from '@onehaul/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { loadTexts } from '../../app/load-texts.ts';
import { ChooseWay } from './choose-way.tsx';
import { FollowPayment } from './follow-payment.tsx';
import type { PayPanelProps } from './pay-panel-props.ts';
import { paymentKey } from './payment-queries.ts';
import { useLaterText } from './use-later-text.ts';

await loadTexts('payment', 'bill');

export function PayFlow({ onPaid, onCancel, payBefore, ...what }: PayPanelProps) {
  const laterText = useLaterText();
  const notify = useToast();
  const [number, setNumber] = useState<string>();

  const queries = useQueryClient();
  const follow = (payment: Payment) => {
    queries.setQueryData(paymentKey(payment.number), payment);
    setNumber(payment.number);
  };
  const cancel = () => {
    notify(laterText(what, payBefore), 'positive'); // §2: where it can still be paid
    onCancel();
  };
  if (number === undefined) {
    return <ChooseWay what={what} onStarted={follow} onCancel={cancel} />;
  }
  return (
    <FollowPayment
      number={number}
      onMemberDone={onPaid}
      onOther={follow}
      onChooseAgain={() => setNumber(undefined)}
      onCancel={cancel}
    />
  );
}
