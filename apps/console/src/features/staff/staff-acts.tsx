import { type StaffRow, staffCalls } from '@onehaul/contract/console/staff';
import { useTranslation } from '@onehaul/i18n/react';
import { App, Button, Input } from '@onehaul/workbench/antd';
import { Field } from '@onehaul/workbench/call-form';
import { failureOf } from '@onehaul/workbench/failure';
import { ModalForm } from '@onehaul/workbench/modal-form';
import { SecretOnce } from '@onehaul/workbench/secret-once';
import { useState } from 'react';
import { z } from 'zod';
import { useChange } from '../../app/use-change.ts';
import { RoleChoice } from './role-choice.tsx';

type Props = { readonly person: StaffRow };
type Asked = 'edit' | 'suspend' | 'resetPassword' | 'resetSecondFactor';

const refreshed = ['staff', 'audit'];
const nothing = z.object({});

/** What can be done to a person's account. */
export function StaffActs({ person }: Props) {
  const { t } = useTranslation('console');
  const { message } = App.useApp();
  const [asked, setAsked] = useState<Asked>();
  const [password, setPassword] = useState<string>();
  const update = useChange(staffCalls.update, refreshed);
  const suspend = useChange(staffCalls.suspend, refreshed);
  const restoreStaff = useChange(staffCalls.restore, refreshed);
  const resetPassword = useChange(staffCalls.resetPassword, refreshed);
  const resetSecondFactor = useChange(staffCalls.resetSecondFactor, refreshed);
  const { id, name, roles } = person;
  const close = () => setAsked(undefined);

  async function restore() {
    try {
      await restoreStaff({ id });
      void message.success(t('staff.restored', { name }));
    } catch (error) {
      void message.error(failureOf(error).message);
    }
  }

  return (
    <div className="flex flex-wrap gap-2">
      <Button onClick={() => setAsked('edit')}>{t('staff.edit')}</Button>
      <Button onClick={() => setAsked('resetPassword')}>{t('staff.resetPassword')}</Button>
      {person.hasSecondFactor && (
        <Button onClick={() => setAsked('resetSecondFactor')}>{t('staff.resetSecondFactor')}</Button>
      )}
      {person.state === 'active' ? (
        <Button danger onClick={() => setAsked('suspend')}>
          {t('staff.suspend')}
        </Button>
      ) : (
        <Button onClick={() => void restore()}>{t('staff.restore')}</Button>
      )}
      {asked === 'edit' && (
        <ModalForm
          title={t('staff.editTitle', { name })}
          text={t('staff.editText')}
          schema={staffCalls.update.input.omit({ id: true })}
          initial={{ name, roles }}
          submitLabel={t('staff.save')}
          onSubmit={(changed) => update({ id, ...changed })}
          onClose={close}
        >
          <Field name="name" label={t('staff.name')}>
            <Input autoComplete="off" maxLength={60} />
          </Field>
          <Field name="roles" label={t('staff.roles')}>
            <RoleChoice held={roles} />
          </Field>
        </ModalForm>
      )}
      {asked === 'suspend' && (
        <ModalForm
          title={t('staff.suspendTitle', { name })}
          text={t('staff.suspendText')}
          schema={nothing}
          submitLabel={t('staff.suspend')}
          isDangerous
          onSubmit={() => suspend({ id })}
          onClose={close}
        />
      )}
      {asked === 'resetPassword' && (
        <ModalForm
          title={t('staff.resetPasswordTitle', { name })}
          text={t('staff.resetPasswordText')}
          schema={nothing}
          submitLabel={t('staff.resetPassword')}
          onSubmit={async () => setPassword((await resetPassword({ id })).password)}
          onClose={close}
        />
      )}
      {asked === 'resetSecondFactor' && (
        <ModalForm
          title={t('staff.resetSecondFactorTitle', { name })}
          text={t('staff.resetSecondFactorText')}
          schema={nothing}
          submitLabel={t('staff.resetSecondFactor')}
          isDangerous
          onSubmit={() => resetSecondFactor({ id })}
          onClose={close}
        />
      )}
      {password !== undefined && (
        <SecretOnce
          title={t('password.givenTitle')}
          text={t('staff.givenText', { name })}
          secret={password}
          onClose={() => setPassword(undefined)}
        />
      )}
    </div>
  );
}
