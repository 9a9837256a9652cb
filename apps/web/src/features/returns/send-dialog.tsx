import { returnCalls, type ReturnedUnit } from '@onehaul/contract/returns';
import { useTranslation } from '@onehaul/i18n/react';
import { Button, Input, InputNumber, Modal } from '@onehaul/workbench/antd';
import { useReturnFocus } from '@onehaul/workbench/return-focus';
import { type SyntheticEvent, useDeferredValue, useId, useState } from 'react';
import { useChange } from '../../app/portal/use-change.ts';
import { useSend } from '../../app/session-context.tsx';
import type { LocalLine } from './match-list.tsx';
import { PricePart } from './price-part.tsx';
import { emptyReceiver, isWhole, type Receiver, ReceiverFields } from './receiver-fields.tsx';
import type { Subject } from './return-queries.ts';
import { useReloadReturns } from './use-reload-returns.ts';

type Props = {
  readonly unit: ReturnedUnit;
  readonly lines: readonly LocalLine[];
  readonly onClose: () => void;
};

/** Sends returned goods to a new receiver: quantity, address, line and price. */
export function SendDialog({ unit, lines, onClose }: Props) {
  const { t } = useTranslation('returns');
  const send = useSend();
  const reload = useReloadReturns();
  const returnFocus = useReturnFocus();
  const id = useId();
  const [lineId, setLineId] = useState(lines[0]?.id);
  const [quantity, setQuantity] = useState(1);
  const [receiver, setReceiver] = useState<Receiver>(emptyReceiver);
  const [remark, setRemark] = useState('');
  const [isMissing, setMissing] = useState(false);
  const postcode = useDeferredValue(receiver.postcode.trim());
  const close = () => {
    onClose();
    returnFocus();
  };
  const subject: Subject =
    unit.skuId === null
      ? { returnId: unit.returnId!, items: [] }
      : { items: [{ skuId: unit.skuId, quantity }] };
  const place = useChange(
    () =>
      send(returnCalls.redispatch, {
        ...subject,
        items: [...subject.items],
        lineId: lineId!,
        receiver,
        remark: remark.trim(),
      }),
    {
      onDone: async () => {
        await reload();
        close();
      },
      done: ({ orderNumber }) => t('form.sent', { number: orderNumber }),
    },
  );
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (isWhole(receiver)) place.start(undefined);
    else setMissing(true);
  }
  return (
    <Modal
      open
      title={t('form.toNew', { goods: unit.goodsName })}
      onCancel={() => !place.isPending && close()}
      mask={{ closable: false }}
      footer={null}
      width={600}
    >
      <form noValidate onSubmit={submit} data-send-dialog className="grid gap-4 pt-2">
        <p className="text-small text-muted">
          {t('form.from', { warehouse: unit.warehouseName })} · {unit.countryName}
        </p>
        {unit.skuId !== null && (
          <div className="grid justify-items-start gap-1">
            <label htmlFor={`${id}-quantity`} className="text-small font-medium">
              {t('form.quantity')}
            </label>
            <InputNumber
              id={`${id}-quantity`}
              min={1}
              max={unit.left}
              precision={0}
              value={quantity}
              onChange={(typed) => setQuantity(typed ?? 1)}
            />
          </div>
        )}
        <ReceiverFields
          value={receiver}
          onChange={(typed) => {
            setReceiver(typed);
            setMissing(false);
          }}
        />
        <div className="grid gap-1">
          <label htmlFor={`${id}-remark`} className="text-small font-medium">
            {t('form.remark')}
          </label>
          <Input
            id={`${id}-remark`}
            maxLength={200}
            value={remark}
            onChange={({ target }) => setRemark(target.value)}
          />
        </div>
        <PricePart lines={lines} lineId={lineId} onLine={setLineId} subject={subject} postcode={postcode} />
        <p className="text-caption text-muted">{t('form.payLater')}</p>
        {isMissing && (
          <p role="alert" className="text-small text-danger">
            {t('form.incomplete')}
          </p>
        )}
        <div className="grid sm:flex sm:justify-end">
          <Button type="primary" htmlType="submit" data-submit loading={place.isPending}>
            {t('form.send')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
