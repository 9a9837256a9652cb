import { type TestPayment, testPaymentCalls } from '@onehaul/contract/console/test-payments';
import type { GatewayMethod } from '@onehaul/domain/payment/payment-state';
import { testPaymentMinor } from '@onehaul/domain/payment/test-payment';
import { datesIn } from '@onehaul/i18n/dates';
import { measuresIn } from '@onehaul/i18n/measures';
import { QrCode } from '@onehaul/ui/qr-code';
import { App, Button } from '@onehaul/workbench/antd';
import { failureOf } from '@onehaul/workbench/failure';
import { StateMark } from '@onehaul/workbench/state-mark';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../app/call-api.ts';
import { useHasPermission } from '../../../app/me.ts';
import { useChange } from '../../../app/use-change.ts';
import { useRecordFormContext } from '../kit/studio-context.ts';
import { useWords } from '../kit/use-words.ts';

type Props = { readonly payTypeId: number; readonly method: GatewayMethod; readonly isReady: boolean };

const pollMs = 2000;

/** Tries the gateway account with the smallest payment, and shows what came of the last one. */
export function TestPaymentPart({ payTypeId, method, isReady }: Props) {
  const { t, tag } = useWords('payType');
  const { shop } = useRecordFormContext();
  const mayTry = useHasPermission('finance:review');
  const queries = useQueryClient();
  const which = { shopId: shop.id, payTypeId };
  const queryKey = ['testPayment', shop.id, payTypeId];
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => callApi(testPaymentCalls.last, which, { signal }),
    refetchInterval: ({ state }) => (state.data?.test?.state === 'pending' ? pollMs : false),
  });
  const start = useChange(testPaymentCalls.start, ['audit']);
  const { message } = App.useApp();
  const [isStarting, setIsStarting] = useState(false);
  const test = data?.test;
  const amount = measuresIn(tag).money(testPaymentMinor(method), 'CNY');
  const tryNow = async () => {
    setIsStarting(true);
    try {
      await start(which);
      await queries.invalidateQueries({ queryKey });
    } catch (error) {
      void message.error(failureOf(error).message);
    } finally {
      setIsStarting(false);
    }
  };
  return (
    <section
      className="mt-4 grid gap-3 rounded-control border border-line p-4"
      data-test-payment={test?.state ?? 'never'}
    >
      <div>
        <h3 className="font-medium">{t('test.title')}</h3>
        <p className="text-caption text-muted">{t('test.text')}</p>
      </div>
      {data && (test ? <LastTest test={test} /> : <p className="text-small text-muted">{t('test.never')}</p>)}
      {mayTry && isReady && test?.state !== 'pending' && (
        <Button
          className="justify-self-start"
          loading={isStarting}
          data-try-payment
          onClick={() => void tryNow()}
        >
          {t(method === 'stripe' ? 'test.tryAbout' : 'test.try', { amount })}
        </Button>
      )}
    </section>
  );
}

const tones = { pending: 'warning', paid: 'positive', failed: 'danger', expired: 'neutral' } as const;

function LastTest({ test }: { readonly test: TestPayment }) {
  const { t, tag } = useWords('payType');
  const { state, qrText, redirectUrl, reason, staffName, createdAt } = test;
  const amount = measuresIn(tag).money(test.askedMinor, test.currencyCode);
  const isWaiting = state === 'pending';
  const isPayable = isWaiting && (qrText !== null || redirectUrl !== null);
  return (
    <div className="grid gap-3" aria-live="polite">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
        <StateMark tone={tones[state]}>
          {isWaiting
            ? t(isPayable ? 'test.scan' : 'test.starting', { amount })
            : t(`test.${state}`, { amount, reason })}
        </StateMark>
        <span className="text-caption text-muted">
          {t('test.by', { name: staffName, time: datesIn(tag).moment(createdAt) })}
        </span>
      </p>
      {isPayable && qrText !== null && (
        <QrCode text={qrText} label={t('test.scan', { amount })} className="w-40" />
      )}
      {isPayable && redirectUrl !== null && (
        <a
          href={redirectUrl}
          target="_blank"
          rel="noreferrer"
          className="justify-self-start text-primary-10 underline"
          data-test-page
        >
          {t('test.openPage')}
        </a>
      )}
    </div>
  );
}
