import { arrivalCalls } from '@onehaul/contract/console/batches';
import { trackPhases } from '@onehaul/domain/tracking/phase';
import { useTranslation } from '@onehaul/i18n/react';
import { App, Input, Radio, Select } from '@onehaul/workbench/antd';
import { Field } from '@onehaul/workbench/call-form';
import { ModalForm } from '@onehaul/workbench/modal-form';
import { useState } from 'react';
import { z } from 'zod';
import { useChange } from '../../app/use-change.ts';

/** Formats an instant for a datetime-local input: local zone, minute precision. */
const minuteOf = (at: Date) =>
  new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);

const { phase, source, place } = arrivalCalls.track.input.shape;
const schema = z.object({ phase, source, place, at: z.string().min(1) });
/** Phases entered by hand; departure and delivery have their own buttons. */
const manualPhases = trackPhases.filter((one) => one !== 'departed' && one !== 'delivered');

type Props = {
  readonly title: string;
  readonly subject: { readonly shopId: number } & (
    | { readonly orderId: number }
    | { readonly batchId: number }
  );
  readonly onClose: () => void;
};

/** Records a tracking event for an order or a whole batch. */
export function TrackForm({ title, subject, onClose }: Props) {
  const { t } = useTranslation('dispatch');
  const { message } = App.useApp();
  const [now] = useState(() => minuteOf(new Date()));
  const track = useChange(arrivalCalls.track, ['arrivals', 'orders', 'audit']);
  return (
    <ModalForm
      title={title}
      schema={schema}
      initial={{ phase: 'inTransit', source: 'scan', place: '', at: now }}
      submitLabel={t('arrivals.track')}
      onSubmit={async ({ at, ...entry }) => {
        await track({ ...subject, ...entry, happenedAt: new Date(at) });
        void message.success(t('arrivals.added'));
      }}
      onClose={onClose}
    >
      <Field name="phase" label={t('field.phase')}>
        <Select options={manualPhases.map((one) => ({ value: one, label: t(`phase.${one}`) }))} />
      </Field>
      <Field name="place" label={t('field.place')}>
        <Input maxLength={100} />
      </Field>
      <Field name="at" label={t('field.time')}>
        <Input type="datetime-local" max={now} />
      </Field>
      <Field name="source" label={t('field.source')}>
        <Radio.Group
          options={[
            { value: 'scan', label: t('source.scan') },
            { value: 'customs', label: t('source.customs') },
          ]}
        />
      </Field>
    </ModalForm>
  );
}
