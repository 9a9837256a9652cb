import type { BankCard, WalletStatistics } from '@onehaul/contract/wallet';
import { useTranslation } from '@onehaul/i18n/react';
import { Notice } from '@onehaul/ui/form/notice';
import { Button, Input } from '@onehaul/workbench/antd';
import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react';
import { useMoney } from '../../app/fee/use-money.ts';
import { yuanText } from './read-yuan.ts';
import { SavedCard } from './saved-card.tsx';
import { type Draft, type Field, otherCard, type Problems } from './withdraw-form.ts';

type Props = {
  readonly cards: readonly BankCard[];
  readonly wallet: WalletStatistics;
  readonly draft: Draft;
  readonly problems: Problems;
  readonly onChange: (changed: Partial<Draft>) => void;
  readonly onSubmit: () => void;
};

export function WithdrawFields({ cards, wallet, draft, problems, onChange, onSubmit }: Props) {
  const { t } = useTranslation('wallet');
  const { exact } = useMoney();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  // Focuses the amount on mount, and the first invalid field after validation.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  useEffect(() => form.current?.querySelector<HTMLInputElement>('[aria-invalid=true]')?.focus(), [problems]);
  const { withdrawable, withdrawalLeast, withdrawalsADay, withdrawalDays, newCardHours } = wallet;
  const isOther = draft.card === otherCard;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onSubmit();
  };
  const why = (field: Field) => {
    const problem = problems[field];
    if (!problem) return undefined;
    return problem === 'least' ? t('mine.least', { least: exact(withdrawalLeast) }) : t(`mine.${problem}`);
  };
  const field = (name: Field) => ({
    id: `${id}-${name}`,
    value: draft[name],
    status: problems[name] ? ('error' as const) : ('' as const),
    'aria-invalid': problems[name] ? true : undefined,
    'aria-describedby': problems[name] ? `${id}-${name}-why` : undefined,
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
      <Labelled id={`${id}-amount`} label={t('amount')} why={why('amount')}>
        <Input
          {...field('amount')}
          inputMode="decimal"
          autoComplete="off"
          prefix="¥"
          suffix={
            <Button type="text" size="small" onClick={() => onChange({ amount: yuanText(withdrawable) })}>
              {t('all')}
            </Button>
          }
        />
        <p className="text-caption text-muted">
          {t('available', { amount: exact(withdrawable) })}
          {' · '}
          {t('limits', { least: exact(withdrawalLeast), most: withdrawalsADay, days: withdrawalDays })}
        </p>
      </Labelled>
      {cards.length > 0 && (
        <fieldset className="grid gap-2">
          <legend className="mb-1 text-small font-medium">{t('savedCards')}</legend>
          {cards.map((card) => (
            <SavedCard
              key={card.id}
              card={card}
              name={`${id}-card`}
              isChosen={draft.card === String(card.id)}
              onChoose={() => onChange({ card: String(card.id) })}
              onRemoved={() => onChange({ card: otherCard })}
            />
          ))}
          <label className="flex min-h-control cursor-pointer items-center gap-3 rounded-control border border-line px-3 text-small has-checked:border-primary-7 has-checked:bg-primary-1">
            <input
              type="radio"
              name={`${id}-card`}
              checked={isOther}
              onChange={() => onChange({ card: otherCard })}
              className="size-4.5 accent-primary-7"
            />
            {t('otherCard')}
          </label>
        </fieldset>
      )}
      {isOther && (
        <>
          <Labelled id={`${id}-holder`} label={t('holder')} why={why('holder')}>
            <Input {...field('holder')} maxLength={80} autoComplete="name" />
          </Labelled>
          <Labelled id={`${id}-bankName`} label={t('bankName')} why={why('bankName')}>
            <Input {...field('bankName')} maxLength={80} autoComplete="off" />
          </Labelled>
          <Labelled id={`${id}-cardNumber`} label={t('cardNumber')} why={why('cardNumber')}>
            <Input {...field('cardNumber')} maxLength={40} inputMode="numeric" autoComplete="off" />
          </Labelled>
          <Notice tone="information">{t('newCardHint', { hours: newCardHours })}</Notice>
        </>
      )}
      <div className="grid sm:flex sm:justify-end">
        <Button type="primary" htmlType="submit" data-go-on>
          {t('goOn')}
        </Button>
      </div>
    </form>
  );
}

type LabelledProps = {
  readonly id: string;
  readonly label: string;
  readonly why: string | undefined;
  readonly children: ReactNode;
};

const Labelled = ({ id, label, why, children }: LabelledProps) => (
  <div className="grid gap-1">
    <label htmlFor={id} className="text-small font-medium">
      {label}
    </label>
    {children}
    {why && (
      <p id={`${id}-why`} role="alert" className="text-caption text-danger">
        {why}
      </p>
    )}
  </div>
);
