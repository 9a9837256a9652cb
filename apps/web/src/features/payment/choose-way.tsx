import type { Payment, paymentCalls } from '@onehaul/contract/payment';
import type { OutputOf } from '@onehaul/client/send';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { ListMessage } from '@onehaul/ui/list-message';
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useId, useRef, useState } from 'react';
import { NotIncluded } from '../../app/fee/not-included.tsx';
import { CallFailure } from '../../app/portal/call-failure.tsx';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';
import { PanelSkeleton } from './panel-skeleton.tsx';
import type { PayFor } from './pay-panel-props.ts';
import { useMajorText, useYuanText } from './payment-amounts.ts';
import { payAmountQuery, payTypesKey, payTypesQuery } from './payment-queries.ts';
import { useStartPayment } from './use-start-payment.ts';
import { WayChoice } from './way-choice.tsx';
import { wayState } from './way-state.ts';

export type PayType = OutputOf<typeof paymentCalls.payTypes>['items'][number];

type Props = {
  readonly what: PayFor;
  readonly onStarted: (payment: Payment) => void;
  readonly onCancel: () => void;
};

export function ChooseWay(props: Props) {
  const { t } = useTranslation('payment');
  const send = useSendWithMessage();
  const { data, error, refetch } = useQuery(payTypesQuery(send));
  if (!data && error) return <CallFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <PanelSkeleton />;
  // A recharge cannot be paid from the balance.
  const types = data.items.filter(({ kind }) => props.what.rechargeMinor === undefined || kind !== 'balance');
  if (types.length === 0) {
    return (
      <ListMessage icon="note" title={t('ways.noneTitle')} text={t('ways.noneText')}>
        <Button variant="secondary" onClick={props.onCancel}>
          {t('pay.later')}
        </Button>
      </ListMessage>
    );
  }
  return <Ways {...props} types={types} />;
}

function WhatIsPaid({ what: { orderIds = [], serviceIds = [], rechargeMinor } }: { readonly what: PayFor }) {
  const { t } = useTranslation('payment');
  if (rechargeMinor !== undefined) return t('due.recharge');
  return orderIds.length > 0 || serviceIds.length === 0
    ? t('due.orders', { count: orderIds.length })
    : t('due.services', { count: serviceIds.length });
}

function Ways({ what, types, onStarted, onCancel }: Props & { readonly types: readonly PayType[] }) {
  const { t } = useTranslation('payment');
  const send = useSendWithMessage();
  const major = useMajorText();
  const yuan = useYuanText();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [wantedId, setWantedId] = useState<number>();
  const [isMissing, setMissing] = useState(false);
  const amounts = useQueries({ queries: types.map((type) => payAmountQuery(send, type.id, what)) });
  const queries = useQueryClient();
  const pay = useStartPayment({
    onStarted,
    onFailed: () => void queries.invalidateQueries({ queryKey: payTypesKey }),
  });

  const due = amounts.find(({ data }) => data)?.data?.minor;
  const wantedAt = types.findIndex((type) => type.id === wantedId);
  const wanted = amounts[wantedAt];
  const price = wanted?.data;
  // Payment stays disabled until its amount is shown.
  const isPricing = wanted?.isFetching === true && !price;
  // Deselects a balance that no longer covers the amount; a withdrawn method is not among the types any more.
  const isOff = price !== undefined && wayState(price, types[wantedAt]!).kind !== 'open';
  const chosenId = isOff || !wanted ? undefined : wantedId;

  const [first] = amounts;
  if (first?.error && amounts.every(({ data, error }) => error && !data)) {
    const again = () => amounts.forEach(({ refetch }) => void refetch());
    return <CallFailure error={first.error} onRetry={again} />;
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (chosenId === undefined) {
      setMissing(true); // §5
      form.current?.querySelector<HTMLInputElement>('input[type=radio]:enabled')?.focus();
    } else if (price) pay.start({ payTypeId: chosenId, what });
    else void wanted?.refetch();
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-4" data-pay-panel="choose">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="text-small text-muted">
          <WhatIsPaid what={what} />
        </p>
        <p className="flex items-baseline gap-3">
          <span className="text-small text-muted">{t('due.title')}</span>
          <strong className="text-title font-semibold whitespace-nowrap">
            {due === undefined ? '…' : yuan(due)}
          </strong>
        </p>
      </div>
      <NotIncluded exclusions={amounts.find(({ data }) => data)?.data?.notIncluded ?? []} />
      <fieldset className="grid gap-2" aria-describedby={isMissing ? `${id}-missing` : undefined}>
        <legend className="mb-2 text-small font-medium">{t('ways.title')}</legend>
        {types.map((type, index) => (
          <WayChoice
            key={type.id}
            type={type}
            price={amounts[index]?.data}
            failure={amounts[index]?.data ? undefined : amounts[index]?.error?.message}
            name={`${id}-way`}
            isChosen={type.id === chosenId}
            isBusy={pay.isPending}
            onChoose={() => {
              setWantedId(type.id);
              setMissing(false);
              pay.forget();
            }}
          />
        ))}
        {isMissing && (
          <p id={`${id}-missing`} role="alert" className="text-small text-danger">
            {t('ways.missing')}
          </p>
        )}
      </fieldset>
      {pay.hasFailed && pay.isUnanswered && <p className="text-small text-muted">{t('pay.unsure')}</p>}
      <div className="grid gap-2 sm:flex sm:flex-row-reverse sm:justify-start">
        <Button type="submit" isBusy={pay.isPending || isPricing} data-pay>
          {price && !isOff
            ? t('pay.amount', { amount: major(price.askedAmount, price.currencyCode) })
            : t('pay.plain')}
        </Button>
        <Button variant="secondary" disabled={pay.isPending} onClick={onCancel}>
          {t('pay.later')}
        </Button>
      </div>
    </form>
  );
}
