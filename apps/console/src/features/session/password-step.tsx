import { staffSessionCalls } from '@onehaul/contract/console/staff-session';
import { useTranslation } from '@onehaul/i18n/react';
import { Input } from '@onehaul/workbench/antd';
import { CallForm, Field } from '@onehaul/workbench/call-form';
import { z } from 'zod';
import { callApi } from '../../app/call-api.ts';

type Props = {
  readonly email?: string | undefined;
  readonly onNext: (next: 'done' | 'secondFactor' | 'enrol') => void;
};

/** The call treats an empty password as a wrong one; the form rejects it before sending. */
const schema = staffSessionCalls.signIn.input.extend({
  email: staffSessionCalls.signIn.input.shape.email.min(1),
  password: z.string().min(1).max(512),
});

export function PasswordStep({ email, onNext }: Props) {
  const { t } = useTranslation('console');
  return (
    <CallForm
      schema={schema}
      takesFocus
      {...(email && { initial: { email } })}
      submitLabel={t('signIn.submit')}
      onSubmit={async (values) => onNext((await callApi(staffSessionCalls.signIn, values)).next)}
      fieldOf={({ error }) => (error === 'staff.wrongPassword' ? 'password' : undefined)}
    >
      <Field name="email" label={t('signIn.email')}>
        <Input type="email" autoComplete="username" maxLength={254} />
      </Field>
      <Field name="password" label={t('signIn.password')}>
        <Input.Password autoComplete="current-password" maxLength={512} />
      </Field>
    </CallForm>
  );
}
