import type { Payment } from '@onehaul/contract/payment';
import { useTranslation } from '@onehaul/i18n/react';
import { Card } from '@onehaul/ui/card';
import { useToast } from '@onehaul/ui/toast';
import { PageHead } from '@onehaul/ui/list/page-head';
import { type ReactNode, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { lazyPart } from '../../app/lazy-part.ts';
import { paths, payPath } from '../../app/paths.ts';
import { NumberWithCopy } from '../../app/portal/copy-number.tsx';
import { Moment } from '../../app/portal/moment.tsx';
import { PrivateHead } from '../../app/private-head.tsx';
import { PanelSkeleton } from './panel-skeleton.tsx';
import { whatOf } from './pay-panel-props.ts';
import { useMajorText } from './payment-amounts.ts';
import { PaymentStateMark } from './payment-state-mark.tsx';
import { type PaymentData, PaymentSteps } from './payment-steps.tsx';
import { useFollowedPayment } from './use-followed-payment.ts';
import { useLaterText } from './use-later-text.ts';

const ChooseAgain = lazyPart(async () => ({
  default: (await import('./choose-again.client.tsx')).ChooseAgain,
}));

type Props = PaymentData & { readonly payment: Payment };

/**
 * /member/pay/:number: a payment, reachable again from anywhere. Parameters a gateway adds to the URL are
 * ignored: only the server's state counts (S41).
 */
export function PayPage({ payment: loaded, ...data }: Props) {
  const { t } = useTranslation('payment');
  const { t: member } = useTranslation('member');
  const navigate = useNavigate();
  const notify = useToast();
  const laterText = useLaterText();
  const { payment, isUnheard, put, check } = useFollowedPayment(loaded);
  const [isChoosing, setChoosing] = useState(false);

  const toOther = (other: Payment) => {
    setChoosing(false);
    if (other.number === payment.number) put(other);
    else void navigate(payPath(other.number), { replace: true });
  };
  const cancel = () => {
    notify(laterText(whatOf(payment)), 'positive'); // §2: where it can still be paid
    void navigate(pageOf[payment.purpose]);
  };
  return (
    <div className="flex flex-col gap-5 max-md:gap-4">
      <PrivateHead title={member('title.pay')} />
      <PageHead title={member('title.pay')} sentence={t('page.sentence')} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1fr)_calc(var(--spacing)*96)]">
        <Card className="p-4 sm:p-6">
          {isChoosing ? (
            <Suspense fallback={<PanelSkeleton />}>
              <ChooseAgain what={whatOf(payment)} onStarted={toOther} onCancel={cancel} />
            </Suspense>
          ) : (
            <PaymentSteps
              payment={payment}
              data={data}
              isUnheard={isUnheard}
              onChanged={put}
              onCheck={check}
              onOther={toOther}
              onChooseAgain={() => setChoosing(true)}
              onCancel={cancel}
            />
          )}
        </Card>
        <Facts payment={payment} />
      </div>
    </div>
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
                <NumberWithCopy key={one} number={one} />
              ))}
            </span>
          </Fact>
        )}
        {payment.serviceNumbers.length > 0 && (
          <Fact title={t('page.services')}>
            <span className="grid">
              {payment.serviceNumbers.map((one) => (
                <NumberWithCopy key={one} number={one} />
              ))}
            </span>
          </Fact>
        )}
        <Fact title={t('page.number')}>
          <NumberWithCopy number={payment.number} />
        </Fact>
        <Fact title={t('page.created')}>
          <Moment at={payment.createdAt} />
        </Fact>
      </dl>
    </Card>
  );
}
