import type { RechargePackage } from '@onehaul/contract/wallet';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { TextInput } from '@onehaul/ui/form/text-input';
import { Dialog } from '@onehaul/ui/overlay/dialog';
import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { CallsPart } from '../../app/portal/calls-part.client.tsx';
import { useCnyText } from '../../app/portal/money-text.tsx';
import { readYuan } from './read-yuan.ts';
import { yuanSign } from './yuan-sign.tsx';
import type { PayPart } from './wallet-page.tsx';

type Packages = readonly RechargePackage[];
type Props = { readonly Pay: PayPart; readonly packages: Packages; readonly onClose: () => void };

/** Recharge: choose an amount, then a way to pay. */
export function RechargeDialog({ Pay, packages, onClose }: Props) {
  const { t } = useTranslation('wallet');
  const { t: member } = useTranslation('member');
  const exact = useCnyText();
  const { revalidate } = useRevalidator();
  const [minor, setMinor] = useState<number>();
  return (
    <Dialog
      title={minor === undefined ? t('rechargeTitle') : `${t('rechargeTitle')} ${exact(minor)}`}
      close={member('close')}
      onClose={onClose}
    >
      <div data-recharge>
        {minor === undefined ? (
          <ChooseAmount packages={packages} onChoose={setMinor} />
        ) : (
          <CallsPart version={minor}>
            <Pay rechargeMinor={minor} onPaid={() => void revalidate()} onCancel={onClose} />
          </CallsPart>
        )}
      </div>
    </Dialog>
  );
}

const other = 'other';

type ChooseProps = { readonly packages: Packages; readonly onChoose: (minor: number) => void };

function ChooseAmount({ packages, onChoose }: ChooseProps) {
  const { t } = useTranslation('wallet');
  const exact = useCnyText();
  const id = useId();
  const [chosen, setChosen] = useState<string>();
  const [typed, setTyped] = useState('');
  const [isMissing, setMissing] = useState(false);
  const amount = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (chosen === other) amount.current?.focus();
  }, [chosen]);
  // Without packages only a custom amount is available.
  const isOther = chosen === other || packages.length === 0;
  const minor = isOther ? readYuan(typed) : packages.find((one) => String(one.id) === chosen)?.minor;
  const gift = packages.find((one) => one.minor === minor)?.giftMinor ?? 0;

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (minor !== undefined) return onChoose(minor);
    setMissing(true);
    amount.current?.focus();
  }
  const choose = (value: string) => {
    setChosen(value);
    setMissing(false);
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <p className="text-small text-muted">{t('rechargeLead')}</p>
      {packages.length > 0 && (
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
      )}
      {isOther && (
        <TextInput
          id={`${id}-amount`}
          label={t('rechargeAmount')}
          inputMode="decimal"
          autoComplete="off"
          before={yuanSign}
          ref={amount}
          value={typed}
          error={isMissing ? t('chooseAmount') : undefined}
          onChange={({ target }) => {
            setTyped(target.value);
            setMissing(false);
          }}
        />
      )}
      {isMissing && !isOther && (
        <p role="alert" className="text-small text-danger">
          {t('chooseAmount')}
        </p>
      )}
      {minor !== undefined && gift > 0 && (
        <output className="text-small text-positive">
          {t('getsGift', { amount: exact(minor + gift), gift: exact(gift) })}
        </output>
      )}
      <div className="grid sm:flex sm:justify-end">
        <Button type="submit" data-go-on>
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
  const exact = useCnyText();
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
