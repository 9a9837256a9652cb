import type { RechargePackage } from '@onehaul/contract/wallet';
import { useTranslation } from '@onehaul/i18n/react';
import { Button, Input, type InputRef, Modal } from '@onehaul/workbench/antd';
import { useReturnFocus } from '@onehaul/workbench/return-focus';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { useMoney } from '../../app/fee/use-money.ts';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';
import { readYuan } from './read-yuan.ts';
import { useReloadWallet } from './use-reload-wallet.ts';
import { packagesQuery } from './wallet-queries.ts';

/** Payment is another feature; the route injects it. */
export type PayPart = ComponentType<{
  readonly rechargeMinor: number;
  readonly onPaid: () => void;
  readonly onCancel: () => void;
}>;

type Props = { readonly Pay: PayPart; readonly onClose: () => void };

/** Recharge: choose an amount, then a way to pay. */
export function RechargeDialog({ Pay, onClose }: Props) {
  const { t } = useTranslation('wallet');
  const { exact } = useMoney();
  const reload = useReloadWallet();
  const returnFocus = useReturnFocus();
  const [minor, setMinor] = useState<number>();
  const close = () => {
    void reload();
    onClose();
    returnFocus();
  };
  return (
    <Modal
      open
      title={minor === undefined ? t('rechargeTitle') : `${t('rechargeTitle')} ${exact(minor)}`}
      onCancel={close}
      // An accidental click outside must not abort a payment.
      mask={{ closable: false }}
      footer={null}
      width={560}
    >
      <div className="pt-2" data-recharge>
        {minor === undefined ? (
          <ChooseAmount onChoose={setMinor} />
        ) : (
          <Pay rechargeMinor={minor} onPaid={() => void reload()} onCancel={close} />
        )}
      </div>
    </Modal>
  );
}

const other = 'other';

function ChooseAmount({ onChoose }: { readonly onChoose: (minor: number) => void }) {
  const { t } = useTranslation('wallet');
  const { exact } = useMoney();
  const send = useSendWithMessage();
  const id = useId();
  const { data: packages } = useQuery(packagesQuery(send));
  const [chosen, setChosen] = useState<string>();
  const [typed, setTyped] = useState('');
  const [isMissing, setMissing] = useState(false);
  const amount = useRef<InputRef>(null);
  useEffect(() => {
    if (chosen === other) amount.current?.focus();
  }, [chosen]);
  // Without packages only a custom amount is available.
  const isOther = chosen === other || packages?.length === 0;
  const minor = isOther ? readYuan(typed) : packages?.find((one) => String(one.id) === chosen)?.minor;
  const gift = packages?.find((one) => one.minor === minor)?.giftMinor ?? 0;

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (minor === undefined) setMissing(true);
    else onChoose(minor);
  }
  const choose = (value: string) => {
    setChosen(value);
    setMissing(false);
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <p className="text-small text-muted">{t('rechargeLead')}</p>
      {packages === undefined ? (
        <span className="h-20 animate-pulse rounded-control bg-line motion-reduce:animate-none" />
      ) : (
        packages.length > 0 && (
          <fieldset className="grid grid-cols-2 gap-2 sm:grid-cols-3">
            <legend className="mb-2 text-small font-medium">{t('packages')}</legend>
            {packages.map((one) => (
              <PackageChoice
                key={one.id}
                one={one}
                name={id}
                isChosen={chosen === String(one.id)}
                onChoose={() => choose(String(one.id))}
              />
            ))}
            <label className={choiceLook(chosen === other)}>
              <input
                type="radio"
                name={id}
                checked={chosen === other}
                onChange={() => choose(other)}
                className="sr-only"
              />
              <span className="text-small font-medium">{t('otherAmount')}</span>
            </label>
          </fieldset>
        )
      )}
      {isOther && (
        <div className="grid gap-1">
          <label htmlFor={`${id}-amount`} className="text-small font-medium">
            {t('rechargeAmount')}
          </label>
          <Input
            id={`${id}-amount`}
            inputMode="decimal"
            autoComplete="off"
            prefix="¥"
            ref={amount}
            value={typed}
            status={isMissing ? 'error' : ''}
            aria-describedby={isMissing ? `${id}-missing` : undefined}
            onChange={({ target }) => {
              setTyped(target.value);
              setMissing(false);
            }}
          />
        </div>
      )}
      {isMissing && (
        <p id={`${id}-missing`} role="alert" className="text-small text-danger">
          {t('chooseAmount')}
        </p>
      )}
      {minor !== undefined && gift > 0 && (
        <output className="text-small text-positive">
          {t('getsGift', { amount: exact(minor + gift), gift: exact(gift) })}
        </output>
      )}
      <div className="grid sm:flex sm:justify-end">
        <Button type="primary" htmlType="submit" data-go-on>
          {minor === undefined ? t('goOn') : t('payOn', { amount: exact(minor) })}
        </Button>
      </div>
    </form>
  );
}

const choiceLook = (isChosen: boolean) =>
  `grid min-h-16 cursor-pointer content-center gap-0.5 rounded-control border p-3 transition-colors hover:border-primary-7 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary-7 ${
    isChosen ? 'border-primary-7 bg-primary-1' : 'border-line'
  }`;

type ChoiceProps = {
  readonly one: RechargePackage;
  readonly name: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
};

function PackageChoice({ one, name, isChosen, onChoose }: ChoiceProps) {
  const { t } = useTranslation('wallet');
  const { exact } = useMoney();
  return (
    <label className={choiceLook(isChosen)} data-package={one.minor}>
      <input type="radio" name={name} checked={isChosen} onChange={onChoose} className="sr-only" />
      <span className="font-semibold tabular-nums">{exact(one.minor)}</span>
      <span className={`text-caption ${one.giftMinor > 0 ? 'text-positive' : 'text-muted'}`}>
        {one.giftMinor > 0 ? t('packageGift', { amount: exact(one.giftMinor) }) : t('noGift')}
      </span>
    </label>
  );
}
