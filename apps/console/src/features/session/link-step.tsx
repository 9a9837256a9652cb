import { staffSessionCalls } from '@onehaul/contract/console/staff-session';
import { strongMinLength } from '@onehaul/domain/password';
import { useTranslation } from '@onehaul/i18n/react';
import { Alert, Button, Input, Skeleton } from '@onehaul/workbench/antd';
import { CallForm, Field } from '@onehaul/workbench/call-form';
import { failureOf } from '@onehaul/workbench/failure';
import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { callApi } from '../../app/call-api.ts';
import { showLanguage } from '../../app/language.ts';
import { paths } from '../../app/paths.ts';

type Props = {
  readonly token: string;
  readonly onNext: (next: 'done' | 'secondFactor' | 'enrol') => void;
};

const schema = z.object({ newPassword: z.string().min(strongMinLength).max(512) });

/** Shows the recipient of a one-time link and sets their password. */
export function LinkStep({ token, onNext }: Props) {
  const { t } = useTranslation('console');
  const { t: words } = useTranslation('staff');
  const { data, error } = useQuery({
    queryKey: ['link', token],
    queryFn: async () => {
      const found = await callApi(staffSessionCalls.lookAtLink, { token });
      await showLanguage(found.language);
      return found;
    },
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  });
  if (error) {
    return (
      <div className="flex flex-col gap-4">
        <Alert type="error" showIcon title={failureOf(error).message} />
        <Button block href={paths.signIn}>
          {words('welcome.toSignIn')}
        </Button>
      </div>
    );
  }
  if (!data) return <Skeleton active />;
  const { name, email, company, purpose } = data;
  return (
    <>
      <p className="pb-5 text-small text-muted">{words(`welcome.${purpose}`, { name, company })}</p>
      <CallForm
        schema={schema}
        takesFocus
        submitLabel={words('welcome.submit')}
        onSubmit={async ({ newPassword }) =>
          onNext((await callApi(staffSessionCalls.useLink, { token, newPassword })).next)
        }
        fieldOf={(failure) => (failure.error?.startsWith('password.') ? 'newPassword' : undefined)}
      >
        <div className="pb-5">
          <label className="block pb-2 text-small" htmlFor="link-email">
            {t('signIn.email')}
          </label>
          <Input id="link-email" value={email} readOnly autoComplete="username" />
        </div>
        <Field
          name="newPassword"
          label={t('password.new')}
          help={t('password.help', { least: strongMinLength })}
        >
          <Input.Password autoComplete="new-password" maxLength={512} />
        </Field>
      </CallForm>
    </>
  );
}
