import type { BankCard, WalletStatistics } from '@onehaul/contract/wallet';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { ErrorSummary } from '@onehaul/ui/form/error-summary';
import { Notice } from '@onehaul/ui/form/notice';
import { TextInput } from '@onehaul/ui/form/text-input';
import { type SyntheticEvent, useEffect, useId, useRef } from 'react';
import { useCnyText } from '../../app/portal/money-text.tsx';
import { yuanText } from './read-yuan.ts';
import { SavedCard } from './saved-card.tsx';
import { type Draft, type Field, otherCard, type Problems } from './withdraw-form.ts';
import { yuanSign } from './yuan-sign.tsx';

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
  const { t: member } = useTranslation('member');
  const exact = useCnyText();
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
    error: why(name),
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
      <ErrorSummary
        title={member('form.wrong')}
        errors={(['amount', 'holder', 'bankName', 'cardNumber'] as const).flatMap((name) => {
          const text = why(name);
          return text ? [{ fieldId: `${id}-${name}`, text }] : [];
        })}
      />
      <TextInput
        {...field('amount')}
        label={t('amount')}
        inputMode="decimal"
        autoComplete="off"
        before={yuanSign}
        beside={
          <Button
            variant="secondary"
            className="shrink-0 px-3! whitespace-nowrap"
            onClick={() => onChange({ amount: yuanText(withdrawable) })}
          >
            {t('all')}
          </Button>
        }
        hint={`${t('available', { amount: exact(withdrawable) })} · ${t('limits', {
          least: exact(withdrawalLeast),
          most: withdrawalsADay,
          days: withdrawalDays,
        })}`}
      />
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
          <TextInput {...field('holder')} label={t('holder')} maxLength={80} autoComplete="name" />
          <TextInput {...field('bankName')} label={t('bankName')} maxLength={80} autoComplete="off" />
          <TextInput
            {...field('cardNumber')}
            label={t('cardNumber')}
            maxLength={40}
            inputMode="numeric"
            autoComplete="off"
          />
          <Notice tone="information">{t('newCardHint', { hours: newCardHours })}</Notice>
        </>
      )}
      <div className="grid sm:flex sm:justify-end">
        <Button type="submit" data-go-on>
          {t('goOn')}
        </Button>
      </div>
    </form>
  );
}
