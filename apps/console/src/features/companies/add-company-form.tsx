import { companyCalls } from '@onehaul/contract/console/companies';
import { firstPlan, markets } from '@onehaul/domain/company';
import { maxLabelLength } from '@onehaul/domain/host-name';
import { languages } from '@onehaul/domain/language';
import { useTranslation } from '@onehaul/i18n/react';
import { Input, Select } from '@onehaul/workbench/antd';
import { Field } from '@onehaul/workbench/call-form';
import { ModalForm } from '@onehaul/workbench/modal-form';
import { languageNames, useTranslator } from '../../app/language.ts';
import { usePlanWords } from './plan-words.ts';
import { useChange } from '../../app/use-change.ts';
import { useCompanyOptions } from './use-company-options.ts';

type Added = {
  readonly company: string;
  readonly personName: string;
  readonly email: string;
  readonly link: string | null;
};
type Props = { readonly onAdded: (added: Added) => void; readonly onClose: () => void };

/** Opens a company for somebody, who gets an invitation. */
export function AddCompanyForm({ onAdded, onClose }: Props) {
  const { t } = useTranslation('companies');
  const { language } = useTranslator();
  const planWords = usePlanWords();
  const { plans, shopDomain } = useCompanyOptions();
  const add = useChange(companyCalls.add, ['companies', 'audit']);
  return (
    <ModalForm
      title={t('add')}
      text={t('addText')}
      schema={companyCalls.add.input}
      initial={{ language, plan: firstPlan }}
      submitLabel={t('addSubmit')}
      fieldOf={({ error }) =>
        error?.startsWith('host.') ? 'label' : error === 'staff.emailTaken' ? 'email' : undefined
      }
      onSubmit={async (draft) => {
        const { link } = await add(draft);
        onAdded({ company: draft.company, personName: draft.personName, email: draft.email, link });
      }}
      onClose={onClose}
    >
      <Field name="company" label={t('company')}>
        <Input autoComplete="off" maxLength={80} />
      </Field>
      <Field name="shopName" label={t('shopName')}>
        <Input autoComplete="off" maxLength={60} />
      </Field>
      <Field name="label" label={t('label')}>
        <Input autoComplete="off" maxLength={maxLabelLength} suffix={`.${shopDomain}`} />
      </Field>
      <Field name="market" label={t('market')} help={t('marketHelp')}>
        <Select options={markets.map((value) => ({ value, label: t(`market.${value}`) }))} />
      </Field>
      <Field name="personName" label={t('personName')}>
        <Input autoComplete="off" maxLength={80} />
      </Field>
      <Field name="email" label={t('email')}>
        <Input type="email" autoComplete="off" maxLength={254} />
      </Field>
      <Field name="language" label={t('language')}>
        <Select options={languages.map((value) => ({ value, label: languageNames[value] }))} />
      </Field>
      <Field name="plan" label={t('plan')}>
        <Select options={plans.map(({ name }) => ({ value: name, label: planWords(name) }))} />
      </Field>
    </ModalForm>
  );
}
