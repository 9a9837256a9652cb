import { useToast } from '@onehaul/ui/toast';
import { useTranslation } from '@onehaul/i18n/react';
import { useState } from 'react';
import { needTexts } from '../../app/need-texts.ts';
import { ChooseWay } from './choose-way.tsx';
import { FollowPayment } from './follow-payment.tsx';
import type { PayPanelProps } from './pay-panel-props.ts';

await needTexts('payment');

export function PayFlow({ onPaid, onCancel, ...what }: PayPanelProps) {
  const { t } = useTranslation('payment');
  const notify = useToast();
  const [number, setNumber] = useState<string>();

  const cancel = () => {
    notify(t('cancelled'), 'positive'); // §8
    onCancel();
  };
  if (number === undefined) {
    return <ChooseWay what={what} onStarted={(payment) => setNumber(payment.number)} onCancel={cancel} />;
  }
  return (
    <FollowPayment
      number={number}
      onMemberDone={onPaid}
      onOther={(payment) => setNumber(payment.number)}
      onChooseAgain={() => setNumber(undefined)}
      onCancel={cancel}
    />
  );
}
