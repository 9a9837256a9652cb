import { useTranslation } from '@onehaul/i18n/react';
import { Button, LinkButton } from '@onehaul/ui/button';
import { Icon } from '@onehaul/ui/icon';
import { QrCode } from '@onehaul/ui/qr-code';
import { Spinner } from '@onehaul/ui/spinner';
import { useEffect, useRef } from 'react';
import { useAct } from '../../app/use-act.ts';
import { useMajorText } from './payment-amounts.ts';
import type { StepProps } from './payment-steps.tsx';
import { clockText, spokenSeconds, useSecondsLeft } from './seconds-left.ts';
import { whatOf } from './pay-panel-props.ts';
import { usePaymentActs } from './use-payment-acts.ts';
import { useStartPayment } from './use-start-payment.ts';
import { webAddress } from './web-address.ts';

/** QR code for the payer's phone, valid as long as the gateway accepts it. */
export function ScanCode({ payment, onCheck, onOther, onChooseAgain, onCancel }: StepProps) {
  const { t } = useTranslation('payment');
  const amount = useMajorText()(payment.askedAmount, payment.currencyCode);
  const left = useSecondsLeft(payment.expiresAt);
  const isExpired = left === 0;
  const renew = useRenew(payment, { onOther, onChooseAgain });
  useLastLook(isExpired, onCheck);
  const here = webAddress(payment.qrText);
  const title = t(
    payment.method === 'wechat' || payment.method === 'alipay' ? `scan.${payment.method}` : 'scan.other',
  );
  return (
    <section className="grid justify-items-center gap-4 py-2 text-center">
      <div className="grid gap-1">
        <h3 className="text-body font-semibold">{title}</h3>
        <p className="text-title font-semibold">{amount}</p>
      </div>
      <div className="relative size-60 rounded-control border border-line bg-[#ffffff] p-3" data-code>
        {payment.qrText && (
          <QrCode
            text={payment.qrText}
            label={t('scan.code', { amount })}
            className={isExpired ? 'opacity-10' : undefined}
          />
        )}
        {isExpired && (
          <div
            data-code-expired
            className="absolute inset-0 grid content-center justify-items-center gap-3 rounded-control bg-[oklch(1_0_0/0.85)] p-4 text-[#1d2126]"
          >
            <Icon name="clock" className="size-7" />
            <p className="text-small font-semibold">{t('scan.expired')}</p>
            <Button isBusy={renew.isPending} onClick={renew.start} data-new-code>
              {t('scan.renew')}
            </Button>
          </div>
        )}
      </div>
      {!isExpired && (
        <p className="flex items-center gap-2 text-small">
          <Spinner className="size-4" />
          {t('scan.waiting')}
        </p>
      )}
      {payment.expiresAt && <Countdown left={left} />}
      <div className="flex flex-wrap justify-center gap-2">
        {here && !isExpired && (
          <LinkButton to={here} reloadDocument variant="secondary" className="sm:hidden">
            {t('scan.here')}
          </LinkButton>
        )}
        <Button variant="secondary" onClick={onChooseAgain}>
          {t('chooseOther')}
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            {t('pay.later')}
          </Button>
        )}
      </div>
    </section>
  );
}

/** Updates visually every second; announced at whole minutes and near the end. */
function Countdown({ left }: { readonly left: number | undefined }) {
  const { t } = useTranslation('payment');
  // The clock starts in the browser; its line is there before.
  if (left === undefined) return <p aria-hidden="true" className="h-[1lh] text-small" />;
  const spoken = spokenSeconds(left);
  const words =
    left === 0
      ? t('scan.expired')
      : spoken >= 60
        ? t('scan.minutes', { count: spoken / 60 })
        : t('scan.seconds', { count: spoken });
  return (
    <>
      {left > 0 && (
        <p aria-hidden="true" className="text-small text-muted tabular-nums">
          {t('scan.left', { clock: clockText(left) })}
        </p>
      )}
      <p aria-live="polite" className="sr-only">
        {words}
      </p>
    </>
  );
}

/** Asks once more at expiry, so that a payment in the last second is not shown as expired. */
function useLastLook(isExpired: boolean, onCheck: () => void): void {
  const check = useRef(onCheck);
  useEffect(() => {
    check.current = onCheck;
  });
  useEffect(() => {
    if (isExpired) check.current();
  }, [isExpired]);
}

/** Starts a new payment by the same way, with a new QR code. */
function useRenew(
  payment: StepProps['payment'],
  { onOther, onChooseAgain }: Pick<StepProps, 'onOther' | 'onChooseAgain'>,
) {
  const loadActs = usePaymentActs();
  const pay = useStartPayment({ onStarted: onOther });
  const find = useAct(
    async () => {
      const { items } = await (await loadActs()).payTypes();
      return items.find(({ kind }) => kind === payment.method);
    },
    {
      keepsPage: true,
      onDone(type) {
        if (type) pay.start({ payTypeId: type.id, what: whatOf(payment) });
        else onChooseAgain();
      },
    },
  );
  return { isPending: pay.isPending || find.isPending, start: () => find.start(undefined) };
}
