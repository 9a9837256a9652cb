import type { SubAccount } from '@onehaul/contract/member';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { ConfirmDialog } from '@onehaul/ui/overlay/confirm-dialog';
import { useState } from 'react';
import { useCnyText } from '../../app/portal/money-text.tsx';
import { useAct } from '../../app/use-act.ts';
import { type ListPage, subAccountsParameter } from './account-lists.ts';
import { AccountSection } from './account-section.tsx';
import { type AccountColumn, AccountTable, wideOnly } from './account-table.tsx';
import { AddSubAccount, newSubAccount } from './add-sub-account.tsx';
import { useMinuteText } from './instant-text.ts';
import { useAccountActs } from './use-account-acts.ts';

export function SubAccountsSection({ list }: { readonly list: ListPage<SubAccount> }) {
  const { t } = useTranslation('account');
  const [isAdding, setAdding] = useState(false);
  // Keeps the typed values when the dialog reopens.
  const [draft, setDraft] = useState(newSubAccount);
  const [deleted, setDeleted] = useState<SubAccount>();
  const columns = useColumns(setDeleted);
  return (
    <AccountSection
      id="sub-accounts"
      title="subAccounts.title"
      text="subAccounts.text"
      isWide
      action={<Button onClick={() => setAdding(true)}>{t('subAccounts.add')}</Button>}
    >
      <AccountTable
        label={t('subAccounts.title')}
        section="sub-accounts"
        columns={columns}
        list={list}
        keyOf={({ id }) => id}
        empty={t('subAccounts.empty')}
        parameter={subAccountsParameter}
      />
      {isAdding && <AddSubAccount draft={draft} onChange={setDraft} onClose={() => setAdding(false)} />}
      {deleted && <DeleteDialog subAccount={deleted} onClose={() => setDeleted(undefined)} />}
    </AccountSection>
  );
}

type DeleteProps = { readonly subAccount: SubAccount; readonly onClose: () => void };

function DeleteDialog({ subAccount: { id, username, name }, onClose }: DeleteProps) {
  const { t } = useTranslation('account');
  const { t: member } = useTranslation('member');
  const loadActs = useAccountActs();
  const remove = useAct(async () => (await loadActs()).deleteSubAccount(id), {
    onDone: onClose,
    done: () => t('subAccounts.deleted', { username }),
  });
  return (
    <ConfirmDialog
      title={t('subAccounts.deleteTitle', { username })}
      confirm={t('subAccounts.delete')}
      cancel={member('cancel')}
      isDangerous
      isBusy={remove.isPending}
      onConfirm={() => remove.start(undefined)}
      onClose={onClose}
    >
      {t('subAccounts.deleteText', { name })}
    </ConfirmDialog>
  );
}

function useColumns(onDelete: (subAccount: SubAccount) => void): readonly AccountColumn<SubAccount>[] {
  const { t } = useTranslation('account');
  const { t: member } = useTranslation('member');
  const cny = useCnyText();
  const minute = useMinuteText();
  const limit = ({ payLimitCents }: SubAccount) => cny(payLimitCents);
  return [
    {
      key: 'username',
      title: t('subAccounts.username'),
      show: (subAccount) => (
        <>
          <strong className="font-medium break-all">{subAccount.username}</strong>
          <span className="block text-muted xl:hidden">{subAccount.name}</span>
          <span className="block text-muted xl:hidden">
            {`${t('subAccounts.payLimit')} ${limit(subAccount)}`}
          </span>
        </>
      ),
    },
    { key: 'name', title: t('subAccounts.name'), className: wideOnly, show: ({ name }) => name },
    {
      key: 'payLimit',
      title: t('subAccounts.payLimit'),
      className: `pe-8! text-end! tabular-nums ${wideOnly}`,
      show: limit,
    },
    {
      key: 'createdAt',
      title: t('subAccounts.createdAt'),
      className: wideOnly,
      show: ({ createdAt }) => minute(createdAt),
    },
    {
      key: 'lastSignInAt',
      title: t('subAccounts.lastSignInAt'),
      className: 'max-md:hidden',
      show: ({ lastSignInAt: at }) =>
        at ? minute(at) : <span className="text-muted">{t('subAccounts.never')}</span>,
    },
    {
      key: 'actions',
      title: member('actions'),
      hasHiddenTitle: true,
      className: 'text-end!',
      show: (subAccount) => (
        <Button
          size="small"
          variant="quietDanger"
          aria-label={t('subAccounts.deleteOf', { username: subAccount.username })}
          onClick={() => onDelete(subAccount)}
        >
          {t('subAccounts.delete')}
        </Button>
      ),
    },
  ];
}
