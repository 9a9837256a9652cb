import { agentPlanCalls, type AgentPlan } from '@onehaul/contract/console/agents';
import { commissionModels } from '@onehaul/domain/agent/earning-state';
import { languages, pickText } from '@onehaul/domain/language';
import { useTranslation } from '@onehaul/i18n/react';
import { Form, Input, InputNumber, Select, Switch } from '@onehaul/workbench/antd';
import { Field } from '@onehaul/workbench/call-form';
import { ModalForm } from '@onehaul/workbench/modal-form';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../app/call-api.ts';
import { currentTranslator } from '../../app/language.ts';
import { useShopName } from '../../app/shop-name.tsx';
import { useChange } from '../../app/use-change.ts';
import { invalidatedQueries } from './desk-words.ts';
import { toFormValues, type PlanValues, planValues, toPlanInput } from './plan-values.ts';

type Props = { readonly plan: AgentPlan | undefined; readonly onClose: () => void };

const nameFields = { zhHans: 'nameZhHans', zhHanT: 'nameZhHanT', en: 'nameEn', vi: 'nameVi' } as const;
const languageNames = { zhHans: '简体中文', zhHanT: '繁體中文', en: 'English', vi: 'Tiếng Việt' } as const;
const amounts = { min: 0, precision: 2, className: 'w-40' } as const;

/** Plan form in percentages and yuan; only the fields of the chosen model are shown. */
export function PlanForm({ plan, onClose }: Props) {
  const { t } = useTranslation('agents');
  const shopName = useShopName();
  const save = useChange(agentPlanCalls.save, invalidatedQueries);
  const { data } = useQuery({
    queryKey: ['agentPlans', 'all'],
    queryFn: ({ signal }) => callApi(agentPlanCalls.list, {}, { signal }),
  });
  const shops = data?.shops ?? [];
  if (!plan && !data) return null;
  const name = plan && pickText(plan.names, currentTranslator().language, 'zhHans');
  return (
    <ModalForm
      title={plan ? t('planChangeTitle', { name: name ?? '' }) : t('planAdd')}
      text={t('planText')}
      schema={planValues}
      initial={toFormValues(plan, shops[0]?.id)}
      submitLabel={t('save')}
      onSubmit={(values) => save(toPlanInput(values, plan))}
      onClose={onClose}
    >
      {!plan && shops.length > 1 ? (
        <Field name="shopId" label={t('shop')}>
          <Select options={shops.map(({ id }) => ({ value: id, label: shopName(id) }))} />
        </Field>
      ) : (
        <Form.Item name="shopId" hidden>
          <InputNumber />
        </Form.Item>
      )}
      <div className="grid grid-cols-2 gap-x-4">
        {languages.map((language) => (
          <Field
            key={language}
            name={nameFields[language]}
            label={t('planNameIn', { language: languageNames[language] })}
          >
            <Input maxLength={60} />
          </Field>
        ))}
      </div>
      <Field name="model" label={t('model')}>
        <Select options={commissionModels.map((value) => ({ value, label: t(`model.${value}`) }))} />
      </Field>
      <Form.Item
        noStyle
        shouldUpdate={(before: PlanValues, after: PlanValues) => before.model !== after.model}
      >
        {({ getFieldValue }) => <ModelFields model={getFieldValue('model') as PlanValues['model']} />}
      </Form.Item>
      <div className="grid grid-cols-2 gap-x-4">
        <Field name="confirmDays" label={t('confirmDays')}>
          <InputNumber min={0} max={365} precision={0} className="w-40" />
        </Field>
        <Field name="mostYuan" label={t('most')} help={t('mostHelp')}>
          <InputNumber {...amounts} />
        </Field>
      </div>
      <Form.Item name="isActive" label={t('isActive')} valuePropName="checked">
        <Switch />
      </Form.Item>
    </ModalForm>
  );
}

function ModelFields({ model }: Pick<PlanValues, 'model'>) {
  const { t } = useTranslation('agents');
  if (model === 'perKilogram') {
    return (
      <Field name="kilogramYuan" label={t('kilogram')}>
        <InputNumber {...amounts} />
      </Field>
    );
  }
  if (model === 'margin') {
    return (
      <Field name="wholesalePercent" label={t('wholesale')}>
        <InputNumber {...amounts} max={100} />
      </Field>
    );
  }
  return (
    <div className="grid grid-cols-3 gap-x-4">
      <Field name="firstPercent" label={t('level1')}>
        <InputNumber {...amounts} max={100} />
      </Field>
      <Field name="secondPercent" label={t('level2')}>
        <InputNumber {...amounts} max={100} />
      </Field>
      <Field name="thirdPercent" label={t('level3')}>
        <InputNumber {...amounts} max={100} />
      </Field>
    </div>
  );
}
