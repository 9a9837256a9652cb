import { companyTermCalls } from '@onehaul/contract/console/company-terms';
import { type AgreedQuantity, agreedQuantities } from '@onehaul/domain/quota';
import { useTranslation } from '@onehaul/i18n/react';
import { App, Input, InputNumber, Select } from '@onehaul/workbench/antd';
import { Field } from '@onehaul/workbench/call-form';
import { ModalForm } from '@onehaul/workbench/modal-form';
import { useState } from 'react';
import { z } from 'zod';
import { useChange } from '../../app/use-change.ts';

const gigabyte = 1_000_000_000;
const { quantity, reason } = companyTermCalls.setLimit.input.shape;
/** Storage is typed in gigabytes; an empty amount is unlimited, an empty day without end. */
const schema = z.object({
  quantity,
  typed: z.number().positive().max(1_000_000_000).nullish(),
  reason,
  endsOn: z.string(),
});

type Props = { readonly tenantId: number; readonly onClose: () => void };

/** Sets a limit for one company in place of its plan's. */
export function LimitForm({ tenantId, onClose }: Props) {
  const { t } = useTranslation('companies');
  const { t: usage } = useTranslation('usage');
  const { message } = App.useApp();
  const setLimit = useChange(companyTermCalls.setLimit, ['company', 'audit']);
  const [chosen, setChosen] = useState<AgreedQuantity>('parcels');
  return (
    <ModalForm
      title={t('limitTitle')}
      text={t('limitText')}
      schema={schema}
      initial={{ quantity: 'parcels', endsOn: '' }}
      submitLabel={t('limitSubmit')}
      fieldOf={({ error }) =>
        error !== 'input.invalid' ? undefined : chosen === 'callsPerMinute' ? 'typed' : 'endsOn'
      }
      onSubmit={async ({ quantity: of, typed, reason: why, endsOn }) => {
        const amount = typed ? Math.round(of === 'storageBytes' ? typed * gigabyte : typed) : null;
        await setLimit({ tenantId, quantity: of, amount, reason: why, endsOn: endsOn || null });
        void message.success(t('limitSet'));
      }}
      onClose={onClose}
    >
      <Field name="quantity" label={t('limitQuantity')}>
        <Select
          onChange={(value: AgreedQuantity) => setChosen(value)}
          options={agreedQuantities.map((value) => ({ value, label: usage(`quantity.${value}`) }))}
        />
      </Field>
      <Field
        name="typed"
        label={t('limitAmount')}
        {...(chosen !== 'callsPerMinute' && { help: t('limitAmountHelp') })}
      >
        <InputNumber min={1} className="w-full" {...(chosen === 'storageBytes' && { suffix: 'GB' })} />
      </Field>
      <Field name="reason" label={t('limitReason')} help={t('limitReasonHelp')}>
        <Input autoComplete="off" maxLength={200} />
      </Field>
      <Field name="endsOn" label={t('limitEndsOn')} help={t('limitEndsOnHelp')}>
        <Input type="date" />
      </Field>
    </ModalForm>
  );
}
