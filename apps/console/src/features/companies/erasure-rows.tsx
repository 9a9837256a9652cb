import type { CompanyErasure } from '@onehaul/contract/console/companies';
import { useTranslation } from '@onehaul/i18n/react';
import { Moment } from '@onehaul/workbench/moment';

/** Details of a company's erasure: what is due, and what was done. */
export function useErasureRows(erasure: CompanyErasure | null) {
  const { t } = useTranslation('companies');
  if (!erasure) return [];
  const { dueAt, isStarted, erasedAt, rows, files } = erasure;
  const { hostsReleaseAt, hostsReleasedAt, keptUntil, purgedAt } = erasure;
  return [
    erasedAt
      ? { key: 'erased', label: t('erasure.done'), value: <Moment at={erasedAt} /> }
      : {
          key: 'erased',
          label: isStarted ? t('erasure.running') : t('erasure.due'),
          value: <Moment at={dueAt} />,
        },
    ...(isStarted
      ? [
          {
            key: 'erasedCounts',
            label: t('erasure.counts'),
            value: t('erasure.countsValue', { rows, files }),
          },
        ]
      : []),
    hostsReleasedAt
      ? { key: 'hosts', label: t('erasure.hostsReleased'), value: <Moment at={hostsReleasedAt} /> }
      : { key: 'hosts', label: t('erasure.hosts'), value: <Moment at={hostsReleaseAt} /> },
    purgedAt
      ? { key: 'kept', label: t('erasure.purged'), value: <Moment at={purgedAt} /> }
      : { key: 'kept', label: t('erasure.kept'), value: <Moment at={keptUntil} /> },
  ];
}
