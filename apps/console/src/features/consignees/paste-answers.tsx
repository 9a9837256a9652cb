import type { StaffOutputOf } from '@onehaul/client/console';
import { consigneeDeskCalls } from '@onehaul/contract/console/consignees';
import { useTranslation } from '@onehaul/i18n/react';
import { Alert, Button, Input, Modal, Radio } from '@onehaul/workbench/antd';
import { CallForm, Field } from '@onehaul/workbench/call-form';
import { useState } from 'react';
import { z } from 'zod';
import { useChange } from '../../app/use-change.ts';
import { parsePastedNumbers } from './parse-pasted-numbers.ts';

type Outcome = StaffOutputOf<(typeof consigneeDeskCalls)['answerMany']>;

const maxCount = 200;
const schema = z.object({
  answer: z.enum(['confirm', 'deny']),
  text: z.string().refine((text) => {
    const { length } = parsePastedNumbers(text);
    return length > 0 && length <= maxCount;
  }),
});

/** Applies one answer to a list pasted from the broker; unmatched numbers are reported. */
export function PasteAnswers({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('consignee');
  const send = useChange(consigneeDeskCalls.answerMany, ['consignees', 'orders', 'exceptions', 'audit']);
  const [outcome, setOutcome] = useState<Outcome>();
  return (
    <Modal open width={560} title={t('paste')} onCancel={onClose} mask={{ closable: false }} footer={null}>
      <p className="pb-3 text-small text-muted">{t('paste.text')}</p>
      {outcome ? (
        <div className="grid gap-3">
          <Told outcome={outcome} />
          <Button block type="primary" onClick={onClose}>
            {t('paste.close')}
          </Button>
        </div>
      ) : (
        <CallForm
          schema={schema}
          initial={{ answer: 'confirm', text: '' }}
          takesFocus
          submitLabel={t('paste.send')}
          onSubmit={async ({ answer, text }) =>
            setOutcome(await send({ answer, numbers: parsePastedNumbers(text) }))
          }
        >
          <Field name="answer" label={t('paste.answer')}>
            <Radio.Group
              aria-label={t('paste.answer')}
              options={[
                { value: 'confirm', label: t('confirm') },
                { value: 'deny', label: t('deny') },
              ]}
            />
          </Field>
          <Field name="text" label={t('paste.label')}>
            <Input.TextArea rows={10} className="font-mono" maxLength={30_000} />
          </Field>
        </CallForm>
      )}
    </Modal>
  );
}

function Told({ outcome: { done, rows } }: { readonly outcome: Outcome }) {
  const { t } = useTranslation('consignee');
  const left = rows.filter(({ outcome }) => outcome !== 'done');
  return (
    <div className="grid gap-2" data-done={done} data-left={left.length}>
      <Alert type={done > 0 ? 'success' : 'info'} title={t('paste.done', { count: done })} />
      {left.length > 0 && (
        <Alert
          type="warning"
          title={t('paste.left')}
          description={
            <ul className="max-h-40 overflow-y-auto">
              {left.map(({ number, outcome }) => (
                <li key={number}>
                  <span className="font-mono">{number}</span>{' '}
                  <span className="text-muted">
                    {t(outcome === 'unknown' ? 'paste.unknown' : 'paste.notOpen')}
                  </span>
                </li>
              ))}
            </ul>
          }
        />
      )}
    </div>
  );
}
