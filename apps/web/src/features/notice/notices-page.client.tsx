import { type Notice, noticeCalls } from '@onehaul/contract/notice';
import { useTranslation } from '@onehaul/i18n/react';
import { Card } from '@onehaul/ui/card';
import { Button, Checkbox, Pagination } from '@onehaul/workbench/antd';
import { failureOf } from '@onehaul/workbench/failure';
import { FailureNote } from '@onehaul/workbench/failure-note';
import { FailureMessage, ListMessage } from '@onehaul/workbench/list-message';
import { Moment } from '@onehaul/workbench/moment';
import { PageHead } from '@onehaul/workbench/page-head';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { noticeSubject } from '@onehaul/domain/notice';
import { orderPath, parcelPath, payPath, paths } from '../../app/paths.ts';
import { ListSkeleton } from '../../app/portal/list-states.tsx';
import { noticesKey, unreadKey, unreadQuery } from '../../app/portal/notice-queries.ts';
import { useToldSend } from '../../app/portal/told-send.ts';
import { useChange } from '../../app/portal/use-change.ts';
import { PrivateHead } from '../../app/private-head.tsx';
import { useSend } from '../../app/session-context.tsx';
import { MailChoice } from './mail-choice.tsx';

const rowsOnPage = 20;

/** /member/notify: what the member was told, and how they want to be told. */
export function NoticesPage() {
  const { t } = useTranslation('member');
  const send = useToldSend();
  const [address, setAddress] = useSearchParams();
  const isUnreadOnly = address.get('unread') === '1';
  const page = Math.max(1, Math.trunc(Number(address.get('page'))) || 1);
  const { data: count } = useQuery(unreadQuery(send));
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: [...noticesKey, 'list', { isUnreadOnly, page }],
    queryFn: () => send(noticeCalls.list, { pageIndex: page, pageRows: rowsOnPage, isUnreadOnly }),
    placeholderData: keepPreviousData,
  });
  const read = useMarkRead();

  const put = (change: { unread?: string; page?: string }) =>
    setAddress(new URLSearchParams({ ...(isUnreadOnly && { unread: '1' }), ...change }), {
      preventScrollReset: true,
    });

  return (
    <>
      <PrivateHead title={t('title.notices')} />
      <PageHead
        title={t('title.notices')}
        sentence={t('notices.sentence')}
        action={
          <Button
            loading={read.isPending}
            disabled={!count || count.unread === 0}
            data-read-all
            onClick={() => read.start([])}
          >
            {t('notices.readAll')}
          </Button>
        }
      />
      <MailChoice />
      <section aria-label={t('title.notices')} className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Checkbox
            checked={isUnreadOnly}
            onChange={({ target }) =>
              setAddress(target.checked ? { unread: '1' } : {}, { preventScrollReset: true })
            }
          >
            {t('notices.unreadOnly')}
          </Checkbox>
          {count && (
            <output className="text-small text-muted">{t('notices.unread', { count: count.unread })}</output>
          )}
        </div>
        <FailureNote text={read.failure} />
        <Card className={data ? '' : 'p-6'}>
          {!data && error && <FailureMessage failure={failureOf(error)} onRetry={() => void refetch()} />}
          {!data && !error && <ListSkeleton />}
          {data?.items.length === 0 &&
            (isUnreadOnly ? (
              <ListMessage icon="check" title={t('notices.allReadTitle')} text={t('notices.allReadText')}>
                <Button onClick={() => setAddress({})}>{t('notices.showAll')}</Button>
              </ListMessage>
            ) : (
              <ListMessage icon="note" title={t('notices.emptyTitle')} text={t('notices.emptyText')} />
            ))}
          {data && data.items.length > 0 && (
            <ul className={`divide-y divide-line ${isPlaceholderData ? 'opacity-60' : ''}`}>
              {data.items.map((notice) => (
                <NoticeRow key={notice.id} notice={notice} onRead={() => read.start([notice.id])} />
              ))}
            </ul>
          )}
        </Card>
        {data && (
          <Pagination
            className="justify-self-end"
            size="small"
            current={page}
            pageSize={rowsOnPage}
            total={data.total}
            hideOnSinglePage
            showSizeChanger={false}
            onChange={(to) => put({ page: String(to) })}
          />
        )}
      </section>
    </>
  );
}

/** Marks notices as read; all of them when none is named. The badge follows at once. */
function useMarkRead() {
  const send = useSend();
  const queries = useQueryClient();
  return useChange((ids: number[]) => send(noticeCalls.markRead, { ids }), {
    onDone: (answer) => {
      queries.setQueryData(unreadKey, answer);
      return queries.invalidateQueries({ queryKey: noticesKey });
    },
  });
}

/** What a notice is about, and how the way to it is called. */
function openingOf({ kind, subjectId, number }: Notice) {
  const subject = noticeSubject(kind);
  if (subject === 'order') return { to: orderPath(subjectId), word: 'notices.openOrder' } as const;
  if (subject === 'parcel') return { to: parcelPath(subjectId), word: 'notices.open' } as const;
  return { to: number ? payPath(number) : paths.personal, word: 'notices.openPayment' } as const;
}

type RowProps = { readonly notice: Notice; readonly onRead: () => void };

function NoticeRow({ notice, onRead }: RowProps) {
  const { t } = useTranslation('member');
  const { title, text, isRead, createdAt } = notice;
  const { to, word } = openingOf(notice);
  return (
    <li
      data-notice={notice.kind}
      data-read={isRead}
      className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 px-6 py-4 text-small sm:grid-cols-[auto_minmax(0,1fr)_auto]"
    >
      <span className="pt-1.5">
        <span
          aria-hidden="true"
          className={`block size-2 rounded-full ${isRead ? 'border border-line-strong' : 'bg-primary-9'}`}
        />
        {!isRead && <span className="sr-only">{t('notices.isUnread')}</span>}
      </span>
      <div className="grid gap-1">
        <h2 className={isRead ? 'font-medium' : 'font-semibold'}>{title}</h2>
        {text && <p className="text-muted">{text}</p>}
        <p className="flex flex-wrap gap-x-5 gap-y-1 pt-1">
          <Link
            to={to}
            onClick={() => !isRead && onRead()}
            className="inline-flex min-h-6 items-center font-medium text-primary-9 underline underline-offset-4"
          >
            {t(word)}
          </Link>
          {!isRead && (
            <button
              type="button"
              onClick={onRead}
              aria-label={t('notices.readOf', { title })}
              className="min-h-6 text-muted underline underline-offset-4 hover:text-ink"
            >
              {t('notices.read')}
            </button>
          )}
        </p>
      </div>
      <span className="text-caption text-muted max-sm:col-start-2">
        <Moment at={createdAt} />
      </span>
    </li>
  );
}
