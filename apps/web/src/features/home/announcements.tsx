import { dateFormat } from '@onehaul/i18n/formats';
import type { Announcement } from '@onehaul/contract/content';
import { Icon } from '@onehaul/ui/icon';
import { useTranslation } from '@onehaul/i18n/react';
import { Link } from 'react-router';
import { announcementPath, paths } from '../../app/paths.ts';
import { MoreLink } from './more-link.tsx';
import { type Ground, Section } from './section.tsx';

type Props = {
  readonly announcements: readonly Announcement[];
  readonly timeZone: string;
  readonly ground: Ground;
};

/** The newest five announcements, with a link to the rest. */
export function Announcements({ announcements, timeZone, ground }: Props) {
  const { t, i18n } = useTranslation('storefront');
  const day = dateFormat(i18n.language, { dateStyle: 'medium', timeZone });
  return (
    <Section
      title={t('announcements.title')}
      ground={ground}
      action={<MoreLink to={paths.announcements}>{t('announcements.more')}</MoreLink>}
    >
      <ul>
        {announcements.map(({ id, title, summary, pinned, publishedAt }) => (
          <li key={id} className="border-t border-line last:border-b">
            <Link
              to={announcementPath(id)}
              className="group grid gap-x-8 gap-y-1 py-5 md:grid-cols-[18ch_1fr_auto] md:items-baseline"
            >
              <time
                dateTime={publishedAt.toISOString()}
                className="text-small text-muted"
                suppressHydrationWarning
              >
                {day.format(publishedAt)}
              </time>
              <span>
                <span className="font-medium group-hover:underline">{title}</span>
                {summary && <span className="mt-1 line-clamp-2 text-small text-muted">{summary}</span>}
              </span>
              {pinned && (
                <span className="inline-flex items-center gap-1 justify-self-start text-caption font-medium text-primary-9">
                  <Icon name="pin" className="size-4" />
                  {t('announcements.pinned')}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
