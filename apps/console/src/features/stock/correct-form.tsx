import { stockDeskCalls, type StockRow } from '@onehaul/contract/console/stock';
import { maxPieces } from '@onehaul/domain/stock/inbound';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { Input, InputNumber } from '@onehaul/workbench/antd';
import { Field } from '@onehaul/workbench/call-form';
import { ModalForm } from '@onehaul/workbench/modal-form';
import { useMemo } from 'react';
import { z } from 'zod';
import { useChange } from '../../app/use-change.ts';

type Props = {
  readonly kind: 'adjust' | 'dispose';
  readonly row: StockRow;
  readonly onClose: () => void;
};

/** A correction states the actual quantity; the difference is booked as the movement. */
export function CorrectForm({ kind, row, onClose }: Props) {
  const { t, i18n } = useTranslation('stockDesk');
  const { number } = measuresIn(i18n.language);
  const correct = useChange(stockDeskCalls.correct, ['stock', 'audit']);
  const { shopId, skuId, warehouseId, onHand, free } = row;
  const isAdjust = kind === 'adjust';
  const schema = useMemo(
    () =>
      z.object({
        pieces: isAdjust
          ? z
              .int()
              .min(0)
              .max(maxPieces)
              .refine((pieces) => pieces !== onHand)
          : z.int().min(1).max(maxPieces),
        reason: z.string().trim().min(1).max(300),
      }),
    [isAdjust, onHand],
  );
  return (
    <ModalForm
      title={t(`title.${kind}`, { code: row.code })}
      text={t(`text.${kind}`, { onHand: number(onHand), free: number(free) })}
      submitLabel={t(kind)}
      isDangerous={!isAdjust}
      schema={schema}
      onSubmit={({ pieces, reason }) =>
        correct({
          shopId,
          skuId,
          warehouseId,
          kind,
          count: isAdjust ? pieces - onHand : pieces,
          reason,
        })
      }
      onClose={onClose}
    >
      <Field name="pieces" label={t(isAdjust ? 'realPieces' : 'thrownPieces')}>
        <InputNumber min={0} max={maxPieces} precision={0} className="w-40" />
      </Field>
      <Field name="reason" label={t('reason')}>
        <Input maxLength={300} />
      </Field>
    </ModalForm>
  );
}
