import { staffCalls } from '@onehaul/contract/console/staff';
import { languages } from '@onehaul/domain/language';
import { useTranslation } from '@onehaul/i18n/react';
import { Input, Select } from '@onehaul/workbench/antd';
import { Field } from '@onehaul/workbench/call-form';
import { ModalForm } from '@onehaul/workbench/modal-form';
import { languageNames, useTranslator } from '../../app/language.ts';
import { useChange } from '../../app/use-change.ts';
import { RoleChoice } from './role-choice.tsx';

type Props = {
  readonly onAdded: (added: { name: string; password: string }) => void;
  readonly onClose: () => void;
};

export function AddStaffForm({ onAdded, onClose }: Props) {
  const { t } = useTranslation('console');
  const { language } = useTranslator();
  const add = useChange(staffCalls.add, ['staff', 'audit']);
  return (
    <ModalForm
      title={t('staff.add')}
      schema={staffCalls.add.input}
      initial={{ language }}
      submitLabel={t('staff.addSubmit')}
      onSubmit={async (person) => onAdded({ name: person.name, password: (await add(person)).password })}
      fieldOf={({ error }) => (error === 'staff.emailTaken' ? 'email' : undefined)}
      onClose={onClose}
    >
      <Field name="name" label={t('staff.name')}>
        <Input autoComplete="off" maxLength={60} />
      </Field>
      <Field name="email" label={t('staff.email')} help={t('staff.emailHelp')}>
        <Input type="email" autoComplete="off" maxLength={254} />
      </Field>
      <Field name="roles" label={t('staff.roles')}>
        <RoleChoice />
      </Field>
      <Field name="language" label={t('language.label')}>
        <Select options={languages.map((value) => ({ value, label: languageNames[value] }))} />
      </Field>
    </ModalForm>
  );
}
