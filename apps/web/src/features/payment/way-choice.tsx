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
  const isOff = price !== undefined && wayState(price, type).kind !== 'open';
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
        <LimitWords type={type} isOutside={isOff} />
        <WalletWords price={price} type={type} />
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

/** What the way takes, and what its provider charges besides. */
function LimitWords({ type, isOutside }: { readonly type: PayType; readonly isOutside: boolean }) {
  const { t } = useTranslation('payment');
  const yuan = useYuanText();
  const { least, most, feeNote } = type;
  const hasLimit = least !== null || most !== null;
  if (!hasLimit && feeNote === '') return null;
  return (
    <span className="flex flex-wrap gap-x-3 text-caption text-muted">
      {hasLimit && (
        <span data-limits className={isOutside ? 'font-medium text-danger' : undefined}>
          {least !== null && most !== null
            ? t('way.limits', { least: yuan(least), most: yuan(most) })
            : least !== null
              ? t('way.least', { amount: yuan(least) })
              : t('way.most', { amount: yuan(most!) })}
        </span>
      )}
      {feeNote !== '' && <span data-fee>{t('way.fee', { fee: feeNote })}</span>}
    </span>
  );
}

/** Wallet balance, and the shortfall. */
function WalletWords({ price, type }: Pick<Props, 'price' | 'type'>) {
  const { t } = useTranslation('payment');
  const yuan = useYuanText();
  if (!price || price.balance === null) return null;
  const state = wayState(price, type);
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
