import { statementDeskCalls, type StatementRow } from '@onehaul/contract/console/peers';
import { useTranslation } from '@onehaul/i18n/react';
import { Button, Input } from '@onehaul/workbench/antd';
import { Field } from '@onehaul/workbench/call-form';
import { DetailList } from '@onehaul/workbench/detail-list';
import { ListMessage } from '@onehaul/workbench/list-message';
import { ModalForm } from '@onehaul/workbench/modal-form';
import { Moment } from '@onehaul/workbench/moment';
import { useState } from 'react';
import { useHasPermission } from '../../app/me.ts';
import { useChange } from '../../app/use-change.ts';
import { useGeneratedDocument } from '../../app/use-generated-document.ts';
import { invalidatedQueries, useDeskWords } from './desk-words.ts';
import { StatementMark } from './peer-marks.tsx';

/** One statement as a document, with its recorded bank payment. */
export function StatementDrawer({ statement }: { readonly statement: StatementRow | undefined }) {
  const { t } = useTranslation('peerDesk');
  const { yuan, monthName, dayName } = useDeskWords();
  if (!statement) return <ListMessage icon="search" title={t('gone.title')} text={t('gone.text')} />;
  const { paidBy, transferNumber } = statement;
  return (
    <div className="flex flex-col gap-5" data-statement={statement.number}>
      <div className="flex items-start justify-between gap-3">
        <div>
          <p className="text-small text-muted">{monthName(statement.month)}</p>
          <p className="text-title font-semibold tabular-nums">{yuan(statement.totalMinor)}</p>
        </div>
        <StatementMark statement={statement} />
      </div>
      <StatementActs statement={statement} />
      <DetailList
        rows={[
          { key: 'peer', label: t('peer'), value: `${statement.memberCode} ${statement.peerName}` },
          { key: 'number', label: t('number'), value: <span className="font-mono">{statement.number}</span> },
          { key: 'orders', label: t('orders'), value: String(statement.orders) },
          { key: 'issued', label: t('issuedAt'), value: <Moment at={statement.issuedAt} /> },
          { key: 'due', label: t('dueOn'), value: dayName(statement.dueOn) },
          { key: 'paid', label: t('paidAt'), value: <Moment at={statement.paidAt} /> },
          { key: 'by', label: t('paidBy'), value: paidBy ? t(`paidByWay.${paidBy}`) : '' },
          ...(transferNumber ? [{ key: 'transfer', label: t('transferNumber'), value: transferNumber }] : []),
        ]}
      />
    </div>
  );
}

function StatementActs({ statement }: { readonly statement: StatementRow }) {
  const { t } = useTranslation('peerDesk');
  const mayManage = useHasPermission('peer:manage');
  const paper = useGeneratedDocument(statementDeskCalls.file);
  const [isRecording, setRecording] = useState(false);
  const { shopId, id, state } = statement;
  return (
    <div className="flex flex-wrap gap-2">
      {mayManage && state === 'issued' && (
        <Button type="primary" data-act="record" onClick={() => setRecording(true)}>
          {t('record')}
        </Button>
      )}
      {(['pdf', 'xlsx'] as const).map((kind) => (
        <Button
          key={kind}
          data-act={kind}
          disabled={paper.isBusy}
          onClick={() => void paper.open({ shopId, id, kind })}
        >
          {kind === 'pdf' ? 'PDF' : 'Excel'}
        </Button>
      ))}
      {isRecording && <RecordForm statement={statement} onClose={() => setRecording(false)} />}
    </div>
  );
}

type FormProps = { readonly statement: StatementRow; readonly onClose: () => void };

function RecordForm({ statement: { shopId, id, number, totalMinor }, onClose }: FormProps) {
  const { t } = useTranslation('peerDesk');
  const { yuan } = useDeskWords();
  const record = useChange(statementDeskCalls.recordPayment, invalidatedQueries);
  return (
    <ModalForm
      title={t('recordTitle', { number })}
      text={<p>{t('recordText', { amount: yuan(totalMinor) })}</p>}
      schema={statementDeskCalls.recordPayment.input.pick({ transferNumber: true })}
      submitLabel={t('record')}
      onSubmit={({ transferNumber }) => record({ shopId, id, transferNumber })}
      onClose={onClose}
    >
      <Field name="transferNumber" label={t('transferNumber')}>
        <Input maxLength={60} autoComplete="off" />
      </Field>
    </ModalForm>
  );
}
