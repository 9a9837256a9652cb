import type { Payment } from '@onehaul/contract/payment';
import { useTranslation } from '@onehaul/i18n/react';
import { Card } from '@onehaul/ui/card';
import { useToast } from '@onehaul/ui/toast';
import { CopyValue } from '@onehaul/workbench/copy-value';
import { Moment } from '@onehaul/workbench/moment';
import { PageHead } from '@onehaul/workbench/page-head';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { paths, payPath } from '../../app/paths.ts';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';
import { PrivateHead } from '../../app/private-head.tsx';
import { ChooseWay } from './choose-way.tsx';
import { FollowPayment } from './follow-payment.tsx';
import { whatOf } from './pay-panel-props.ts';
import { useMajorText } from './payment-amounts.ts';
import { paymentQuery } from './payment-queries.ts';
import { PaymentStateMark } from './payment-state-mark.tsx';
import { useLaterText } from './use-later-text.ts';

/**
 * /member/pay/:number: a payment, reachable again from anywhere. Parameters a gateway adds to the URL are
 * ignored: only the server's state counts (S41).
 */
export function PayPage() {
  const { number = '' } = useParams();
  // Keyed by number, so that another payment starts with fresh state.
  return <PaymentPage key={number} number={number} />;
}

function PaymentPage({ number }: { readonly number: string }) {
  const { t } = useTranslation('payment');
  const { t: member } = useTranslation('member');
  const navigate = useNavigate();
  const notify = useToast();
  const laterText = useLaterText();
  const { data: payment } = useQuery(paymentQuery(useSendWithMessage(), number));
  const [isChoosing, setChoosing] = useState(false);

  const toOther = (other: Payment) => {
    setChoosing(false);
    if (other.number !== number) void navigate(payPath(other.number), { replace: true });
  };
  const cancel = () => {
    notify(payment ? laterText(whatOf(payment)) : t('later.order'), 'positive'); // §2: where it can still be paid
    void navigate(payment ? pageOf[payment.purpose] : paths.orders);
  };
  return (
    <>
      <PrivateHead title={member('title.pay')} />
      <PageHead title={member('title.pay')} sentence={t('page.sentence')} />
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_calc(var(--spacing)*96)]">
        <Card className="p-4 sm:p-6">
          {isChoosing && payment ? (
            <ChooseWay what={whatOf(payment)} onStarted={toOther} onCancel={cancel} />
          ) : (
            <FollowPayment
              number={number}
              onOther={toOther}
              onChooseAgain={() => setChoosing(true)}
              onCancel={cancel}
            />
          )}
        </Card>
        {payment && <Facts payment={payment} />}
      </div>
    </>
  );
}

/** Page of the purchased item, by purpose. */
const pageOf = { order: paths.orders, recharge: paths.wallet, service: paths.addedList } as const;

type FactProps = { readonly title: string; readonly children: ReactNode };

const Fact = ({ title, children }: FactProps) => (
  <div className="col-span-2 grid grid-cols-subgrid items-baseline border-b border-line py-2 last:border-0">
    <dt className="text-muted">{title}</dt>
    <dd className="min-w-0">{children}</dd>
  </div>
);

function Facts({ payment }: { readonly payment: Payment }) {
  const { t } = useTranslation('payment');
  const { t: member } = useTranslation('member');
  const major = useMajorText();
  return (
    <Card className="px-4 py-2 sm:px-6">
      <h2 className="sr-only">{member('title.pay')}</h2>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 text-small">
        <Fact title={t('page.state')}>
          <PaymentStateMark state={payment.state} />
        </Fact>
        <Fact title={t('page.amount')}>
          <strong>{major(payment.askedAmount, payment.currencyCode)}</strong>
        </Fact>
        <Fact title={t('page.method')}>{t(`method.${payment.method}`)}</Fact>
        {payment.orderNumbers.length > 0 && (
          <Fact title={t('page.orders')}>
            <span className="grid">
              {payment.orderNumbers.map((one) => (
                <CopyValue key={one} value={one} />
              ))}
            </span>
          </Fact>
        )}
        {payment.serviceNumbers.length > 0 && (
          <Fact title={t('page.services')}>
            <span className="grid">
              {payment.serviceNumbers.map((one) => (
                <CopyValue key={one} value={one} />
              ))}
            </span>
          </Fact>
        )}
        <Fact title={t('page.number')}>
          <CopyValue value={payment.number} />
        </Fact>
        <Fact title={t('page.created')}>
          <Moment at={payment.createdAt} />
        </Fact>
      </dl>
    </Card>
  );
}
