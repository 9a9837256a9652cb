import { type Arrival, arrivalCalls } from '@onehaul/contract/console/batches';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { Alert, Input, InputNumber } from '@onehaul/workbench/antd';
import { Field } from '@onehaul/workbench/call-form';
import { ModalForm } from '@onehaul/workbench/modal-form';
import { z } from 'zod';
import { useChange } from '../../app/use-change.ts';

const schema = z.object({
  place: arrivalCalls.deliver.input.shape.place,
  collected: z.number().min(0).max(10_000_000),
});

type Props = { readonly order: Arrival; readonly onClose: () => void };

/** Records delivery, including payment of any amount to collect. */
export function DeliverForm({ order, onClose }: Props) {
  const { t, i18n } = useTranslation('dispatch');
  const { money } = measuresIn(i18n.language);
  const deliver = useChange(arrivalCalls.deliver, ['arrivals', 'orders', 'audit']);
  const { shopId, id, toCollectMinor } = order;
  return (
    <ModalForm
      title={t('arrivals.deliverTitle', { number: order.number })}
      text={t('arrivals.deliverText')}
      schema={schema}
      initial={{ place: '', collected: toCollectMinor / 100 }}
      submitLabel={t('arrivals.deliver')}
      onSubmit={({ place, collected }) =>
        deliver({ shopId, id, place, collectedMinor: Math.round((collected ?? 0) * 100) })
      }
      onClose={onClose}
    >
      <Field name="place" label={t('field.place')}>
        <Input maxLength={100} />
      </Field>
      {toCollectMinor > 0 && (
        <>
          <Alert
            className="mb-3"
            type="warning"
            title={t('arrivals.toCollect', { amount: money(toCollectMinor, 'CNY') })}
          />
          <Field name="collected" label={t('arrivals.collected')}>
            <InputNumber controls={false} precision={2} className="w-full font-mono" />
          </Field>
        </>
      )}
    </ModalForm>
  );
}
