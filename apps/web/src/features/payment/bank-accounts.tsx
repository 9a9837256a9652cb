import type { BankAccount } from '@onehaul/contract/payment';
import { useTranslation } from '@onehaul/i18n/react';
import { CopyText } from '../../app/portal/copy-text.tsx';

type Props = {
  readonly accounts: readonly BankAccount[];
  readonly chosenId: number;
  readonly name: string;
  readonly onChoose: (id: number) => void;
};

/** The shop's bank accounts with copyable lines; the member selects the one paid to. */
export function BankAccounts({ accounts, chosenId, name, onChoose }: Props) {
  const { t } = useTranslation('payment');
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 text-small font-medium">{t('bank.account')}</legend>
      {accounts.map((account) => (
        <div
          key={account.id}
          className={`grid gap-2 rounded-control border p-3 ${
            account.id === chosenId ? 'border-primary-7 bg-primary-1' : 'border-line'
          }`}
        >
          <label className="flex cursor-pointer items-center gap-3 font-medium">
            <input
              type="radio"
              name={name}
              checked={account.id === chosenId}
              onChange={() => onChoose(account.id)}
              className="size-4.5 accent-primary-7"
            />
            {account.bankName}
          </label>
          <dl className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 ps-7.5 text-small">
            <AccountLine title={t('bank.holder')} text={account.holder} of={account.bankName} />
            <AccountLine title={t('bank.number')} text={account.accountNumber} of={account.bankName} isMono />
          </dl>
          {account.note && <p className="ps-7.5 text-caption text-muted">{account.note}</p>}
        </div>
      ))}
    </fieldset>
  );
}

type LineProps = {
  readonly title: string;
  readonly text: string;
  readonly of: string;
  readonly isMono?: boolean;
};

function AccountLine({ title, text, of, isMono = false }: LineProps) {
  const { t } = useTranslation('member');
  return (
    <div className="contents">
      <dt className="text-muted">{title}</dt>
      <dd className={`font-medium ${isMono ? 'font-mono break-all' : 'break-words'}`}>{text}</dd>
      <dd>
        <CopyText text={text} label={`${t('copy.of', { name: title })}: ${of}`} />
      </dd>
    </div>
  );
}
