import { companyCalls } from '@onehaul/contract/console/companies';
import { useTranslation } from '@onehaul/i18n/react';
import { App, Select } from '@onehaul/workbench/antd';
import { Field } from '@onehaul/workbench/call-form';
import { ModalForm } from '@onehaul/workbench/modal-form';
import { useState } from 'react';
import { useChange } from '../../app/use-change.ts';
import { usePlanWords } from './plan-words.ts';
import { useCompanyOptions } from './use-company-options.ts';

type Props = { readonly tenantId: number; readonly plan: string; readonly onClose: () => void };

/** Puts a company on the latest version of a plan, in one of its currencies. */
export function PlanForm({ tenantId, plan, onClose }: Props) {
  const { t } = useTranslation('companies');
  const { message } = App.useApp();
  const planWords = usePlanWords();
  const { plans } = useCompanyOptions();
  const [chosen, setChosen] = useState(plan);
  const setPlan = useChange(companyCalls.setPlan, ['companies', 'company', 'plans', 'audit']);
  const currencies = plans.find(({ name }) => name === chosen)?.currencies ?? [];
  return (
    <ModalForm
      title={t('setPlan')}
      text={t('setPlanText')}
      schema={companyCalls.setPlan.input.omit({ tenantId: true })}
      initial={{ plan, currencyCode: 'CNY' }}
      submitLabel={t('setPlan')}
      fieldOf={({ error }) => (error === 'input.invalid' ? 'currencyCode' : undefined)}
      onSubmit={async (wanted) => {
        await setPlan({ tenantId, ...wanted });
        void message.success(t('planSet'));
      }}
      onClose={onClose}
    >
      <Field name="plan" label={t('plan')}>
        <Select
          onChange={(value: string) => setChosen(value)}
          options={plans.map(({ name }) => ({ value: name, label: planWords(name) }))}
        />
      </Field>
      <Field name="currencyCode" label={t('currency')}>
        <Select options={currencies.map((value) => ({ value, label: value }))} />
      </Field>
    </ModalForm>
  );
}
