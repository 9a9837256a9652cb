import type { LabelFailure } from '@onehaul/contract/console/labels';
import { useTranslation } from '@onehaul/i18n/react';
import { type Column, DataTable } from '@onehaul/workbench/data-table';
import { ListMessage } from '@onehaul/workbench/list-message';
import { Moment } from '@onehaul/workbench/moment';
import { useMemo } from 'react';
import { Section } from './section.tsx';

const keyOf = ({ id }: LabelFailure) => String(id);

/** Labels that did not come out of a printer lately. */
export function FailureSection({ failures }: { readonly failures: readonly LabelFailure[] }) {
  const { t } = useTranslation('printers');
  const columns = useMemo<Column<LabelFailure>[]>(
    () => [
      { key: 'at', title: t('failures.at'), width: 170, show: ({ createdAt }) => <Moment at={createdAt} /> },
      {
        key: 'label',
        title: t('failures.label'),
        width: 180,
        show: ({ courierNumber }) =>
          courierNumber ? <span className="font-mono">{courierNumber}</span> : t('failures.test'),
      },
      { key: 'printer', title: t('failures.printer'), width: 140, show: ({ printerName }) => printerName },
      {
        key: 'problem',
        title: t('failures.problem'),
        wraps: true,
        show: ({ problem }) => t(`problem.${problem ?? 'expired'}`),
      },
    ],
    [t],
  );
  return (
    <Section title={t('failures.title')} sentence={t('failures.sentence')}>
      <DataTable
        label={t('failures.title')}
        columns={columns}
        rows={failures}
        keyOf={keyOf}
        empty={<ListMessage icon="check" title={t('failures.empty.title')} text={t('failures.empty.text')} />}
      />
    </Section>
  );
}
