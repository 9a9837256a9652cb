import type { Announcement } from '@onehaul/contract/content';
import { LinkButton } from '@onehaul/ui/button';
import { EmptyState } from '@onehaul/ui/empty-state';
import { Icon } from '@onehaul/ui/icon';
import { StepDrawing } from '@onehaul/ui/illustration/steps';
import { Pager } from '@onehaul/ui/pager';
import { useTranslation } from '@onehaul/i18n/react';
import { Link } from 'react-router';
import { announcementPath, announcementsPagePath, paths } from '../../app/paths.ts';
import { Day } from './day.tsx';
import { PageFrame } from './page-frame.tsx';

type Props = {
  readonly announcements: readonly Announcement[];
  readonly total: number;
  readonly page: number;
  readonly pageRows: number;
};

/** All announcements of the shop, pinned first, then newest first. */
export function AnnouncementList({ announcements, total, page, pageRows }: Props) {
  const { t } = useTranslation('storefront');
  return (
    <PageFrame title={t('announcements.title')} text={t('announcements.text')}>
      {announcements.length === 0 ? (
        <EmptyState
          drawing={<StepDrawing step="receive" className="w-60" />}
          title={t('announcements.emptyTitle')}
          text={t('announcements.emptyText')}
        >
          <LinkButton to={paths.home} variant="secondary">
            {t('announcements.emptyAction')}
          </LinkButton>
        </EmptyState>
      ) : (
        <div className="grid gap-10">
          <ul>
            {announcements.map((announcement) => (
              <Row key={announcement.id} announcement={announcement} />
            ))}
          </ul>
          <Pager
            page={page}
            pages={Math.ceil(total / pageRows)}
            addressOf={announcementsPagePath}
            labels={{
              navigation: t('pager.title'),
              previous: t('pager.previous'),
              next: t('pager.next'),
              page: (number) => t('pager.page', { number }),
            }}
          />
        </div>
      )}
    </PageFrame>
  );
}

function Row({
  announcement: { id, title, summary, pinned, publishedAt },
}: {
  readonly announcement: Announcement;
}) {
  const { t } = useTranslation('storefront');
  return (
    <li className="border-t border-line last:border-b">
      <Link
        to={announcementPath(id)}
        className="group grid gap-x-8 gap-y-1 py-6 md:grid-cols-[18ch_1fr_auto] md:items-baseline"
      >
        <Day at={publishedAt} className="text-small text-muted" />
        <span>
          <span className="text-lead font-medium group-hover:underline">{title}</span>
          {summary && <span className="mt-1 line-clamp-2 text-muted">{summary}</span>}
        </span>
        {pinned && (
          <span className="inline-flex items-center gap-1 justify-self-start rounded-small bg-primary-2 px-2 py-1 text-caption font-medium text-primary-9">
            <Icon name="pin" className="size-4" />
            {t('announcements.pinned')}
          </span>
        )}
      </Link>
    </li>
  );
}
