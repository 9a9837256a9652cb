import { type Notice, noticeCalls } from '@onehaul/contract/notice';
import { noticeSubjects, type NoticeSubject } from '@onehaul/domain/notice';
import { useTranslation } from '@onehaul/i18n/react';
import { Card } from '@onehaul/ui/card';
import { Button, Checkbox, Pagination } from '@onehaul/workbench/antd';
import { failureOf } from '@onehaul/workbench/failure';
import { FilterBar } from '@onehaul/workbench/filter-bar';
import { FailureMessage, ListMessage } from '@onehaul/workbench/list-message';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { ListSkeleton } from '../../app/portal/list-states.tsx';
import { noticesKey } from '../../app/portal/notice-queries.ts';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';
import { byDay, nearDay } from './days.ts';
import { openingOf, openingWord } from './opening.ts';
import type { MarkRead } from './use-mark-read.ts';
import { useShop } from '../../app/shop-context.tsx';
import { useDates } from '../../app/use-dates.ts';

const rowsOnPage = 20;

type Props = {
  readonly read: MarkRead;
  /** Subjects available at this shop. */
  readonly subjects: readonly NoticeSubject[];
};

/** The member's notices, grouped by day. */
export function NoticeList({ read, subjects }: Props) {
  const { t } = useTranslation('notify');
  const { timeZone } = useShop();
  const send = useSendWithMessage();
  const [address, setAddress] = useSearchParams();
  const isUnreadOnly = address.get('unread') === '1';
  const subject = noticeSubjects.find((one) => one === address.get('subject')) ?? null;
  const page = Math.max(1, Math.trunc(Number(address.get('page'))) || 1);
  const { data, error, refetch, isPlaceholderData, dataUpdatedAt } = useQuery({
    queryKey: [...noticesKey, 'list', { isUnreadOnly, subject, page }],
    queryFn: () => send(noticeCalls.list, { pageIndex: page, pageRows: rowsOnPage, isUnreadOnly, subject }),
    placeholderData: keepPreviousData,
  });

  const put = (change: { unread?: string | undefined; subject?: string | undefined; page?: string }) => {
    const next = {
      ...(isUnreadOnly && { unread: '1' }),
      ...(subject && { subject }),
      ...change,
    };
    const given = Object.entries(next).filter((entry): entry is [string, string] => Boolean(entry[1]));
    setAddress(new URLSearchParams(given), { preventScrollReset: true });
  };

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <FilterBar
        filters={[
          {
            name: 'subject',
            label: t('subject'),
            options: subjects.map((value) => ({ value, label: t(`subject.${value}`) })),
          },
        ]}
        values={subject ? { subject } : {}}
        onFilter={(values) => put({ subject: values['subject'] })}
      >
        <Checkbox
          checked={isUnreadOnly}
          onChange={({ target }) => put({ unread: target.checked ? '1' : undefined })}
        >
          {t('unreadOnly')}
        </Checkbox>
      </FilterBar>
      {!data && (
        <Card className="p-6">
          {error ? (
            <FailureMessage failure={failureOf(error)} onRetry={() => void refetch()} />
          ) : (
            <ListSkeleton />
          )}
        </Card>
      )}
      {data?.items.length === 0 && (
        <Card>
          <Nothing isUnreadOnly={isUnreadOnly} isNarrowed={subject !== null} onAll={() => setAddress({})} />
        </Card>
      )}
      {data &&
        byDay(data.items, timeZone).map(({ day, items }) => (
          <section key={day} className={isPlaceholderData ? 'opacity-60' : ''}>
            <h2 className="pt-2 pb-1.5 text-caption font-semibold text-muted">
              <DayName day={day} at={items[0]!.createdAt} now={new Date(dataUpdatedAt)} />
            </h2>
            <Card>
              <ul className="divide-y divide-line">
                {items.map((notice) => (
                  <NoticeRow key={notice.id} notice={notice} onRead={() => read.start([notice.id])} />
                ))}
              </ul>
            </Card>
          </section>
        ))}
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
    </div>
  );
}

type NothingProps = {
  readonly isUnreadOnly: boolean;
  readonly isNarrowed: boolean;
  readonly onAll: () => void;
};

function Nothing({ isUnreadOnly, isNarrowed, onAll }: NothingProps) {
  const { t } = useTranslation('notify');
  const all = <Button onClick={onAll}>{t('showAll')}</Button>;
  if (isNarrowed) {
    return (
      <ListMessage icon="search" title={t('noneTitle')} text={t('noneText')}>
        {all}
      </ListMessage>
    );
  }
  return isUnreadOnly ? (
    <ListMessage icon="check" title={t('allReadTitle')} text={t('allReadText')}>
      {all}
    </ListMessage>
  ) : (
    <ListMessage icon="note" title={t('emptyTitle')} text={t('emptyText')} />
  );
}

type DayProps = {
  readonly day: string;
  readonly at: Date;
  /** Time of the query. */
  readonly now: Date;
};

function DayName({ day, at, now }: DayProps) {
  const { t } = useTranslation('notify');
  const date = useDates().weekday(at);
  const near = nearDay(day, now, useShop().timeZone);
  return <time dateTime={day}>{near ? `${t(near)} · ${date}` : date}</time>;
}

type RowProps = { readonly notice: Notice; readonly onRead: () => void };

function NoticeRow({ notice, onRead }: RowProps) {
  const { t } = useTranslation('notify');
  const { kind, title, text, isRead, createdAt } = notice;
  const to = openingOf(notice);
  const { time } = useDates();
  return (
    <li
      data-notice={kind}
      data-read={isRead}
      className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 gap-y-1 px-5 py-3 text-small"
    >
      <span className="pt-1.5">
        <span
          aria-hidden="true"
          className={`block size-2 rounded-full ${isRead ? 'border border-line-strong' : 'bg-primary-9'}`}
        />
        {!isRead && <span className="sr-only">{t('isUnread')}</span>}
      </span>
      <div className="grid gap-0.5">
        <h3 className={isRead ? 'font-medium' : 'font-semibold'}>{title}</h3>
        {text && <p className="whitespace-pre-line text-muted">{text}</p>}
        {(to || !isRead) && (
          <p className="flex flex-wrap gap-x-5 gap-y-1 pt-0.5">
            {to && (
              <Link
                to={to}
                onClick={() => !isRead && onRead()}
                className="inline-flex min-h-6 items-center font-medium text-primary-9 underline underline-offset-4"
              >
                {t(openingWord(kind))}
              </Link>
            )}
            {!isRead && (
              <button
                type="button"
                onClick={onRead}
                aria-label={t('readOf', { title })}
                className="min-h-6 text-muted underline underline-offset-4 hover:text-ink"
              >
                {t('read')}
              </button>
            )}
          </p>
        )}
      </div>
      <time dateTime={createdAt.toISOString()} className="pt-0.5 text-caption text-muted tabular-nums">
        {time(createdAt)}
      </time>
    </li>
  );
}
