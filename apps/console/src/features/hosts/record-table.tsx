import type { HostRow } from '@onehaul/contract/console/hosts';
import { useTranslation } from '@onehaul/i18n/react';
import type { MailSenderRow } from '@onehaul/contract/console/mail-senders';
import { Table, Tag, type TableColumnsType } from '@onehaul/workbench/antd';
import { CopyValue } from '@onehaul/workbench/copy-value';
import { StateMark } from '@onehaul/workbench/state-mark';
import { useMemo } from 'react';

type SenderRecord = MailSenderRow['records'][number];
type DnsRecord = HostRow['records'][number] | SenderRecord;
type Props = { readonly records: readonly DnsRecord[] };

/** DNS records to set, each with what was found at the last check. */
export function RecordTable({ records }: Props) {
  const { t } = useTranslation('hosts');
  const columns = useMemo<TableColumnsType<DnsRecord>>(
    () => [
      ...(records.some((record) => 'kind' in record)
        ? [
            {
              key: 'kind',
              title: t('sender.record'),
              width: 150,
              render: (_: unknown, record: DnsRecord) => 'kind' in record && <Purpose record={record} />,
            },
          ]
        : []),
      { key: 'type', title: t('record.type'), width: 90, render: (_, { type }) => <code>{type}</code> },
      { key: 'name', title: t('record.name'), render: (_, { name }) => <CopyValue value={name} /> },
      { key: 'value', title: t('record.value'), render: (_, { value }) => <CopyValue value={value} /> },
      { key: 'found', title: t('record.found'), render: (_, record) => <Found record={record} /> },
    ],
    [t, records],
  );
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-small font-semibold">{t('records')}</h3>
      <Table
        size="small"
        columns={columns}
        dataSource={records}
        rowKey={({ type, value }) => `${type} ${value}`}
        pagination={false}
        scroll={{ x: 640 }}
      />
    </section>
  );
}

function Purpose({ record: { kind, isRequired } }: { readonly record: SenderRecord }) {
  const { t } = useTranslation('hosts');
  return (
    <div className="flex flex-col items-start gap-1">
      {t(`sender.record.${kind}`)}
      {!isRequired && <Tag>{t('sender.recommended')}</Tag>}
    </div>
  );
}

function Found({ record: { found, isRight } }: { readonly record: DnsRecord }) {
  const { t } = useTranslation('hosts');
  return (
    <div className="flex flex-col gap-1">
      <StateMark tone={isRight ? 'positive' : 'warning'}>
        {isRight ? t('record.right') : found.length > 0 ? t('record.wrong') : t('record.missing')}
      </StateMark>
      {!isRight &&
        found.map((value) => (
          <code key={value} className="font-mono text-caption break-all text-muted">
            {value}
          </code>
        ))}
    </div>
  );
}
