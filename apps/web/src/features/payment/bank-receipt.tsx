import type { BankAccount } from '@onehaul/contract/payment';
import { parseTransactionNumber } from '@onehaul/domain/payment/transaction-number';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { ErrorSummary } from '@onehaul/ui/form/error-summary';
import { FieldError } from '@onehaul/ui/form/field';
import { Notice } from '@onehaul/ui/form/notice';
import { TextInput } from '@onehaul/ui/form/text-input';
import { ListMessage } from '@onehaul/ui/list-message';
import { type ReactNode, Suspense, type SyntheticEvent, useId, useRef, useState } from 'react';
import { lazyPart } from '../../app/lazy-part.ts';
import { CopyText } from '../../app/portal/copy-text.tsx';
import { useStoredDraft } from '../../app/portal/stored-draft.ts';
import { useAct } from '../../app/use-act.ts';
import { BankAccounts } from './bank-accounts.tsx';
import { PanelSkeleton } from './panel-skeleton.tsx';
import { useMajorText } from './payment-amounts.ts';
import type { StepProps } from './payment-steps.tsx';
import { type Picture, ReceiptPicture } from './receipt-picture.tsx';
import { usePaymentActs } from './use-payment-acts.ts';

type Draft = { readonly accountId: number; readonly transaction: string; readonly payer: string };
type Problem = 'account' | 'transaction' | 'picture';

const isDraft = (value: unknown): value is Draft =>
  typeof (value as Draft | null)?.transaction === 'string' &&
  typeof (value as Draft).payer === 'string' &&
  typeof (value as Draft).accountId === 'number';

const LoadedAccounts = lazyPart(async () => ({
  default: (await import('./loaded-accounts.client.tsx')).LoadedAccounts,
}));

/** Bank transfer: the target account, and the receipt that staff compares (§5). */
export function BankReceipt(props: StepProps) {
  const accounts = props.data?.accounts;
  if (accounts) return <Transfer {...props} accounts={accounts} />;
  return (
    <Suspense fallback={<PanelSkeleton />}>
      <LoadedAccounts>{(loaded) => <Transfer {...props} accounts={loaded} />}</LoadedAccounts>
    </Suspense>
  );
}

type TransferProps = StepProps & { readonly accounts: readonly BankAccount[] };

function Transfer({ payment, accounts, onChanged, onChooseAgain, onCancel }: TransferProps) {
  const { t } = useTranslation('payment');
  const amount = useMajorText()(payment.askedAmount, payment.currencyCode);
  const other = (
    <Button variant="secondary" onClick={onChooseAgain}>
      {t('chooseOther')}
    </Button>
  );
  if (accounts.length === 0) {
    return (
      <ListMessage icon="note" title={t('bank.noneTitle')} text={t('bank.noneText')}>
        {other}
      </ListMessage>
    );
  }
  return (
    <>
      {payment.state === 'rejected' && (
        <Notice tone="danger" isAlert title={t('rejected.title')}>
          {payment.reason || t('rejected.text')}
        </Notice>
      )}
      <section className="grid gap-3">
        <h3 className="text-body font-semibold">{t('bank.sendTitle')}</h3>
        <dl className="flex flex-wrap gap-x-8 gap-y-2 rounded-control bg-primary-1 p-3 text-small">
          <Figure title={t('bank.amount')} text={amount} copied={String(payment.askedAmount)} />
          <Figure title={t('bank.purpose')} text={payment.number} copied={payment.number} isMono />
        </dl>
      </section>
      <ReceiptForm payment={payment} accounts={accounts} onChanged={onChanged}>
        {other}
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
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

type FormProps = Pick<TransferProps, 'payment' | 'accounts' | 'onChanged'> & { readonly children: ReactNode };

function ReceiptForm({ payment, accounts, onChanged, children }: FormProps) {
  const { t } = useTranslation('payment');
  const { t: member } = useTranslation('member');
  const loadActs = usePaymentActs();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  // The number of a payment belongs to one account.
  const [draft, setDraft] = useStoredDraft<Draft>(`bankReceipt.${payment.number}`, isDraft, () => ({
    accountId: accounts.length === 1 ? accounts[0]!.id : 0,
    transaction: '',
    payer: '',
  }));
  const [picture, setPicture] = useState<Picture>();
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const put = (change: Partial<Draft>, mended: Problem) => {
    setDraft((before) => ({ ...before, ...change }));
    setProblems((before) => before.filter((one) => one !== mended));
  };
  const transaction = parseTransactionNumber(draft.transaction);
  const account = accounts.find((one) => one.id === draft.accountId);
  const handIn = useAct(
    async (transactionNumber: string) => {
      const { submitReceipt } = await loadActs();
      return submitReceipt({
        number: payment.number,
        bankAccountId: draft.accountId,
        transactionNumber,
        payerName: draft.payer.trim(),
        picture: picture?.fileId ?? '',
      });
    },
    { keepsPage: true, onDone: onChanged },
  );

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    const found: Problem[] = [
      ...(account ? [] : ['account' as const]),
      ...(transaction ? [] : ['transaction' as const]),
      ...(picture?.state === 'done' ? [] : ['picture' as const]),
    ];
    setProblems(found);
    if (found[0])
      form.current?.querySelector<HTMLElement>(`[data-field=${found[0]}] :is(input, button)`)?.focus();
    else if (transaction) handIn.start(transaction);
  }

  const wrong = (name: Problem, text: string) => (problems.includes(name) ? text : undefined);
  const accountWrong = wrong('account', t('bank.accountMissing'));
  const transactionWrong = wrong(
    'transaction',
    t(draft.transaction.trim() === '' ? 'bank.transactionMissing' : 'bank.transactionWrong'),
  );
  const pictureWrong = wrong('picture', t(picture ? 'picture.notReady' : 'picture.missing'));

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
      <ErrorSummary
        title={member('form.wrong')}
        errors={[
          ...(accountWrong ? [{ text: accountWrong, fieldId: `${id}-account-field` }] : []),
          ...(transactionWrong ? [{ text: transactionWrong, fieldId: `${id}-transaction` }] : []),
          ...(pictureWrong ? [{ text: pictureWrong, fieldId: `${id}-picture-field` }] : []),
        ]}
      />
      <div id={`${id}-account-field`} tabIndex={-1} data-field="account" className="grid gap-1">
        <BankAccounts
          accounts={accounts}
          chosenId={draft.accountId}
          name={`${id}-account`}
          onChoose={(accountId) => put({ accountId }, 'account')}
        />
        <div role="alert">
          <FieldError id={`${id}-account`} error={accountWrong} />
        </div>
      </div>
      <h3 className="border-t border-line pt-4 text-body font-semibold">{t('bank.handInTitle')}</h3>
      <div className="grid gap-4 sm:grid-cols-2">
        <div data-field="transaction">
          <TextInput
            id={`${id}-transaction`}
            label={t('bank.transaction')}
            value={draft.transaction}
            maxLength={60}
            autoComplete="off"
            hint={t('bank.transactionHint')}
            error={transactionWrong}
            onChange={({ target }) => put({ transaction: target.value }, 'transaction')}
          />
        </div>
        <TextInput
          id={`${id}-payer`}
          label={t('bank.payer')}
          optional={member('optional')}
          value={draft.payer}
          maxLength={80}
          onChange={({ target }) => setDraft((before) => ({ ...before, payer: target.value }))}
        />
      </div>
      <div id={`${id}-picture-field`} tabIndex={-1} data-field="picture" className="grid gap-1">
        <p className="text-small font-medium">{t('picture.title')}</p>
        <p className="text-caption text-muted">{t('picture.text')}</p>
        <ReceiptPicture
          picture={picture}
          problemId={pictureWrong && `${id}-picture-error`}
          onChange={(change) => {
            setPicture(change);
            setProblems((before) => before.filter((one) => one !== 'picture'));
          }}
        />
        <div role="alert">
          <FieldError id={`${id}-picture`} error={pictureWrong} />
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" isBusy={handIn.isPending} data-hand-in>
          {t('bank.handIn')}
        </Button>
        {children}
      </div>
    </form>
  );
}
