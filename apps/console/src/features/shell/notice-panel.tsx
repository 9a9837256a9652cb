import {
  pageOfStaffNotice,
  type StaffNotice,
  staffNoticeCalls,
} from '@onehaul/contract/console/staff-notices';
import { staffNoticeDays } from '@onehaul/domain/staff/staff-notice';
import { useTranslation } from '@onehaul/i18n/react';
import { IconButton } from '@onehaul/ui/button';
import { ModalFrame } from '@onehaul/ui/overlay/modal-frame';
import { SkeletonLines } from '@onehaul/ui/skeleton';
import { App, Button } from '@onehaul/workbench/antd';
import { failureOf } from '@onehaul/workbench/failure';
import { FailureMessage, ListMessage } from '@onehaul/workbench/list-message';
import { Moment } from '@onehaul/workbench/moment';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Link } from 'react-router';
import { callListApi } from '../../app/call-api.ts';
import { useMe } from '../../app/me.ts';
import { paths } from '../../app/paths.ts';
import { useShopName } from '../../app/shop-name.tsx';
import { useChange } from '../../app/use-change.ts';
import { useNoticeText } from './use-notice-text.ts';
import { useUnread } from './use-unread.ts';

/** Beside the menu; on phones a sheet from the bottom. */
const look = [
  'm-0 mt-auto h-[calc(100dvh-40px)] max-h-none w-full max-w-none rounded-t-card border-t border-line backdrop:bg-[oklch(0_0_0/0.4)]',
  'md:ms-[244px] md:mt-3 md:mb-auto md:h-fit md:max-h-[calc(100dvh-24px)] md:w-110 md:rounded-card md:border md:backdrop:bg-transparent',
].join(' ');

type Props = { readonly onClose: () => void };

/** The user's own notices, newest first; each opens the page where its work is. */
export function NoticePanel({ onClose }: Props) {
  const { t } = useTranslation('staffNotice');
  const { message } = App.useApp();
  const titleId = useId();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['staffNotices', 'list'],
    queryFn: ({ pageParam, signal }) =>
      callListApi(staffNoticeCalls.list, pageParam === null ? {} : { before: pageParam }, { signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ items, isMore }) => (isMore ? items.at(-1)!.id : undefined),
    retry: false,
  });
  // The count is polled; the list follows when it changes.
  const unread = useUnread();
  const shown = useRef(unread);
  useEffect(() => {
    if (shown.current === unread) return;
    shown.current = unread;
    void refetch();
  }, [unread, refetch]);

  const markRead = useChange(staffNoticeCalls.markRead, ['staffNotices']);
  const markAllRead = useChange(staffNoticeCalls.markAllRead, ['staffNotices']);
  const tell = (thrown: unknown) => void message.error(failureOf(thrown).message);
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  const newest = items[0];
  const isUnread = unread > 0 || items.some(({ isRead }) => !isRead);

  function open({ id, isRead }: StaffNotice) {
    onClose();
    if (!isRead) markRead({ ids: [id] }).catch(tell);
  }

  return (
    <ModalFrame aria-labelledby={titleId} onClose={onClose} isLight className={look} data-notices>
      <div className="flex shrink-0 items-center gap-2 border-b border-line py-2 ps-5 pe-2">
        <h2 id={titleId} className="grow text-lead font-semibold">
          {t('title')}
        </h2>
        {newest && isUnread && (
          <Button
            type="text"
            size="small"
            onClick={() => void markAllRead({ through: newest.id }).catch(tell)}
          >
            {t('readAll')}
          </Button>
        )}
        <IconButton icon="close" label={t('close')} variant="quiet" onClick={onClose} />
      </div>
      <div className="min-h-0 grow overflow-y-auto overscroll-contain">
        {!data && !error && (
          <div className="px-5 py-4">
            <SkeletonLines label={t('loading')} lines={6} />
          </div>
        )}
        {error && !data && <FailureMessage failure={failureOf(error)} onRetry={() => void refetch()} />}
        {data && items.length === 0 && (
          <ListMessage
            icon="check"
            title={t('emptyTitle')}
            text={t('emptyText', { days: staffNoticeDays })}
          />
        )}
        {items.length > 0 && (
          <ul>
            {items.map((notice) => (
              <NoticeEntry key={notice.id} notice={notice} onOpen={() => open(notice)} />
            ))}
          </ul>
        )}
        {hasNextPage && (
          <div className="p-3 text-center">
            <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {t('more')}
            </Button>
          </div>
        )}
      </div>
      <div className="shrink-0 border-t border-line px-5 py-3 pb-[max(calc(var(--spacing)*3),env(safe-area-inset-bottom))] text-small">
        <Link
          to={`${paths.account}#notifications`}
          className="font-medium text-primary-9 hover:underline"
          onClick={onClose}
        >
          {t('settings')}
        </Link>
      </div>
    </ModalFrame>
  );
}

type EntryProps = { readonly notice: StaffNotice; readonly onOpen: () => void };

function NoticeEntry({ notice, onOpen }: EntryProps): ReactNode {
  const { t } = useTranslation('staffNotice');
  const { shops } = useMe();
  const shopName = useShopName();
  const text = useNoticeText()(notice);
  const shopId = 'shopId' in notice ? notice.shopId : undefined;
  return (
    <li className="border-b border-line last:border-0">
      <Link
        to={pageOfStaffNotice(notice)}
        onClick={onOpen}
        data-notice={notice.kind}
        className="flex min-h-control gap-3 px-5 py-3 hover:bg-primary-2 focus-visible:-outline-offset-2"
      >
        <span
          aria-hidden="true"
          className={`mt-2 size-2 shrink-0 rounded-full ${notice.isRead ? '' : 'bg-primary-9'}`}
        />
        <span className="flex min-w-0 grow flex-col">
          <span className={`text-small break-words ${notice.isRead ? 'text-muted' : 'font-medium'}`}>
            {!notice.isRead && <span className="sr-only">{t('isUnread')}: </span>}
            {text}
          </span>
          <span className="flex flex-wrap gap-x-2 text-caption text-muted">
            <Moment at={notice.createdAt} />
            {shopId !== undefined && shops.length > 1 && <span>{shopName(shopId)}</span>}
          </span>
        </span>
      </Link>
    </li>
  );
}
