import { archiveCalls, type CompanyExport } from '@onehaul/contract/console/archives';
import { mayExportCompany } from '@onehaul/domain/archive';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/workbench/antd';
import { CopyValue } from '@onehaul/workbench/copy-value';
import { type Column, DataTable } from '@onehaul/workbench/data-table';
import { failureOf } from '@onehaul/workbench/failure';
import { FailureMessage, ListMessage } from '@onehaul/workbench/list-message';
import { Moment } from '@onehaul/workbench/moment';
import { PageHead } from '@onehaul/workbench/page-head';
import { StateMark } from '@onehaul/workbench/state-mark';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { callApi } from '../../app/call-api.ts';
import { useMe } from '../../app/me.ts';
import { PageTitle } from '../../app/page-title.tsx';
import { sizeIn } from '../../app/size-in.ts';
import { RemoveForm } from './remove-form.tsx';
import { StartForm } from './start-form.tsx';

const isOpen = ({ state }: CompanyExport) => state === 'waiting' || state === 'running';
const tones = {
  waiting: 'neutral',
  running: 'warning',
  done: 'positive',
  failed: 'danger',
  removed: 'neutral',
} as const;

/** Exports of all of the company's data: start, download, delete. */
export function ArchivesPage() {
  const { t, i18n } = useTranslation('archives');
  const isOwner = mayExportCompany(useMe().roles);
  const [isStarting, setStarting] = useState(false);
  const [removed, setRemoved] = useState<CompanyExport>();
  const { data, error, refetch } = useQuery({
    queryKey: ['archives'],
    queryFn: ({ signal }) => callApi(archiveCalls.list, {}, { signal }),
    refetchInterval: ({ state }) => (state.data?.items.some(isOpen) ? 5000 : false),
  });
  const columns = useMemo<Column<CompanyExport>[]>(
    () => [
      { key: 'begun', title: t('begun'), width: 190, show: ({ createdAt }) => <Moment at={createdAt} /> },
      { key: 'by', title: t('by'), show: ({ startedBy }) => startedBy },
      {
        key: 'state',
        title: t('state'),
        width: 140,
        show: ({ state }) => <StateMark tone={tones[state]}>{t(`state.${state}`)}</StateMark>,
      },
      {
        key: 'size',
        title: t('size'),
        width: 120,
        align: 'end',
        show: ({ lengthBytes }) => (lengthBytes > 0 ? sizeIn(i18n.language, lengthBytes) : '-'),
      },
      {
        key: 'until',
        title: t('until'),
        width: 190,
        align: 'end',
        show: ({ availableUntil }) => (availableUntil ? <Moment at={availableUntil} /> : '-'),
      },
      {
        key: 'actions',
        title: t('actions'),
        width: 220,
        show: (one) => (
          <span className="flex gap-2">
            {one.url && (
              <Button href={one.url} download>
                {t('download')}
              </Button>
            )}
            {isOwner && (isOpen(one) || one.state === 'done') && (
              <Button danger onClick={() => setRemoved(one)}>
                {t('remove')}
              </Button>
            )}
          </span>
        ),
      },
    ],
    [t, i18n.language, isOwner],
  );
  return (
    <div className="flex flex-col gap-6">
      <PageTitle>{t('title')}</PageTitle>
      <PageHead
        title={t('title')}
        sentence={t('sentence')}
        action={
          isOwner && (
            <Button type="primary" disabled={data?.items.some(isOpen)} onClick={() => setStarting(true)}>
              {t('start')}
            </Button>
          )
        }
      />
      {error ? (
        <FailureMessage failure={failureOf(error)} onRetry={() => void refetch()} />
      ) : (
        <DataTable
          label={t('title')}
          columns={columns}
          rows={data?.items ?? 3}
          keyOf={({ id }) => id}
          empty={<ListMessage icon="note" title={t('emptyTitle')} text={t('emptyText')} />}
        />
      )}
      {data && (
        <section>
          <h2 className="font-semibold">{t('key')}</h2>
          <p className="text-small text-muted">{t('keyText')}</p>
          <CopyValue value={data.publicKey} />
        </section>
      )}
      {isStarting && <StartForm onClose={() => setStarting(false)} />}
      {removed && <RemoveForm one={removed} onClose={() => setRemoved(undefined)} />}
    </div>
  );
}
