import type { OutputOf } from '@onehaul/client/send';
import type { paymentCalls } from '@onehaul/contract/payment';
import { numberFormat } from '@onehaul/i18n/formats';
import { useTranslation } from '@onehaul/i18n/react';
import type { PayType } from './choose-way.tsx';
import { PayIcon } from './pay-icon.tsx';
import { useMajorText, useYuanText } from './payment-amounts.ts';
import { wayState } from './way-state.ts';

type Price = OutputOf<typeof paymentCalls.payAmount>;
type Props = {
  readonly type: PayType;
  readonly price: Price | undefined;
  readonly failure: string | undefined;
  readonly name: string;
  readonly isChosen: boolean;
  readonly isBusy: boolean;
  readonly onChoose: () => void;
};

/** One way to pay: name, amount in its currency, and availability. */
export function WayChoice({ type, price, failure, name, isChosen, isBusy, onChoose }: Props) {
  const major = useMajorText();
  const isOff = price !== undefined && wayState(price).kind !== 'open';
  return (
    <label
      data-way={type.kind}
      className={`grid grid-cols-[auto_auto_minmax(0,1fr)] items-center gap-x-3 gap-y-1 rounded-control border p-3 transition-colors sm:grid-cols-[auto_auto_minmax(0,1fr)_auto] ${
        isChosen ? 'border-primary-7 bg-primary-1' : 'border-line'
      } ${isOff ? '' : 'cursor-pointer hover:border-primary-7'} has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary-7`}
    >
      <input
        type="radio"
        name={name}
        value={type.id}
        checked={isChosen}
        disabled={isOff || isBusy}
        onChange={onChoose}
        className="size-4.5 accent-primary-7 focus-visible:outline-none"
      />
      <PayIcon method={type.kind} className={`size-6 ${isOff ? 'text-muted' : 'text-primary-9'}`} />
      <span className="grid min-w-0">
        <span className="font-medium">{type.name}</span>
        {type.note && <span className="text-caption text-muted">{type.note}</span>}
        <WalletWords price={price} />
      </span>
      <span className="col-start-3 grid text-small sm:col-start-4 sm:justify-items-end">
        {failure ? (
          <span className="text-caption text-danger">{failure}</span>
        ) : (
          <span className="font-medium whitespace-nowrap tabular-nums">
            {price ? major(price.askedAmount, price.currencyCode) : '…'}
          </span>
        )}
        <RateWords price={price} />
      </span>
    </label>
  );
}

/** Wallet balance, and the shortfall. */
function WalletWords({ price }: { readonly price: Price | undefined }) {
  const { t } = useTranslation('payment');
  const yuan = useYuanText();
  if (!price || price.balance === null) return null;
  const state = wayState(price);
  return (
    <span className="flex flex-wrap gap-x-3 text-caption">
      <span className="text-muted">{t('way.balance', { amount: yuan(price.balance) })}</span>
      {state.kind === 'missing' && (
        <span className="font-medium text-danger">{t('way.missing', { amount: yuan(state.missing) })}</span>
      )}
      {state.kind === 'overLimit' && (
        <span className="font-medium text-danger">{t('way.overLimit', { amount: yuan(state.left) })}</span>
      )}
    </span>
  );
}

function RateWords({ price }: { readonly price: Price | undefined }) {
  const { t, i18n } = useTranslation('payment');
  if (!price || price.currencyCode === 'CNY') return null;
  const rate = numberFormat(i18n.language, { maximumFractionDigits: 6 }).format(price.exchangeRate);
  return (
    <span className="text-caption text-muted tabular-nums">
      {t('way.rate', { rate, currency: price.currencyCode })}
    </span>
  );
}
