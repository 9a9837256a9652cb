import { operatorAccessCalls } from '@onehaul/contract/console/operator-access';
import { accessHours, accessLevels } from '@onehaul/domain/staff/operator-access';
import { useTranslation } from '@onehaul/i18n/react';
import { App, Input, Select } from '@onehaul/workbench/antd';
import { Field } from '@onehaul/workbench/call-form';
import { ModalForm } from '@onehaul/workbench/modal-form';
import { useRevalidator } from 'react-router';
import { useChange } from '../../app/use-change.ts';

/** Grants access, confirmed with a fresh code of the authenticator. */
export function GrantForm({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('operatorAccess');
  const { message } = App.useApp();
  const { revalidate } = useRevalidator();
  const grant = useChange(operatorAccessCalls.grant, ['operatorAccess', 'audit']);
  return (
    <ModalForm
      title={t('grantTitle')}
      text={t('grantText')}
      schema={operatorAccessCalls.grant.input}
      initial={{ level: 'read', hours: 4, note: '', code: '' }}
      submitLabel={t('grant')}
      fieldOf={({ error }) => (error === 'staff.codeWrong' ? 'code' : undefined)}
      onSubmit={async (draft) => {
        await grant(draft);
        void message.success(t('granted'));
        // The notice above every page comes with the signed-in person.
        await revalidate();
      }}
      onClose={onClose}
    >
      <Field name="level" label={t('level')}>
        <Select options={accessLevels.map((value) => ({ value, label: t(`level.${value}`) }))} />
      </Field>
      <Field name="hours" label={t('hours')}>
        <Select options={accessHours.map((value) => ({ value, label: t(`hours.${value}`) }))} />
      </Field>
      <Field name="note" label={t('note')}>
        <Input autoComplete="off" maxLength={200} />
      </Field>
      <Field name="code" label={t('code')}>
        <Input autoComplete="one-time-code" inputMode="numeric" maxLength={40} />
      </Field>
    </ModalForm>
  );
}
