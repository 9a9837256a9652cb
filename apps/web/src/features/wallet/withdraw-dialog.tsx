import { type BankCard, type WalletStatistics, withdrawalCalls } from '@onehaul/contract/wallet';
import { useTranslation } from '@onehaul/i18n/react';
import { Button, Modal } from '@onehaul/workbench/antd';
import { failureOf } from '@onehaul/workbench/failure';
import { FailureMessage } from '@onehaul/workbench/list-message';
import { useReturnFocus } from '@onehaul/workbench/return-focus';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useMoney } from '../../app/fee/use-money.ts';
import { ListSkeleton } from '../../app/portal/list-states.tsx';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';
import { useChange } from '../../app/portal/use-change.ts';
import { useSend } from '../../app/session-context.tsx';
import { useCardName } from './card-name.ts';
import { useReloadWallet } from './use-reload-wallet.ts';
import { cardsQuery, statisticsQuery } from './wallet-queries.ts';
import { WithdrawFields } from './withdraw-fields.tsx';
import {
  type WithdrawalInput,
  type Draft,
  isWithdrawalInput,
  otherCard,
  type Problems,
  readDraft,
} from './withdraw-form.ts';

type Props = { readonly onClose: () => void };

/** Withdrawal to a bank card: input, confirmation, request. */
export function WithdrawDialog({ onClose }: Props) {
  const { t } = useTranslation('wallet');
  const send = useSendWithMessage();
  const returnFocus = useReturnFocus();
  const cards = useQuery(cardsQuery(send));
  const wallet = useQuery(statisticsQuery(send));
  const [isBusy, setBusy] = useState(false);
  const close = () => {
    onClose();
    returnFocus();
  };
  const error = cards.error ?? wallet.error;
  return (
    <Modal
      open
      title={t('withdrawTitle')}
      onCancel={() => !isBusy && close()}
      mask={{ closable: false }}
      footer={null}
      width={560}
    >
      <div className="pt-2" data-withdraw>
        {cards.data && wallet.data ? (
          <Steps cards={cards.data} wallet={wallet.data} onBusy={setBusy} onClose={close} />
        ) : error ? (
          <FailureMessage
            failure={failureOf(error)}
            onRetry={() => void Promise.all([cards.refetch(), wallet.refetch()])}
          />
        ) : (
          <ListSkeleton />
        )}
      </div>
    </Modal>
  );
}

type StepProps = {
  readonly cards: readonly BankCard[];
  readonly wallet: WalletStatistics;
  readonly onBusy: (isBusy: boolean) => void;
  readonly onClose: () => void;
};

function Steps({ cards, wallet, onBusy, onClose }: StepProps) {
  const { t } = useTranslation('wallet');
  const send = useSend();
  const reload = useReloadWallet();
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
  const ask = useChange(
    ({ minor }: WithdrawalInput) => {
      onBusy(true);
      const { card, holder, bankName, cardNumber } = draft;
      const to = card === otherCard ? { holder, bankName, cardNumber } : { cardId: Number(card) };
      const blank = { holder: '', bankName: '', cardNumber: '' };
      return send(withdrawalCalls.withdraw, { ...blank, ...to, minor }).finally(() => onBusy(false));
    },
    {
      onDone: async () => {
        await reload();
        onClose();
      },
      done: () => t('asked'),
    },
  );
  if (!asked) {
    return (
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
    );
  }
  return (
    <Confirm
      asked={asked}
      isPending={ask.isPending}
      onBack={() => {
        ask.forget();
        setAsked(undefined);
      }}
      onConfirm={() => ask.start(asked)}
    />
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
  const { exact, about } = useMoney();
  const cardName = useCardName();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <section aria-label={t('confirmTitle')} className="grid gap-4">
      <p className="text-heading font-semibold tabular-nums">
        {exact(minor)}{' '}
        {about(minor) && <span className="text-small font-regular text-muted">{about(minor)}</span>}
      </p>
      <p>{t('confirmText', { amount: exact(minor), target: cardName(target), holder: target.holder })}</p>
      <div className="grid gap-2 sm:flex sm:flex-row-reverse">
        <Button type="primary" loading={isPending} ref={button} data-confirm onClick={onConfirm}>
          {t('confirm', { amount: exact(minor) })}
        </Button>
        <Button disabled={isPending} onClick={onBack}>
          {t('back')}
        </Button>
      </div>
    </section>
  );
}
