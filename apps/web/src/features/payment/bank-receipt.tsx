import { type Payment, paymentCalls } from '@onehaul/contract/payment';
import { parseTransactionNumber } from '@onehaul/domain/payment/transaction-number';
import { useTranslation } from '@onehaul/i18n/react';
import { Alert, Button, Input } from '@onehaul/workbench/antd';
import { failureOf } from '@onehaul/workbench/failure';
import { FailureMessage, ListMessage } from '@onehaul/workbench/list-message';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, type SyntheticEvent, useId, useRef, useState } from 'react';
import { CopyText } from '../../app/portal/copy-text.tsx';
import { useStoredDraft } from '../../app/portal/stored-draft.ts';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';
import { useChange } from '../../app/portal/use-change.ts';
import { useSend, useSession } from '../../app/session-context.tsx';
import { BankAccounts } from './bank-accounts.tsx';
import type { FollowProps } from './follow-payment.tsx';
import { PanelSkeleton } from './panel-skeleton.tsx';
import { useMajorText } from './payment-amounts.ts';
import { bankAccountsQuery, paymentKey } from './payment-queries.ts';
import { type Picture, ReceiptPicture } from './receipt-picture.tsx';

type Props = FollowProps & { readonly payment: Payment };
type Draft = { readonly accountId: number; readonly transaction: string; readonly payer: string };
type Problem = 'account' | 'transaction' | 'picture';

const isDraft = (value: unknown): value is Draft =>
  typeof (value as Draft | null)?.transaction === 'string' &&
  typeof (value as Draft).payer === 'string' &&
  typeof (value as Draft).accountId === 'number';

/** Bank transfer: the target account, and the receipt that staff compares (§5). */
export function BankReceipt({ payment, onChooseAgain, onCancel }: Props) {
  const { t } = useTranslation('payment');
  const { data: accounts, error, refetch } = useQuery(bankAccountsQuery(useSendWithMessage()));
  const amount = useMajorText()(payment.askedAmount, payment.currencyCode);
  if (!accounts && error) return <FailureMessage failure={failureOf(error)} onRetry={() => void refetch()} />;
  if (!accounts) return <PanelSkeleton />;
  if (accounts.length === 0) {
    return (
      <ListMessage icon="note" title={t('bank.noneTitle')} text={t('bank.noneText')}>
        <Button onClick={onChooseAgain}>{t('chooseOther')}</Button>
      </ListMessage>
    );
  }
  return (
    <>
      {payment.state === 'rejected' && (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={t('rejected.title')}
          description={payment.reason || t('rejected.text')}
        />
      )}
      <section className="grid gap-3">
        <h3 className="text-body font-semibold">{t('bank.sendTitle')}</h3>
        <dl className="flex flex-wrap gap-x-8 gap-y-2 rounded-control bg-primary-1 p-3 text-small">
          <Figure title={t('bank.amount')} text={amount} copied={String(payment.askedAmount)} />
          <Figure title={t('bank.purpose')} text={payment.number} copied={payment.number} isMono />
        </dl>
      </section>
      <ReceiptForm payment={payment} accounts={accounts}>
        <Button onClick={onChooseAgain}>{t('chooseOther')}</Button>
        {onCancel && (
          <Button type="text" onClick={onCancel}>
            {t('bank.later')}
          </Button>
        )}
      </ReceiptForm>
    </>
  );
}

type FigureProps = {
  readonly title: string;
  readonly text: string;
  readonly copied: string;
  readonly isMono?: boolean;
};

function Figure({ title, text, copied, isMono = false }: FigureProps) {
  const { t } = useTranslation('member');
  return (
    <div className="grid">
      <dt className="text-caption text-muted">{title}</dt>
      <dd className="flex items-center gap-1">
        <span className={`font-semibold break-all ${isMono ? 'font-mono' : ''}`}>{text}</span>
        <CopyText text={copied} label={t('copy.of', { name: title })} />
      </dd>
    </div>
  );
}

type FormProps = {
  readonly payment: Payment;
  readonly accounts: Parameters<typeof BankAccounts>[0]['accounts'];
  readonly children: ReactNode;
};

function ReceiptForm({ payment, accounts, children }: FormProps) {
  const { t } = useTranslation('payment');
  const { t: member } = useTranslation('member');
  const { profile } = useSession();
  const send = useSend();
  const queries = useQueryClient();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useStoredDraft<Draft>(
    `bankReceipt.${profile?.id}.${payment.number}`,
    isDraft,
    () => ({ accountId: accounts.length === 1 ? accounts[0]!.id : 0, transaction: '', payer: '' }),
  );
  const [picture, setPicture] = useState<Picture>();
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const put = (change: Partial<Draft>, mended: Problem) => {
    setDraft((before) => ({ ...before, ...change }));
    setProblems((before) => before.filter((one) => one !== mended));
  };
  const transaction = parseTransactionNumber(draft.transaction);
  const account = accounts.find((one) => one.id === draft.accountId);
  const handIn = useChange(
    (transactionNumber: string) =>
      send(paymentCalls.submitReceipt, {
        number: payment.number,
        bankAccountId: draft.accountId,
        transactionNumber,
        payerName: draft.payer.trim(),
        picture: picture?.fileId ?? '',
      }),
    { onDone: (answer) => void queries.setQueryData(paymentKey(payment.number), answer) },
  );

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    const wrong: Problem[] = [
      ...(account ? [] : ['account' as const]),
      ...(transaction ? [] : ['transaction' as const]),
      ...(picture?.state === 'done' ? [] : ['picture' as const]),
    ];
    setProblems(wrong);
    if (wrong[0])
      form.current?.querySelector<HTMLElement>(`[data-field=${wrong[0]}] :is(input, button)`)?.focus();
    else if (transaction && !handIn.isPending) handIn.start(transaction);
  }

  const problem = (name: Problem, text: string) =>
    problems.includes(name) && (
      <p id={`${id}-${name}-wrong`} role="alert" className="text-caption text-danger">
        {text}
      </p>
    );
  const describedBy = (name: Problem) => (problems.includes(name) ? `${id}-${name}-wrong` : undefined);

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
      <div data-field="account" className="grid gap-1">
        <BankAccounts
          accounts={accounts}
          chosenId={draft.accountId}
          name={`${id}-account`}
          onChoose={(accountId) => put({ accountId }, 'account')}
        />
        {problem('account', t('bank.accountMissing'))}
      </div>
      <h3 className="border-t border-line pt-4 text-body font-semibold">{t('bank.handInTitle')}</h3>
      <div className="grid gap-4 sm:grid-cols-2">
        <div data-field="transaction" className="grid content-start gap-1">
          <label htmlFor={`${id}-transaction`} className="text-small font-medium">
            {t('bank.transaction')}
          </label>
          <Input
            id={`${id}-transaction`}
            value={draft.transaction}
            maxLength={60}
            autoComplete="off"
            status={problems.includes('transaction') ? 'error' : ''}
            aria-invalid={problems.includes('transaction')}
            aria-describedby={describedBy('transaction') ?? `${id}-hint`}
            onChange={({ target }) => put({ transaction: target.value }, 'transaction')}
          />
          {problem(
            'transaction',
            t(draft.transaction.trim() === '' ? 'bank.transactionMissing' : 'bank.transactionWrong'),
          ) || (
            <p id={`${id}-hint`} className="text-caption text-muted">
              {t('bank.transactionHint')}
            </p>
          )}
        </div>
        <div className="grid content-start gap-1">
          <label htmlFor={`${id}-payer`} className="text-small font-medium">
            {t('bank.payer')}{' '}
            <span className="text-caption font-regular text-muted">{member('optional')}</span>
          </label>
          <Input
            id={`${id}-payer`}
            value={draft.payer}
            maxLength={80}
            onChange={({ target }) => setDraft((before) => ({ ...before, payer: target.value }))}
          />
        </div>
      </div>
      <div data-field="picture" className="grid gap-1">
        <p className="text-small font-medium">{t('picture.title')}</p>
        <p className="text-caption text-muted">{t('picture.text')}</p>
        <ReceiptPicture
          picture={picture}
          problemId={describedBy('picture')}
          onChange={(change) => {
            setPicture(change);
            setProblems((before) => before.filter((one) => one !== 'picture'));
          }}
        />
        {problem('picture', t(picture ? 'picture.notReady' : 'picture.missing'))}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="primary" htmlType="submit" loading={handIn.isPending} data-hand-in>
          {t('bank.handIn')}
        </Button>
        {children}
      </div>
    </form>
  );
}
