import type { Announcement, AnnouncementDetail as Detail } from '@onehaul/contract/content';
import { Icon } from '@onehaul/ui/icon';
import { RichText } from '@onehaul/ui/rich-text';
import { useTranslation } from '@onehaul/i18n/react';
import { Link } from 'react-router';
import { announcementPath, paths } from '../../app/paths.ts';
import { Day } from './day.tsx';
import { PageFrame } from './page-frame.tsx';

type Neighbour = Pick<Announcement, 'id' | 'title'>;
type Props = { readonly announcement: Detail; readonly previous?: Neighbour; readonly next?: Neighbour };

export function AnnouncementDetail({ announcement, previous, next }: Props) {
  const { t } = useTranslation('storefront');
  return (
    <PageFrame
      title={announcement.title}
      text={<Day at={announcement.publishedAt} />}
      ancestors={[{ title: t('announcements.title'), to: paths.announcements }]}
    >
      <RichText html={announcement.content} tableLabel={t('article.table')} />
      <nav
        aria-label={t('announcements.around')}
        className="mt-12 max-w-200 border-t border-line pt-6 print:hidden"
      >
        <ul className="grid gap-4 sm:grid-cols-2">
          {previous && (
            <li>
              <NeighbourLink to={previous} label={t('announcements.previous')} />
            </li>
          )}
          {next && (
            <li className="sm:col-start-2 sm:text-end">
              <NeighbourLink to={next} label={t('announcements.next')} />
            </li>
          )}
        </ul>
        <Link
          to={paths.announcements}
          className="mt-6 inline-flex min-h-6 items-center pointer-coarse:min-h-control gap-2 text-small font-medium text-primary-9 hover:underline"
        >
          <Icon name="back" className="size-4" />
          {t('announcements.back')}
        </Link>
      </nav>
    </PageFrame>
  );
}

const NeighbourLink = ({ to: { id, title }, label }: { readonly to: Neighbour; readonly label: string }) => (
  <Link to={announcementPath(id)} className="group inline-block pointer-coarse:min-h-control">
    <span className="block text-caption text-muted">{label}</span>
    <span className="font-medium group-hover:underline">{title}</span>
  </Link>
);
