import type { UsageDay } from '@onehaul/contract/console/usage';
import { datesIn } from '@onehaul/i18n/dates';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { type Column, DataTable } from '@onehaul/workbench/data-table';
import { ListMessage } from '@onehaul/workbench/list-message';
import { useMemo } from 'react';
import { sizeIn } from '../size-in.ts';

const keyOf = ({ day }: UsageDay) => day;

/** The days of this month, newest first. Days are in UTC, whatever the reader's time zone. */
export function UsageDays({ days }: { readonly days: readonly UsageDay[] }) {
  const { t, i18n } = useTranslation('usage');
  const columns = useMemo<Column<UsageDay>[]>(() => {
    const { number } = measuresIn(i18n.language);
    const dates = datesIn(i18n.language, 'UTC');
    const end = { width: 80, align: 'end', wraps: true } as const;
    return [
      { key: 'day', title: t('day'), width: 104, show: ({ day }) => dates.day(new Date(`${day}T00:00:00Z`)) },
      { key: 'parcels', title: t('parcels'), ...end, show: ({ parcels }) => number(parcels) },
      { key: 'orders', title: t('orders'), ...end, show: ({ orders }) => number(orders) },
      { key: 'members', title: t('members'), ...end, show: ({ members }) => number(members) },
      { key: 'staff', title: t('staff'), ...end, show: ({ staff }) => number(staff) },
      {
        key: 'storage',
        title: t('storage'),
        ...end,
        show: ({ storageBytes }) => sizeIn(i18n.language, storageBytes),
      },
    ];
  }, [t, i18n.language]);
  return (
    <DataTable
      label={t('days')}
      columns={columns}
      rows={days.toReversed()}
      keyOf={keyOf}
      isNarrow
      empty={<ListMessage icon="note" title={t('daysEmptyTitle')} text={t('daysEmptyText')} />}
    />
  );
}
