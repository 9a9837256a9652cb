import { type Batch, batchCalls } from '@onehaul/contract/console/batches';
import { paperDeskCalls } from '@onehaul/contract/console/paper';
import { useTranslation } from '@onehaul/i18n/react';
import { Button, Input } from '@onehaul/workbench/antd';
import { Field } from '@onehaul/workbench/call-form';
import { ModalForm } from '@onehaul/workbench/modal-form';
import { PrintDialog } from '@onehaul/workbench/print-dialog';
import { useState } from 'react';
import { z } from 'zod';
import { ask } from '../../app/ask.ts';
import { useMay } from '../../app/me.ts';
import { useChange } from '../../app/use-change.ts';
import { usePaper } from '../../app/use-paper.ts';
import { PasteBillNumbers } from './paste-bill-numbers.tsx';
import { TrackForm } from './track-form.tsx';

const refreshed = ['batches', 'orders', 'audit'];
type Props = { readonly batch: Batch };
type Asked = 'close' | 'reopen' | 'arrive' | 'clear' | 'paste' | 'track';

/** Actions available in the batch's current state. */
export function BatchActs({ batch }: Props) {
  const { t } = useTranslation('dispatch');
  const mayWork = useMay('order:work');
  const [asked, setAsked] = useState<Asked>();
  const done = () => setAsked(undefined);
  const { state } = batch;
  const isAway = state !== 'loading' && state !== 'closed';
  return (
    <div className="flex flex-wrap gap-2">
      {mayWork && state === 'loading' && (
        <Button type="primary" disabled={batch.orders === 0} onClick={() => setAsked('close')}>
          {t('batch.close')}
        </Button>
      )}
      {mayWork && state === 'closed' && (
        <Button onClick={() => setAsked('reopen')}>{t('batch.reopen')}</Button>
      )}
      {mayWork && state === 'departed' && (
        <Button type="primary" onClick={() => setAsked('arrive')}>
          {t('batch.arrive')}
        </Button>
      )}
      {mayWork && state === 'arrived' && (
        <Button type="primary" onClick={() => setAsked('clear')}>
          {t('batch.clear')}
        </Button>
      )}
      {mayWork && isAway && <Button onClick={() => setAsked('track')}>{t('batch.track')}</Button>}
      <Papers batch={batch} />
      {mayWork && batch.orders > 0 && (
        <Button onClick={() => setAsked('paste')}>{t('batch.billNumbers')}</Button>
      )}
      {asked === 'close' && <Step batch={batch} act="close" onClose={done} />}
      {asked === 'reopen' && <Step batch={batch} act="reopen" onClose={done} />}
      {(asked === 'arrive' || asked === 'clear') && <Tell batch={batch} act={asked} onClose={done} />}
      {asked === 'paste' && <PasteBillNumbers batch={batch} onClose={done} />}
      {asked === 'track' && (
        <TrackForm
          title={`${t('batch.track')}: ${batch.number}`}
          subject={{ shopId: batch.shopId, batchId: batch.id }}
          onClose={done}
        />
      )}
    </div>
  );
}

function Papers({ batch }: Props) {
  const { t } = useTranslation('dispatch');
  const manifest = usePaper(batchCalls.manifest);
  const customs = usePaper(batchCalls.customs);
  const [isPrinting, setIsPrinting] = useState(false);
  const which = { shopId: batch.shopId, id: batch.id };
  if (batch.orders === 0) return null;
  return (
    <>
      <Button loading={manifest.isBusy} onClick={() => void manifest.open(which)}>
        {t('batch.manifest')}
      </Button>
      <Button loading={customs.isBusy} onClick={() => void customs.open(which)}>
        {t('batch.customs')}
      </Button>
      <Button onClick={() => setIsPrinting(true)}>{t('batch.labels')}</Button>
      {isPrinting && (
        <PrintDialog
          start={() =>
            ask(paperDeskCalls.start, {
              shopId: batch.shopId,
              kind: 'labels',
              ids: batch.loaded.map(({ id }) => id),
            })
          }
          look={(id) => ask(paperDeskCalls.get, { shopId: batch.shopId, id })}
          onClose={() => setIsPrinting(false)}
        />
      )}
    </>
  );
}

type FormProps = Props & { readonly onClose: () => void };

function Step({ batch, act, onClose }: FormProps & { readonly act: 'close' | 'reopen' }) {
  const { t } = useTranslation('dispatch');
  const change = useChange(batchCalls[act], refreshed);
  return (
    <ModalForm
      title={`${t(`batch.${act}`)}: ${batch.number}`}
      {...(act === 'close' && { text: t('batch.closeText') })}
      schema={z.object({})}
      submitLabel={t(`batch.${act}`)}
      onSubmit={() => change({ shopId: batch.shopId, id: batch.id })}
      onClose={onClose}
    />
  );
}

function Tell({ batch, act, onClose }: FormProps & { readonly act: 'arrive' | 'clear' }) {
  const { t } = useTranslation('dispatch');
  const change = useChange(batchCalls[act], refreshed);
  return (
    <ModalForm
      title={`${t(`batch.${act}`)}: ${batch.number}`}
      text={t(`batch.${act}Text`)}
      schema={batchCalls.arrive.input.pick({ place: true })}
      initial={{ place: '' }}
      submitLabel={t(`batch.${act}`)}
      onSubmit={({ place }) => change({ shopId: batch.shopId, id: batch.id, place })}
      onClose={onClose}
    >
      <Field name="place" label={t('field.place')}>
        <Input maxLength={100} />
      </Field>
    </ModalForm>
  );
}
