import {
  type PlatformAnnouncement,
  platformAnnouncementCalls,
} from '@onehaul/contract/console/platform-announcements';
import { pickText } from '@onehaul/domain/language';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/workbench/antd';
import { type Column, DataTable } from '@onehaul/workbench/data-table';
import { failureOf } from '@onehaul/workbench/failure';
import { FailureMessage, ListMessage } from '@onehaul/workbench/list-message';
import { Moment } from '@onehaul/workbench/moment';
import { PageHead } from '@onehaul/workbench/page-head';
import { StateMark } from '@onehaul/workbench/state-mark';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { callApi } from '../../app/call-api.ts';
import { useTranslator } from '../../app/language.ts';
import { useHasPermission } from '../../app/me.ts';
import { PageTitle } from '../../app/page-title.tsx';
import { AddForm } from './add-form.tsx';
import { EndForm } from './end-form.tsx';

const tones = { planned: 'neutral', live: 'positive', over: 'neutral' } as const;

function stateOf({ startsAt, endsAt, endedAt }: PlatformAnnouncement): keyof typeof tones {
  const now = new Date();
  if (endedAt !== null || endsAt <= now) return 'over';
  return startsAt > now ? 'planned' : 'live';
}

/** The operator's announcements to the staff of all companies. */
export function PlatformAnnouncementsPage() {
  const { t: page } = useTranslation('console');
  const { t } = useTranslation('platformAnnouncements');
  const { language } = useTranslator();
  const mayManage = useHasPermission('company:manage');
  const [isAdding, setIsAdding] = useState(false);
  const [ended, setEnded] = useState<PlatformAnnouncement>();
  const { data, error, refetch } = useQuery({
    queryKey: ['platformAnnouncements'],
    queryFn: ({ signal }) => callApi(platformAnnouncementCalls.list, {}, { signal }),
  });
  const columns = useMemo<Column<PlatformAnnouncement>[]>(
    () => [
      { key: 'text', title: t('text'), wraps: true, show: ({ texts }) => pickText(texts, language, 'en') },
      {
        key: 'severity',
        title: t('severity'),
        width: 130,
        show: ({ severity }) => t(`severity.${severity}`),
      },
      {
        key: 'state',
        title: t('state'),
        width: 120,
        show: (one) => <StateMark tone={tones[stateOf(one)]}>{t(`state.${stateOf(one)}`)}</StateMark>,
      },
      { key: 'startsAt', title: t('startsAt'), width: 160, show: ({ startsAt }) => <Moment at={startsAt} /> },
      {
        key: 'endsAt',
        title: t('endsAt'),
        width: 160,
        show: ({ endsAt, endedAt }) => <Moment at={endedAt ?? endsAt} />,
      },
      { key: 'by', title: t('writtenBy'), width: 150, show: ({ writtenBy }) => writtenBy },
      {
        key: 'actions',
        title: t('actions'),
        width: 120,
        show: (one) =>
          mayManage &&
          stateOf(one) !== 'over' && (
            <Button danger onClick={() => setEnded(one)}>
              {t('end')}
            </Button>
          ),
      },
    ],
    [t, language, mayManage],
  );
  return (
    <div className="flex flex-col gap-6">
      <PageTitle>{page('page.platformAnnouncements')}</PageTitle>
      <PageHead
        title={page('page.platformAnnouncements')}
        sentence={t('sentence')}
        action={
          mayManage && (
            <Button type="primary" onClick={() => setIsAdding(true)}>
              {t('add')}
            </Button>
          )
        }
      />
      {error ? (
        <FailureMessage failure={failureOf(error)} onRetry={() => void refetch()} />
      ) : (
        <DataTable
          label={page('page.platformAnnouncements')}
          columns={columns}
          rows={data?.items ?? 3}
          keyOf={({ id }) => id}
          empty={<ListMessage icon="note" title={t('emptyTitle')} text={t('emptyText')} />}
        />
      )}
      {isAdding && <AddForm onClose={() => setIsAdding(false)} />}
      {ended && <EndForm one={ended} onClose={() => setEnded(undefined)} />}
    </div>
  );
}
