import { staffCalls } from '@onehaul/contract/console/staff';
import { languages } from '@onehaul/domain/language';
import { useTranslation } from '@onehaul/i18n/react';
import { Input, Select } from '@onehaul/workbench/antd';
import { Field } from '@onehaul/workbench/call-form';
import { ModalForm } from '@onehaul/workbench/modal-form';
import { languageNames, useTranslator } from '../../app/language.ts';
import { useMe } from '../../app/me.ts';
import { useChange } from '../../app/use-change.ts';
import { AssignmentFields, assignmentField } from './assignment-fields.tsx';

type Props = {
  readonly onAdded: (added: { name: string; email: string; link: string | null }) => void;
  readonly onClose: () => void;
};

export function AddStaffForm({ onAdded, onClose }: Props) {
  const { t } = useTranslation('console');
  const { t: words } = useTranslation('staff');
  const { language } = useTranslator();
  const me = useMe();
  const add = useChange(staffCalls.add, ['staff', 'audit']);
  return (
    <ModalForm
      title={words('staff.add')}
      schema={staffCalls.add.input}
      initial={{ language, roles: [], companyRoleId: null, places: me.places === null ? null : [] }}
      submitLabel={words('staff.addSubmit')}
      text={words('staff.addText')}
      onSubmit={async (person) => {
        const { link } = await add(person);
        onAdded({ name: person.name, email: person.email, link });
      }}
      fieldOf={({ error }) => (error === 'staff.emailTaken' ? 'email' : assignmentField(error))}
      onClose={onClose}
    >
      <Field name="name" label={words('staff.name')}>
        <Input autoComplete="off" maxLength={60} />
      </Field>
      <Field name="email" label={words('staff.email')} help={words('staff.emailHelp')}>
        <Input type="email" autoComplete="off" maxLength={254} />
      </Field>
      <AssignmentFields />
      <Field name="language" label={t('language.label')}>
        <Select options={languages.map((value) => ({ value, label: languageNames[value] }))} />
      </Field>
    </ModalForm>
  );
}
