import { type Batch, batchCalls } from '@onehaul/contract/console/batches';
import { useTranslation } from '@onehaul/i18n/react';
import { Alert, App, Input } from '@onehaul/workbench/antd';
import { CallForm, Field } from '@onehaul/workbench/call-form';
import { useRef, useState } from 'react';
import { useChange } from '../../app/use-change.ts';
import { SignaturePad, type SignaturePadHandle } from './signature-pad.tsx';

/** Hand-over to the driver: seal, vehicle, name and signature; the batch then departs. */
export function HandOver({ batch }: { readonly batch: Batch }) {
  const { t } = useTranslation('dispatch');
  const { message } = App.useApp();
  const depart = useChange(batchCalls.depart, ['batches', 'orders', 'audit']);
  const pad = useRef<SignaturePadHandle>(null);
  const [isMissing, setIsMissing] = useState(false);
  return (
    <section
      aria-labelledby="hand-over"
      className="flex flex-col gap-4 rounded-card border border-line bg-surface p-5"
    >
      <div>
        <h2 id="hand-over" className="text-lead font-semibold">
          {t('batch.handOver')}
        </h2>
        <p className="text-small text-muted">{t('batch.handOverText')}</p>
      </div>
      <CallForm
        schema={batchCalls.depart.input.pick({ sealNumber: true, vehicle: true, driverName: true })}
        initial={{ sealNumber: batch.sealNumber, vehicle: batch.vehicle, driverName: batch.driverName }}
        submitLabel={t('batch.handOver')}
        onSubmit={async (values) => {
          const file = await pad.current?.read();
          setIsMissing(!file);
          if (!file) return;
          const { shipped } = await depart({ shopId: batch.shopId, id: batch.id, ...values, file });
          void message.success(`${t('batchState.departed')}: ${shipped}`);
        }}
      >
        <div className="grid grid-cols-1 gap-x-4 sm:grid-cols-3">
          <Field name="sealNumber" label={t('batch.seal')}>
            <Input maxLength={60} autoComplete="off" />
          </Field>
          <Field name="vehicle" label={t('batch.vehicle')}>
            <Input maxLength={60} autoComplete="off" />
          </Field>
          <Field name="driverName" label={t('batch.driver')}>
            <Input maxLength={60} autoComplete="off" />
          </Field>
        </div>
        <div className="flex flex-col gap-1 pb-2">
          <span className="text-small">{t('batch.signature')}</span>
          <SignaturePad ref={pad} />
          {isMissing && <Alert type="error" title={t('batch.signMissing')} />}
        </div>
      </CallForm>
    </section>
  );
}
