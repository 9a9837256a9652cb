import type { Comparison } from '@onehaul/contract/console/comparison';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { Input } from '@onehaul/workbench/antd';
import { Field } from '@onehaul/workbench/call-form';
import { ModalForm } from '@onehaul/workbench/modal-form';
import { z } from 'zod';

type Props = {
  readonly number: string;
  readonly comparison: Comparison;
  readonly onSubmit: (reason: string) => Promise<void>;
  readonly onClose: () => void;
};

/** Confirms closing although something may have been left out; the reason is stored with the order. */
export function CloseAnyway({ number, comparison, onSubmit, onClose }: Props) {
  const { t, i18n } = useTranslation('packing');
  const { weight } = measuresIn(i18n.language);
  const { doubts, packedGrams, measuredGrams, emptyBoxes } = comparison;
  return (
    <ModalForm
      title={t('pack.doubtTitle', { number })}
      text={
        <ul className="flex flex-col gap-1 text-body text-ink" data-doubts={doubts.join(' ')}>
          {doubts.includes('lighter') && (
            <li>
              {t('pack.doubtLighter', { packed: weight(packedGrams), measured: weight(measuredGrams) })}
            </li>
          )}
          {doubts.includes('emptyBox') && <li>{t('pack.doubtEmpty', { boxes: emptyBoxes.join(', ') })}</li>}
        </ul>
      }
      schema={z.object({ reason: z.string().trim().min(1).max(300) })}
      submitLabel={t('pack.doubtClose')}
      isDangerous
      onSubmit={({ reason }) => onSubmit(reason)}
      onClose={onClose}
    >
      <Field name="reason" label={t('pack.doubtReason')}>
        <Input.TextArea rows={3} maxLength={300} />
      </Field>
    </ModalForm>
  );
}
