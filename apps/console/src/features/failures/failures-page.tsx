import { failureCalls, type JobFailure } from '@onehaul/contract/console/failures';
import { jobNames } from '@onehaul/domain/job-name';
import { useTranslation } from '@onehaul/i18n/react';
import type { Column } from '@onehaul/workbench/data-table';
import { DetailList } from '@onehaul/workbench/detail-list';
import { ListMessage } from '@onehaul/workbench/list-message';
import { ListPage } from '@onehaul/workbench/list-page';
import { Moment } from '@onehaul/workbench/moment';
import { StateMark } from '@onehaul/workbench/state-mark';
import { useMemo } from 'react';
import { callApi } from '../../app/call-api.ts';
import { PageTitle } from '../../app/page-title.tsx';
import { RetryButton } from './retry-button.tsx';

const keyOf = ({ id }: JobFailure) => String(id);

/** Returns the label of a job; an unknown one shows its raw name. */
function useJobWords() {
  const { t } = useTranslation('failures');
  return (job: string) => {
    const known = jobNames.find((name) => name === job);
    return known ? t(`job.${known}`) : job;
  };
}

export function FailuresPage() {
  const { t } = useTranslation('failures');
  const nameOf = useJobWords();
  const columns = useMemo<Column<JobFailure>[]>(
    () => [
      {
        key: 'job',
        title: t('what'),
        width: 260,
        isFixed: true,
        show: ({ job, subject }) => (
          <>
            {nameOf(job)}
            {subject && <span className="block font-mono text-small text-muted">{subject}</span>}
          </>
        ),
      },
      {
        key: 'error',
        title: t('error'),
        show: ({ error }) => <span className="line-clamp-2 break-words">{error}</span>,
      },
      { key: 'failures', title: t('failures'), width: 110, align: 'end', show: ({ failures }) => failures },
      {
        key: 'last',
        title: t('lastAt'),
        width: 190,
        align: 'end',
        show: ({ lastAt }) => <Moment at={lastAt} />,
      },
      { key: 'state', title: t('state'), width: 150, show: (one) => <FailureMark one={one} /> },
    ],
    [t, nameOf],
  );
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <ListPage
        name="failures"
        title={t('title')}
        sentence={t('sentence')}
        filters={[
          {
            name: 'state',
            label: t('state'),
            options: [
              { value: 'open', label: t('open') },
              { value: 'solved', label: t('solved') },
            ],
          },
        ]}
        columns={columns}
        keyOf={keyOf}
        maxPageSize={100}
        load={({ page, rows, filters }, signal) =>
          callApi(
            failureCalls.list,
            { pageIndex: page, pageRows: rows, isOpen: filters.state !== 'solved' },
            { signal },
          )
        }
        empty={{ title: t('emptyTitle'), text: t('emptyText') }}
        drawer={{ title: t('one'), show: (key, one) => <FailureDrawer key={key} one={one} /> }}
      />
    </>
  );
}

function FailureMark({ one: { retryAt, solvedAt } }: { readonly one: JobFailure }) {
  const { t } = useTranslation('failures');
  if (solvedAt) return <StateMark tone="positive">{t('solved')}</StateMark>;
  return retryAt ? (
    <StateMark tone="warning">{t('asked')}</StateMark>
  ) : (
    <StateMark tone="danger">{t('open')}</StateMark>
  );
}

function FailureDrawer({ one }: { readonly one: JobFailure | undefined }) {
  const { t } = useTranslation('failures');
  const nameOf = useJobWords();
  if (!one) return <ListMessage icon="search" title={t('goneTitle')} text={t('goneText')} />;
  const { job, subject, error, failures, companies, firstAt, lastAt, solvedAt } = one;
  return (
    <div className="flex flex-col gap-5" data-failure={one.id}>
      <h2 className="text-lead font-semibold">{nameOf(job)}</h2>
      <FailureMark one={one} />
      <DetailList
        rows={[
          ...(subject ? [{ key: 'subject', label: t('subject'), value: subject }] : []),
          {
            key: 'error',
            label: t('error'),
            value: <span className="font-mono text-small break-words">{error}</span>,
          },
          { key: 'failures', label: t('failures'), value: failures },
          ...(companies > 0 ? [{ key: 'companies', label: t('companies'), value: companies }] : []),
          { key: 'first', label: t('firstAt'), value: <Moment at={firstAt} /> },
          { key: 'last', label: t('lastAt'), value: <Moment at={lastAt} /> },
          ...(solvedAt ? [{ key: 'solved', label: t('solvedAt'), value: <Moment at={solvedAt} /> }] : []),
        ]}
      />
      <RetryButton one={one} />
    </div>
  );
}
