import { sessionCalls } from '@onehaul/contract/session';
import { useTranslation } from '@onehaul/i18n/react';
import { LinkButton } from '@onehaul/ui/button';
import { ErrorSummary } from '@onehaul/ui/form/error-summary';
import { Notice } from '@onehaul/ui/form/notice';
import { PasswordInput } from '@onehaul/ui/form/password-input';
import { SubmitButton } from '@onehaul/ui/form/submit-button';
import { useState } from 'react';
import { useCallForm } from '../../app/use-call-form.ts';
import { paths } from '../../app/paths.ts';
import { useSend } from '../../app/session-context.tsx';

const minLength = 8;

/** Target of a one-time link from customer service: sets a new password. */
export function NewPasswordPage() {
  const { t } = useTranslation('session');
  const [isDone, setDone] = useState(false);
  return (
    <div className="mx-auto grid w-full max-w-130 gap-6 px-(--gutter) py-16">
      <h1 className="text-title font-bold">{t('newPassword.title')}</h1>
      {isDone ? (
        <>
          <Notice tone="positive" isAlert>
            {t('newPassword.done')}
          </Notice>
          <LinkButton to={paths.login}>{t('forgot.toLogin')}</LinkButton>
        </>
      ) : (
        <NewPasswordForm onDone={() => setDone(true)} />
      )}
    </div>
  );
}

function NewPasswordForm({ onDone }: { readonly onDone: () => void }) {
  const { t } = useTranslation('session');
  const send = useSend();
  const form = useCallForm<'password'>({
    fields: ['password'],
    fieldOf: {
      'password.tooShort': 'password',
      'password.tooLong': 'password',
      'password.tooCommon': 'password',
    },
    validate: ({ password }) =>
      [...password].length < minLength ? { password: t('password.tooShort', { least: minLength }) } : {},
    async submit({ password }) {
      // The token is in the URL fragment, so it reaches no server log and no other site.
      await send(sessionCalls.usePasswordLink, { token: location.hash.slice(1), newPassword: password });
      onDone();
    },
  });
  return (
    <form {...form.props} className="grid gap-5">
      <p className="text-small text-muted">{t('newPassword.text')}</p>
      <ErrorSummary title={t('summary.title')} errors={form.summary} />
      <PasswordInput
        {...form.field('password')}
        label={t('password.new')}
        hint={t('password.rule', { least: minLength })}
        show={t('password.show')}
        hide={t('password.hide')}
        autoComplete="new-password"
        maxLength={128}
      />
      <SubmitButton isBusy={form.isBusy} busy={t('newPassword.busy')}>
        {t('newPassword.submit')}
      </SubmitButton>
    </form>
  );
}
