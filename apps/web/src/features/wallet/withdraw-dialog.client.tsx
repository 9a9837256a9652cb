import type { BankCard, WalletStatistics } from '@onehaul/contract/wallet';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { Dialog } from '@onehaul/ui/overlay/dialog';
import { useEffect, useRef, useState } from 'react';
import { type CallKey, isAnswered, keyFor } from '../../app/same-call-key.ts';
import { useAct } from '../../app/use-act.ts';
import { useCardName } from './card-name.ts';
import { useWalletActs } from './use-wallet-acts.ts';
import { useWalletMoney } from './use-wallet-money.ts';
import { WithdrawFields } from './withdraw-fields.tsx';
import {
  type WithdrawalInput,
  type Draft,
  isWithdrawalInput,
  otherCard,
  type Problems,
  readDraft,
} from './withdraw-form.ts';

type Props = {
  readonly cards: readonly BankCard[];
  readonly wallet: WalletStatistics;
  readonly onClose: () => void;
};

/** Withdrawal to a bank card: input, confirmation, request. */
export function WithdrawDialog({ cards, wallet, onClose }: Props) {
  const { t } = useTranslation('wallet');
  const { t: member } = useTranslation('member');
  const [draft, setDraft] = useState<Draft>({
    amount: '',
    // Prefers a card that can be paid without a waiting period.
    card: String((cards.find(({ isNew }) => !isNew) ?? cards[0])?.id ?? otherCard),
    holder: '',
    bankName: '',
    cardNumber: '',
  });
  const [problems, setProblems] = useState<Problems>({});
  const [asked, setAsked] = useState<WithdrawalInput>();
  const withdraw = useWithdraw(draft, onClose);
  return (
    <Dialog
      title={t('withdrawTitle')}
      close={member('close')}
      onClose={() => {
        if (!withdraw.isPending) onClose();
      }}
    >
      <div data-withdraw>
        {asked ? (
          <Confirm
            asked={asked}
            isPending={withdraw.isPending}
            onBack={() => setAsked(undefined)}
            onConfirm={() => withdraw.start(asked)}
          />
        ) : (
          <WithdrawFields
            cards={cards}
            wallet={wallet}
            draft={draft}
            problems={problems}
            onChange={(changed) => {
              setDraft({ ...draft, ...changed });
              setProblems({});
            }}
            onSubmit={() => {
              const read = readDraft(draft, {
                cards,
                withdrawable: wallet.withdrawable,
                least: wallet.withdrawalLeast,
              });
              if (isWithdrawalInput(read)) setAsked(read);
              else setProblems(read);
            }}
          />
        )}
      </div>
    </Dialog>
  );
}

/** Requests the withdrawal once: pressed again after a lost response, it is the same request. */
function useWithdraw({ card, holder, bankName, cardNumber }: Draft, onDone: () => void) {
  const { t } = useTranslation('wallet');
  const loadActs = useWalletActs();
  const previous = useRef<CallKey>(undefined);
  return useAct(
    async ({ minor }: WithdrawalInput) => {
      const { withdraw } = await loadActs();
      const blank = { holder: '', bankName: '', cardNumber: '' };
      const to = card === otherCard ? { holder, bankName, cardNumber } : { cardId: Number(card) };
      const input = { ...blank, ...to, minor };
      previous.current = keyFor(JSON.stringify(input), previous.current, () => crypto.randomUUID());
      try {
        return await withdraw(input, previous.current.key);
      } catch (failure) {
        if (isAnswered(failure)) previous.current = undefined;
        throw failure;
      }
    },
    { onDone, done: () => t('asked') },
  );
}

type ConfirmProps = {
  readonly asked: WithdrawalInput;
  readonly isPending: boolean;
  readonly onBack: () => void;
  readonly onConfirm: () => void;
};

/** Repeats amount and target before the money is held. */
function Confirm({ asked: { minor, target }, isPending, onBack, onConfirm }: ConfirmProps) {
  const { t } = useTranslation('wallet');
  const { exact, about } = useWalletMoney();
  const cardName = useCardName();
  const question = useRef<HTMLElement>(null);
  // Not the button: the key that led here, pressed twice, must not confirm.
  useEffect(() => question.current?.focus(), []);
  return (
    <section
      ref={question}
      tabIndex={-1}
      aria-label={t('confirmTitle')}
      className="grid gap-4 focus-visible:outline-none"
    >
      <p className="text-heading font-semibold tabular-nums">
        {exact(minor)}{' '}
        {about(minor) && <span className="text-small font-regular text-muted">{about(minor)}</span>}
      </p>
      <p>{t('confirmText', { amount: exact(minor), target: cardName(target), holder: target.holder })}</p>
      <div className="grid gap-2 sm:flex sm:flex-row-reverse">
        <Button isBusy={isPending} data-confirm onClick={onConfirm}>
          {t('confirm', { amount: exact(minor) })}
        </Button>
        <Button variant="secondary" disabled={isPending} onClick={onBack}>
          {t('back')}
        </Button>
      </div>
    </section>
  );
}
