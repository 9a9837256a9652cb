import { type Batch, batchCalls } from '@onehaul/contract/console/batches';
import type { StaffOutputOf } from '@onehaul/client/console';
import { useTranslation } from '@onehaul/i18n/react';
import { Alert, Button, Input, Modal } from '@onehaul/workbench/antd';
import { CallForm, Field } from '@onehaul/workbench/call-form';
import { useState } from 'react';
import { useChange } from '../../app/use-change.ts';

type Props = { readonly batch: Batch; readonly onClose: () => void };
type Outcome = StaffOutputOf<(typeof batchCalls)['setBillNumbers']>;

/** Carrier bill numbers pasted from the carrier's sheet; rejected lines are reported one by one. */
export function PasteBillNumbers({ batch, onClose }: Props) {
  const { t } = useTranslation('dispatch');
  const set = useChange(batchCalls.setBillNumbers, ['batches', 'orders', 'audit']);
  const [outcome, setOutcome] = useState<Outcome>();
  return (
    <Modal
      open
      width={640}
      title={t('paste.title')}
      onCancel={onClose}
      mask={{ closable: false }}
      footer={null}
    >
      <p className="pb-3 text-small text-muted">{t('paste.text')}</p>
      {outcome && <Told outcome={outcome} />}
      {outcome && outcome.problems.length === 0 ? (
        <Button block type="primary" onClick={onClose}>
          OK
        </Button>
      ) : (
        <CallForm
          schema={batchCalls.setBillNumbers.input.pick({ text: true })}
          initial={{ text: '' }}
          takesFocus
          submitLabel={t('save')}
          onSubmit={async ({ text }) => setOutcome(await set({ shopId: batch.shopId, id: batch.id, text }))}
        >
          <Field name="text" label={t('paste.label')}>
            <Input.TextArea rows={10} className="font-mono" maxLength={100_000} />
          </Field>
        </CallForm>
      )}
    </Modal>
  );
}

function Told({ outcome: { set, problems } }: { readonly outcome: Outcome }) {
  const { t } = useTranslation('dispatch');
  return (
    <div className="flex flex-col gap-2 pb-3" data-set={set} data-problems={problems.length}>
      <Alert type="success" title={t('paste.set', { count: set })} />
      {problems.length > 0 && (
        <Alert
          type="warning"
          title={t('paste.problems', { count: problems.length })}
          description={
            <ul className="max-h-40 overflow-y-auto">
              {problems.slice(0, 100).map(({ line, text, reason }) => (
                <li key={line}>
                  {t('paste.line', { line })}: <span className="font-mono">{text}</span>{' '}
                  <span className="text-muted">{t(`paste.${reason}`)}</span>
                </li>
              ))}
            </ul>
          }
        />
      )}
    </div>
  );
}
