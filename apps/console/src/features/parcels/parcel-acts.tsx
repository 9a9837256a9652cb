import type { ParcelDetail } from '@onehaul/contract/console/parcels';
import { stationCalls } from '@onehaul/contract/console/stations';
import { holdReasons, parcelMachine } from '@onehaul/domain/parcel/parcel-state';
import { useTranslation } from '@onehaul/i18n/react';
import { Button, Input, Select } from '@onehaul/workbench/antd';
import { Field } from '@onehaul/workbench/call-form';
import { ModalForm } from '@onehaul/workbench/modal-form';
import { useState } from 'react';
import { useHasPermission } from '../../app/me.ts';
import { useChange } from '../../app/use-change.ts';

const invalidatedQueries = ['parcels', 'unclaimed', 'audit'];

/** Puts a parcel on hold, or releases it. */
export function ParcelActs({ parcel }: { readonly parcel: ParcelDetail }) {
  const { t } = useTranslation('station');
  const mayHold = useHasPermission('parcel:hold');
  const [openDialog, setOpenDialog] = useState<'hold' | 'release'>();
  const hold = useChange(stationCalls.hold, invalidatedQueries);
  const release = useChange(stationCalls.release, invalidatedQueries);
  const { shopId, warehouseId, courierNumber, piece } = parcel;
  const which = { shopId, warehouseId, courierNumber, piece };
  const close = () => setOpenDialog(undefined);
  if (!mayHold) return null;
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {parcelMachine.events(parcel.state).includes('hold') && (
        <Button danger onClick={() => setOpenDialog('hold')}>
          {t('desk.hold')}
        </Button>
      )}
      {parcel.state === 'onHold' && (
        <Button onClick={() => setOpenDialog('release')}>{t('desk.release')}</Button>
      )}
      {openDialog === 'hold' && (
        <ModalForm
          title={t('desk.holdTitle', { number: courierNumber })}
          text={t('desk.holdText')}
          schema={stationCalls.hold.input.pick({ reason: true, note: true })}
          initial={{ reason: 'other', note: '' }}
          submitLabel={t('desk.hold')}
          isDangerous
          onSubmit={(values) => hold({ ...which, ...values, scannedAt: new Date() })}
          onClose={close}
        >
          <Field name="reason" label={t('parcel.hold')}>
            <Select options={holdReasons.map((reason) => ({ value: reason, label: t(`hold.${reason}`) }))} />
          </Field>
          <Field name="note" label={t('holdStation.noteLabel')}>
            <Input.TextArea rows={3} maxLength={300} />
          </Field>
        </ModalForm>
      )}
      {openDialog === 'release' && (
        <ModalForm
          title={t('desk.releaseTitle', { number: courierNumber })}
          text={t('desk.releaseText')}
          schema={stationCalls.release.input.pick({ note: true })}
          initial={{ note: '' }}
          submitLabel={t('desk.release')}
          onSubmit={({ note }) => release({ ...which, note, scannedAt: new Date() })}
          onClose={close}
        >
          <Field name="note" label={t('holdStation.noteLabel')}>
            <Input maxLength={300} />
          </Field>
        </ModalForm>
      )}
    </div>
  );
}
