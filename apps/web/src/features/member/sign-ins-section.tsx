import { type Session, sessionCalls } from '@onehaul/contract/session';
import { useTranslation } from '@onehaul/i18n/react';
import { useToast } from '@onehaul/ui/toast';
import { App, Button, Table, type TableColumnsType, Tag } from '@onehaul/workbench/antd';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSend } from '../../app/session-context.tsx';
import { AccountSection } from './account-section.tsx';
import { useFailureToast } from '../../app/use-failure-toast.ts';
import { useMinuteText } from './instant-text.ts';
import { EmptyList, ListSkeleton } from '../../app/portal/list-states.tsx';
import { LoadFailure } from './load-failure.tsx';
import { rowsPerPage, signInsKey, signInsQuery } from './member-queries.ts';
import { useChange } from '../../app/portal/use-change.ts';

/** Active sessions of the account, so that an unknown one is noticed and revoked. */
export function SignInsSection() {
  const { t } = useTranslation('member');
  const send = useSend();
  const queries = useQueryClient();
  const { modal } = App.useApp();
  const notify = useToast();
  const showFailure = useFailureToast();
  const [page, setPage] = useState(1);
  const { data, error, isFetching, isPending, isPlaceholderData, refetch } = useQuery(
    signInsQuery(send, page),
  );
  const reload = () => queries.invalidateQueries({ queryKey: signInsKey });
  const [ending, setEnding] = useState<string>();
  const end = useChange((id: string) => send(sessionCalls.end, { id }), {
    onDone: reload,
    done: () => t('signIns.endDone'),
  });
  const columns = useColumns(end.isPending ? ending : undefined, (id) => {
    setEnding(id);
    end.start(id);
  });

  function confirmEndOthers() {
    modal.confirm({
      title: t('signIns.endOthersTitle'),
      content: t('signIns.endOthersText'),
      okText: t('signIns.endOthers'),
      cancelText: t('cancel'),
      async onOk() {
        try {
          const { ended } = await send(sessionCalls.endOthers, {});
          notify(t('signIns.endOthersDone', { count: ended }), 'positive');
        } catch (failure) {
          showFailure(failure);
          throw failure;
        }
        await reload();
      },
    });
  }

  return (
    <AccountSection
      id="sign-ins"
      title="signIns.title"
      text="signIns.text"
      isWide
      action={<Button onClick={confirmEndOthers}>{t('signIns.endOthers')}</Button>}
    >
      {isPending && <ListSkeleton />}
      {error && !data && <LoadFailure error={error} isRetrying={isFetching} onRetry={() => void refetch()} />}
      {data && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <Table<Session>
            rowKey="id"
            size="middle"
            columns={columns}
            dataSource={data.items}
            loading={isPlaceholderData}
            locale={{ emptyText: <EmptyList text={t('signIns.empty')} /> }}
            pagination={{
              current: page,
              pageSize: rowsPerPage,
              total: data.total,
              onChange: setPage,
              hideOnSinglePage: true,
              showSizeChanger: false,
            }}
          />
        </div>
      )}
    </AccountSection>
  );
}

/** Hidden in narrow windows, where its text moves under the first column. */
const wideOnly = 'max-xl:hidden';

function useColumns(endingId: string | undefined, onEnd: (id: string) => void): TableColumnsType<Session> {
  const { t } = useTranslation('member');
  const minute = useMinuteText();
  const browserOf = ({ browser }: Session) => browser || t('signIns.unknownBrowser');
  return [
    {
      title: t('signIns.startedAt'),
      key: 'startedAt',
      render: (_, session) => (
        <>
          {minute(session.startedAt)}
          <span className="block text-caption text-muted">
            {t('signIns.usedAt', { time: minute(session.usedAt) })}
          </span>
          <span className="block text-caption text-muted xl:hidden">
            {[browserOf(session), t(`method.${session.method}`)].join(' · ')}
          </span>
          <code className="block font-mono text-caption break-all text-muted xl:hidden">
            {session.address}
          </code>
        </>
      ),
    },
    {
      title: t('signIns.browser'),
      key: 'browser',
      className: wideOnly,
      render: (_, session) => browserOf(session),
    },
    {
      title: t('signIns.address'),
      dataIndex: 'address',
      className: wideOnly,
      render: (address: string) => <code className="font-mono break-all">{address}</code>,
    },
    {
      title: t('signIns.method'),
      dataIndex: 'method',
      className: wideOnly,
      render: (method: Session['method']) => t(`method.${method}`),
    },
    {
      title: t('signIns.state'),
      key: 'state',
      className: 'max-md:hidden',
      render: (_, session) => <State session={session} />,
    },
    {
      title: <span className="sr-only">{t('actions')}</span>,
      key: 'actions',
      align: 'end',
      render: (_, session) => (
        <div className="flex flex-col items-end gap-2">
          <span className="md:hidden">
            <State session={session} />
          </span>
          {!session.isCurrent && !session.endedAt && (
            <Button
              size="small"
              loading={endingId === session.id}
              aria-label={t('signIns.endOf', {
                time: minute(session.startedAt),
                browser: browserOf(session),
              })}
              onClick={() => onEnd(session.id)}
            >
              {t('signIns.end')}
            </Button>
          )}
        </div>
      ),
    },
  ];
}

function State({ session: { isCurrent, endedAt } }: { readonly session: Session }) {
  const { t } = useTranslation('member');
  if (isCurrent) return <Tag color="success">{t('signIns.current')}</Tag>;
  if (!endedAt) return <Tag>{t('signIns.active')}</Tag>;
  return <span className="text-muted">{t('signIns.ended')}</span>;
}
