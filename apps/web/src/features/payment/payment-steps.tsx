import type { OrderDetails } from '@onehaul/contract/order';
import type { BankAccount, Payment } from '@onehaul/contract/payment';
import { useTranslation } from '@onehaul/i18n/react';
import { BankReceipt } from './bank-receipt.tsx';
import { PaymentDone, PaymentOver, PaymentRedirect, PaymentWait } from './payment-outcomes.tsx';
import { ScanCode } from './scan-code.tsx';

/** What the server has loaded with the payment, where it did. */
export type PaymentData = {
  /** Accounts for a bank transfer. */
  readonly accounts?: readonly BankAccount[] | undefined;
  /** First order of a settled payment. */
  readonly order?: OrderDetails | undefined;
  /** Time of the server, which dates of the next steps are counted from. */
  readonly now?: Date | undefined;
};

export type StepProps = {
  readonly payment: Payment;
  readonly data?: PaymentData;
  /** The server has answered with a new state. */
  readonly onChanged: (payment: Payment) => void;
  /** The state may have changed: to be requested now. */
  readonly onCheck: () => void;
  /** Called when another payment replaces this one, as with a new QR code. */
  readonly onOther: (payment: Payment) => void;
  readonly onChooseAgain: () => void;
  readonly onCancel?: () => void;
};

type Props = StepProps & {
  /** The last request for the state has failed. */
  readonly isUnheard: boolean;
};

/** What the member does next about a payment, by its state on the server. */
export function PaymentSteps({ isUnheard, ...props }: Props) {
  const { t } = useTranslation('payment');
  const { next, state } = props.payment;
  return (
    <div className="grid gap-4" data-pay-panel={next} data-payment-state={state}>
      <NextStep {...props} />
      {isUnheard && <output className="text-center text-caption text-muted">{t('unheard')}</output>}
    </div>
  );
}

function NextStep(props: StepProps) {
  const { payment } = props;
  if (payment.next === 'done') return <PaymentDone {...props} />;
  if (payment.next === 'over') return <PaymentOver {...props} />;
  if (payment.next === 'scan') return <ScanCode key={payment.number} {...props} />;
  if (payment.next === 'receipt') return <BankReceipt {...props} />;
  if (payment.next === 'redirect') return <PaymentRedirect {...props} />;
  return <PaymentWait {...props} />;
}
