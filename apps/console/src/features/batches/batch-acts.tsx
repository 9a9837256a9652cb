import { type Batch, batchCalls } from '@onehaul/contract/console/batches';
import { paperDeskCalls } from '@onehaul/contract/console/paper';
import { useTranslation } from '@onehaul/i18n/react';
import { Button, Input } from '@onehaul/workbench/antd';
import { Field } from '@onehaul/workbench/call-form';
import { ModalForm } from '@onehaul/workbench/modal-form';
import { PrintDialog } from '@onehaul/workbench/print-dialog';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import { callApi } from '../../app/call-api.ts';
import { useHasPermission } from '../../app/me.ts';
import { paths } from '../../app/paths.ts';
import { useChange } from '../../app/use-change.ts';
import { useGeneratedDocument } from '../../app/use-generated-document.ts';
import { PasteBillNumbers } from './paste-bill-numbers.tsx';
import { TrackForm } from './track-form.tsx';

const invalidatedQueries = ['batches', 'orders', 'audit'];
type Props = { readonly batch: Batch };
type DialogName = 'close' | 'reopen' | 'arrive' | 'clear' | 'paste' | 'track';

/** Actions available in the batch's current state. */
export function BatchActs({ batch }: Props) {
  const { t } = useTranslation('dispatch');
  const mayWork = useHasPermission('order:work');
  const navigate = useNavigate();
  const [openDialog, setOpenDialog] = useState<DialogName>();
  const done = () => setOpenDialog(undefined);
  const { state } = batch;
  const isAway = state !== 'loading' && state !== 'closed';
  return (
    <div className="flex flex-wrap gap-2">
      {mayWork && state === 'loading' && (
        <Button type="primary" disabled={batch.orders === 0} onClick={() => setOpenDialog('close')}>
          {t('batch.close')}
        </Button>
      )}
      {mayWork && state === 'closed' && (
        <Button onClick={() => setOpenDialog('reopen')}>{t('batch.reopen')}</Button>
      )}
      {mayWork && state === 'departed' && (
        <Button type="primary" onClick={() => setOpenDialog('arrive')}>
          {t('batch.arrive')}
        </Button>
      )}
      {mayWork && state === 'arrived' && (
        <Button type="primary" onClick={() => setOpenDialog('clear')}>
          {t('batch.clear')}
        </Button>
      )}
      {mayWork && isAway && <Button onClick={() => setOpenDialog('track')}>{t('batch.track')}</Button>}
      {mayWork && isAway && (
        <Button onClick={() => void navigate(paths.arrivals)}>{t('act.toArrivals')}</Button>
      )}
      <Papers batch={batch} />
      {mayWork && batch.orders > 0 && (
        <Button onClick={() => setOpenDialog('paste')}>{t('batch.billNumbers')}</Button>
      )}
      {openDialog === 'close' && <Step batch={batch} act="close" onClose={done} />}
      {openDialog === 'reopen' && <Step batch={batch} act="reopen" onClose={done} />}
      {(openDialog === 'arrive' || openDialog === 'clear') && (
        <Tell batch={batch} act={openDialog} onClose={done} />
      )}
      {openDialog === 'paste' && <PasteBillNumbers batch={batch} onClose={done} />}
      {openDialog === 'track' && (
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
  const manifest = useGeneratedDocument(batchCalls.manifest);
  const customs = useGeneratedDocument(batchCalls.customs);
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
            callApi(paperDeskCalls.start, {
              shopId: batch.shopId,
              kind: 'labels',
              ids: batch.loaded.map(({ id }) => id),
            })
          }
          loadProgress={(id) => callApi(paperDeskCalls.get, { shopId: batch.shopId, id })}
          onClose={() => setIsPrinting(false)}
        />
      )}
    </>
  );
}

type FormProps = Props & { readonly onClose: () => void };

function Step({ batch, act, onClose }: FormProps & { readonly act: 'close' | 'reopen' }) {
  const { t } = useTranslation('dispatch');
  const change = useChange(batchCalls[act], invalidatedQueries);
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
  const change = useChange(batchCalls[act], invalidatedQueries);
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
