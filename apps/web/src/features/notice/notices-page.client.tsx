import { noticeKindsForModules, noticeSubject, noticeSubjects } from '@onehaul/domain/notice';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/workbench/antd';
import { PageHead } from '@onehaul/workbench/page-head';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { unreadQuery } from '../../app/portal/notice-queries.ts';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';
import { PrivateHead } from '../../app/private-head.tsx';
import { useShop } from '../../app/shop-context.tsx';
import { ChoicesTab } from './choices-tab.tsx';
import { NoticeList } from './notice-list.tsx';
import { useMarkRead } from './use-mark-read.ts';

const tabs = ['list', 'choices'] as const;

/** /member/notify: the member's notices and notice settings. */
export function NoticesPage() {
  const { t: member } = useTranslation('member');
  const { t } = useTranslation('notify');
  const { modules } = useShop();
  const [address] = useSearchParams();
  const chosen = tabs.find((tab) => tab === address.get('tab')) ?? 'list';
  const { data: count } = useQuery(unreadQuery(useSendWithMessage()));
  const read = useMarkRead();
  const kinds = noticeKindsForModules(modules);
  const subjects = noticeSubjects.filter((subject) => kinds.some((kind) => noticeSubject(kind) === subject));

  return (
    <>
      <PrivateHead title={member('title.notices')} />
      <PageHead
        title={member('title.notices')}
        sentence={t('sentence')}
        action={
          chosen === 'list' && (
            <Button
              loading={read.isPending}
              disabled={!count || count.unread === 0}
              data-read-all
              onClick={() => read.start([])}
            >
              {t('readAll')}
            </Button>
          )
        }
      />
      <nav aria-label={t('tab.label')} className="overflow-x-auto border-b border-line">
        <ul className="flex gap-x-5">
          {tabs.map((tab) => (
            <li key={tab}>
              <Link
                to={{ search: tab === 'list' ? '' : `tab=${tab}` }}
                preventScrollReset
                aria-current={tab === chosen ? 'page' : undefined}
                data-tab={tab}
                className="-mb-px inline-flex min-h-10 items-center gap-2 border-b-2 border-transparent text-small font-medium whitespace-nowrap text-muted transition-colors hover:text-ink aria-[current]:border-primary-9 aria-[current]:text-ink"
              >
                {t(`tab.${tab}`)}
                {tab === 'list' && count && count.unread > 0 && (
                  <output className="min-w-6 rounded-full bg-line px-1.5 text-center text-caption text-ink tabular-nums">
                    {member('notices.unread', { count: count.unread })}
                  </output>
                )}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {chosen === 'list' ? <NoticeList read={read} subjects={subjects} /> : <ChoicesTab />}
    </>
  );
}
