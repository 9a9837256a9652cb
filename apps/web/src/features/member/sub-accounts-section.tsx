import { memberCalls, type SubAccount } from '@onehaul/contract/member';
import { useTranslation } from '@onehaul/i18n/react';
import { useToast } from '@onehaul/ui/toast';
import { App, Button, Table, type TableColumnsType } from '@onehaul/workbench/antd';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSend } from '../../app/session-context.tsx';
import { AccountSection } from './account-section.tsx';
import { AddSubAccount } from './add-sub-account.tsx';
import { useFailureToast } from '../../app/use-failure-toast.ts';
import { useMinuteText } from './instant-text.ts';
import { EmptyList, ListSkeleton } from '../../app/portal/list-states.tsx';
import { LoadFailure } from './load-failure.tsx';
import { rowsPerPage, subAccountsKey, subAccountsQuery } from './member-queries.ts';
import { useCnyText } from '../../app/portal/money-text.tsx';
import { pageAfterRemoval } from './page-after-removal.ts';

export function SubAccountsSection() {
  const { t } = useTranslation('member');
  const send = useSend();
  const queries = useQueryClient();
  const { modal } = App.useApp();
  const notify = useToast();
  const showFailure = useFailureToast();
  const [page, setPage] = useState(1);
  const [isAdding, setAdding] = useState(false);
  const { data, error, isFetching, isPending, isPlaceholderData, refetch } = useQuery(
    subAccountsQuery(send, page),
  );
  const columns = useColumns(confirmDeletion);

  const reload = () => queries.invalidateQueries({ queryKey: subAccountsKey });

  function confirmDeletion({ id, username, name }: SubAccount) {
    modal.confirm({
      title: t('subAccounts.deleteTitle', { username }),
      content: t('subAccounts.deleteText', { name }),
      okText: t('subAccounts.delete'),
      okButtonProps: { danger: true },
      cancelText: t('cancel'),
      async onOk() {
        try {
          await send(memberCalls.deleteSubAccount, { id });
        } catch (failure) {
          showFailure(failure);
          throw failure;
        }
        notify(t('subAccounts.deleted', { username }), 'positive');
        setPage((shown) => pageAfterRemoval(shown, (data?.total ?? 1) - 1, rowsPerPage));
        await reload();
      },
    });
  }

  return (
    <AccountSection
      id="sub-accounts"
      title="subAccounts.title"
      text="subAccounts.text"
      isWide
      action={
        <Button type="primary" onClick={() => setAdding(true)}>
          {t('subAccounts.add')}
        </Button>
      }
    >
      {isPending && <ListSkeleton />}
      {error && !data && <LoadFailure error={error} isRetrying={isFetching} onRetry={() => void refetch()} />}
      {data && (
        <Table<SubAccount>
          rowKey="id"
          size="middle"
          columns={columns}
          dataSource={data.items}
          loading={isPlaceholderData}
          locale={{ emptyText: <EmptyList text={t('subAccounts.empty')} /> }}
          pagination={{
            current: page,
            pageSize: rowsPerPage,
            total: data.total,
            onChange: setPage,
            hideOnSinglePage: true,
            showSizeChanger: false,
          }}
        />
      )}
      <AddSubAccount isOpen={isAdding} onClose={() => setAdding(false)} onAdded={reload} />
    </AccountSection>
  );
}

/** Hidden in narrow windows, where its text moves under the first column. */
const wideOnly = 'max-xl:hidden';

function useColumns(onDelete: (subAccount: SubAccount) => void): TableColumnsType<SubAccount> {
  const { t } = useTranslation('member');
  const cny = useCnyText();
  const minute = useMinuteText();
  const limit = ({ payLimitCents }: SubAccount) => cny(payLimitCents);
  return [
    {
      title: t('subAccounts.username'),
      key: 'username',
      render: (_, subAccount) => (
        <>
          <strong className="font-medium break-all">{subAccount.username}</strong>
          <span className="block text-muted xl:hidden">{subAccount.name}</span>
          <span className="block text-muted xl:hidden">
            {`${t('subAccounts.payLimit')} ${limit(subAccount)}`}
          </span>
        </>
      ),
    },
    { title: t('subAccounts.name'), dataIndex: 'name', className: wideOnly },
    {
      title: t('subAccounts.payLimit'),
      key: 'payLimit',
      align: 'end',
      className: wideOnly,
      render: (_, subAccount) => limit(subAccount),
    },
    {
      title: t('subAccounts.createdAt'),
      dataIndex: 'createdAt',
      className: wideOnly,
      render: (at: Date) => minute(at),
    },
    {
      title: t('subAccounts.lastSignInAt'),
      dataIndex: 'lastSignInAt',
      className: 'max-md:hidden',
      render: (at: Date | null) =>
        at ? minute(at) : <span className="text-muted">{t('subAccounts.never')}</span>,
    },
    {
      title: <span className="sr-only">{t('actions')}</span>,
      key: 'actions',
      align: 'end',
      render: (_, subAccount) => (
        <Button
          size="small"
          danger
          aria-label={t('subAccounts.deleteOf', { username: subAccount.username })}
          onClick={() => onDelete(subAccount)}
        >
          {t('subAccounts.delete')}
        </Button>
      ),
    },
  ];
}
