import type { Notice } from '@onehaul/contract/notice';
import { noticeKindsForModules, noticeSubject, noticeSubjects } from '@onehaul/domain/notice';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { PageHead } from '@onehaul/ui/list/page-head';
import { Skeleton } from '@onehaul/ui/skeleton';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { lazyPart } from '../../app/lazy-part.ts';
import { PrivateHead } from '../../app/private-head.tsx';
import { useShop } from '../../app/shop-context.tsx';
import { useInBrowser } from '../../app/use-in-browser.ts';
import { NoticeList } from './notice-list.tsx';
import { useMarkRead } from './use-mark-read.ts';

const tabs = ['list', 'choices'] as const;

const ChoicesTab = lazyPart(async () => ({ default: (await import('./choices-tab.client.tsx')).ChoicesTab }));

type Props = {
  readonly unread: number;
  /** Undefined on the tab of settings. */
  readonly list: { readonly items: readonly Notice[]; readonly total: number } | undefined;
  /** Time of the query. */
  readonly now: Date;
  /** Settings belong to the main account; others see them only. */
  readonly isMainAccount: boolean;
};

/** /member/notify: the member's notices and notice settings. */
export function NoticesPage({ unread, list, now, isMainAccount }: Props) {
  const { t: member } = useTranslation('member');
  const { t } = useTranslation('notify');
  const read = useMarkRead();
  const kinds = noticeKindsForModules(useShop().modules);
  const subjects = noticeSubjects.filter((subject) => kinds.some((kind) => noticeSubject(kind) === subject));
  const chosen = list ? 'list' : 'choices';

  return (
    <>
      <PrivateHead title={member('title.notices')} />
      <PageHead
        title={member('title.notices')}
        sentence={t('sentence')}
        action={
          list && (
            <Button
              variant="secondary"
              isBusy={read.isPending}
              disabled={unread === 0}
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
                className="-mb-px inline-flex min-h-10 items-center gap-2 border-b-2 border-transparent text-small font-medium whitespace-nowrap text-muted transition-colors hover:text-ink aria-[current]:border-primary-9 aria-[current]:text-ink pointer-coarse:min-h-control"
              >
                {t(`tab.${tab}`)}
                {tab === 'list' && unread > 0 && (
                  <output className="min-w-6 rounded-full bg-line px-1.5 text-center text-caption text-ink tabular-nums">
                    {member('notices.unread', { count: unread })}
                  </output>
                )}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {list ? (
        <NoticeList list={list} now={now} read={read} subjects={subjects} />
      ) : (
        <Choices isReadOnly={!isMainAccount} />
      )}
    </>
  );
}

/** The settings are read and changed by calls of the browser, which also knows whether it can show pushes. */
function Choices({ isReadOnly }: { readonly isReadOnly: boolean }) {
  const { t } = useTranslation('member');
  const waiting = (
    <Skeleton
      label={t('loading')}
      className="grid gap-3 md:grid-cols-3"
      blocks={['h-24', 'h-24', 'h-24', 'mt-10 h-150 md:col-span-3']}
    />
  );
  if (!useInBrowser()) return waiting;
  return (
    <Suspense fallback={waiting}>
      <ChoicesTab isReadOnly={isReadOnly} waiting={waiting} />
    </Suspense>
  );
}
