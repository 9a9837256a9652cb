import type { Notice } from '@onehaul/contract/notice';
import type { NoticeSubject } from '@onehaul/domain/notice';
import { useTranslation } from '@onehaul/i18n/react';
import { LinkButton } from '@onehaul/ui/button';
import { Card } from '@onehaul/ui/card';
import { Checkbox } from '@onehaul/ui/form/checkbox';
import { Select } from '@onehaul/ui/form/select';
import { updateListParams } from '@onehaul/ui/list/address-state';
import { useListAddress } from '@onehaul/ui/list/use-list-address';
import { ListMessage } from '@onehaul/ui/list-message';
import { Pager } from '@onehaul/ui/pager';
import { Link } from 'react-router';
import { useShop } from '../../app/shop-context.tsx';
import { useDates } from '../../app/use-dates.ts';
import { byDay, nearDay } from './days.ts';
import { noticeInput, noticeRows } from './notice-input.ts';
import { openingOf, openingWord } from './opening.ts';
import type { MarkRead } from './use-mark-read.ts';

type Props = {
  readonly list: { readonly items: readonly Notice[]; readonly total: number };
  /** Time of the query. */
  readonly now: Date;
  readonly read: MarkRead;
  /** Subjects available at this shop. */
  readonly subjects: readonly NoticeSubject[];
};

/** The member's notices, grouped by day. */
export function NoticeList({ list, now, read, subjects }: Props) {
  const { t: site } = useTranslation('storefront');
  const { timeZone } = useShop();
  const { address, isBusy } = useListAddress();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Filters subjects={subjects} />
      {list.items.length === 0 && (
        <Card>
          <Nothing {...noticeInput(address)} />
        </Card>
      )}
      {byDay(list.items, timeZone).map(({ day, items }) => (
        <section key={day} className={isBusy ? 'opacity-60' : ''}>
          <h2 className="pt-2 pb-1.5 text-caption font-semibold text-muted">
            <DayName day={day} at={items[0]!.createdAt} now={now} />
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
      <Pager
        page={noticeInput(address).pageIndex}
        pages={Math.ceil(list.total / noticeRows)}
        addressOf={(page) => `?${updateListParams(address, { page }).toString()}`}
        labels={{
          navigation: site('pager.title'),
          previous: site('pager.previous'),
          next: site('pager.next'),
          page: (page) => site('pager.page', { number: page }),
        }}
      />
    </div>
  );
}

/** Subject, and unread notices only. */
function Filters({ subjects }: Pick<Props, 'subjects'>) {
  const { t } = useTranslation('notify');
  const { address, change } = useListAddress();
  const { subject, isUnreadOnly } = noticeInput(address);
  return (
    <search className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-40">
        <Select
          aria-label={t('subject')}
          value={subject ?? ''}
          onChange={({ target }) => change({ filters: { subject: target.value || undefined } })}
        >
          <option value="">{t('subject')}</option>
          {subjects.map((one) => (
            <option key={one} value={one}>
              {t(`subject.${one}`)}
            </option>
          ))}
        </Select>
      </div>
      <Checkbox
        id="unread-only"
        name="unread"
        checked={isUnreadOnly}
        onChange={({ target }) => change({ filters: { unread: target.checked ? '1' : undefined } })}
      >
        {t('unreadOnly')}
      </Checkbox>
    </search>
  );
}

function Nothing({ isUnreadOnly, subject, pageIndex }: ReturnType<typeof noticeInput>) {
  const { t } = useTranslation('notify');
  const all = (
    <LinkButton variant="secondary" to={{ search: '' }}>
      {t('showAll')}
    </LinkButton>
  );
  if (subject !== null || pageIndex > 1) {
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
                className="min-h-6 text-muted underline pointer-coarse:min-h-control underline-offset-4 hover:text-ink"
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
