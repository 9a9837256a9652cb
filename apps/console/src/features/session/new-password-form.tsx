import { staffSessionCalls } from '@onehaul/contract/console/staff-session';
import { strongMinLength } from '@onehaul/domain/password';
import { useTranslation } from '@onehaul/i18n/react';
import { Input } from '@onehaul/workbench/antd';
import { CallForm, Field } from '@onehaul/workbench/call-form';
import type { Failure } from '@onehaul/workbench/failure';
import { z } from 'zod';
import { useChange } from '../../app/use-change.ts';

const schema = z.object({
  oldPassword: z.string().min(1).max(512),
  newPassword: z.string().min(strongMinLength).max(512),
});

/** Maps an error to the field it concerns. */
function fieldOf({ error }: Failure): 'oldPassword' | 'newPassword' | undefined {
  if (error === 'staff.wrongPassword' || error === 'member.passwordWrong') return 'oldPassword';
  return error?.startsWith('password.') ? 'newPassword' : undefined;
}

type Props = { readonly isGiven: boolean; readonly onDone: () => void };

/** Changes the password; the server ends every other session of the user. */
export function NewPasswordForm({ isGiven, onDone }: Props) {
  const { t } = useTranslation('console');
  const changePassword = useChange(staffSessionCalls.changePassword, []);
  return (
    <CallForm
      schema={schema}
      submitLabel={t('password.submit')}
      onSubmit={async (values) => {
        await changePassword(values);
        onDone();
      }}
      fieldOf={fieldOf}
    >
      <Field name="oldPassword" label={t(isGiven ? 'password.given' : 'password.old')}>
        <Input.Password autoComplete="current-password" maxLength={512} />
      </Field>
      <Field
        name="newPassword"
        label={t('password.new')}
        help={t('password.help', { least: strongMinLength })}
      >
        <Input.Password autoComplete="new-password" maxLength={512} />
      </Field>
    </CallForm>
  );
}
