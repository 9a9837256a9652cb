import { type Tokens, sessionCalls } from '@onehaul/contract/session';
import { useTranslation } from '@onehaul/i18n/react';
import { ErrorSummary } from '@onehaul/ui/form/error-summary';
import { PasswordInput } from '@onehaul/ui/form/password-input';
import { SubmitButton } from '@onehaul/ui/form/submit-button';
import { TextInput } from '@onehaul/ui/form/text-input';
import { useCallForm } from '../../app/use-call-form.ts';
import { useSend } from '../../app/session-context.tsx';

type Props = { readonly onTokens: (tokens: Tokens) => void; readonly onForgotten: () => void };

/** Username and password (§5). */
export function PasswordForm({ onTokens, onForgotten }: Props) {
  const { t } = useTranslation('session');
  const send = useSend();
  const form = useCallForm({
    fields: ['username', 'password'],
    validate: ({ username, password }) => ({
      ...(username.trim() === '' && { username: t('username.missing') }),
      ...(password === '' && { password: t('password.missing') }),
    }),
    async submit({ username, password }) {
      onTokens(await send(sessionCalls.signIn, { kind: 'password', username: username.trim(), password }));
    },
  });
  return (
    <form {...form.props} aria-label={t('mode.account')} className="grid gap-5">
      <ErrorSummary title={t('summary.title')} errors={form.summary} />
      <TextInput
        {...form.field('username')}
        label={t('username.label')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
      />
      <PasswordInput
        {...form.field('password')}
        label={t('password.label')}
        show={t('password.show')}
        hide={t('password.hide')}
        autoComplete="current-password"
        maxLength={512}
      />
      <button
        type="button"
        onClick={onForgotten}
        className="-mt-2 inline-flex min-h-8 pointer-coarse:min-h-control items-center justify-self-end text-small font-medium text-primary-9 hover:underline"
      >
        {t('forgot.open')}
      </button>
      <SubmitButton isBusy={form.isBusy} busy={t('signIn.busy')}>
        {t('signIn.submit')}
      </SubmitButton>
    </form>
  );
}
