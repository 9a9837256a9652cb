import { memberCalls, type Profile } from '@onehaul/contract/member';
import { maskPhone } from '@onehaul/domain/phone';
import { proofMinutes } from '@onehaul/domain/step-up';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { Dialog } from '@onehaul/ui/overlay/dialog';
import { ErrorSummary } from '@onehaul/ui/form/error-summary';
import { PasswordInput } from '@onehaul/ui/form/password-input';
import { SubmitButton } from '@onehaul/ui/form/submit-button';
import { useCallForm } from '../../app/use-call-form.ts';
import { useSend } from '../../app/session-context.tsx';
import { CodeRequestField } from './code-field.tsx';
import { useCodeWait } from './code-wait.ts';
import { codeDigits, codeRefusal } from './phone-rules.ts';

type Props = {
  readonly profile: Profile;
  /** Proof accepted: the refused call can be repeated. */
  readonly onProved: () => void;
  readonly onCancel: () => void;
};

/** Step-up authentication: the password, or a code to the phone where there is none (decision 049). */
export function ProofDialog({ profile, onProved, onCancel }: Props) {
  const { t } = useTranslation('session');
  const { hasPassword, isPhoneProved } = profile;
  return (
    <Dialog title={t('proof.title')} close={t('action.close')} onClose={onCancel}>
      {hasPassword ? (
        <ByPassword onProved={onProved} />
      ) : isPhoneProved ? (
        <ByCode profile={profile} onProved={onProved} />
      ) : (
        <div className="grid gap-6">
          <p className="text-small text-muted">{t('proof.impossible')}</p>
          <Button onClick={onCancel}>{t('action.close')}</Button>
        </div>
      )}
    </Dialog>
  );
}

type FormProps = Pick<Props, 'onProved'>;

function ByPassword({ onProved }: FormProps) {
  const { t } = useTranslation('session');
  const send = useSend();
  const form = useCallForm<'password'>({
    fields: ['password'],
    fieldOf: { 'member.passwordWrong': 'password', 'member.passwordNeeded': 'password' },
    validate: ({ password }) => (password === '' ? { password: t('password.missing') } : {}),
    async submit({ password }) {
      await send(memberCalls.provePerson, { password, code: '' });
      onProved();
    },
  });
  return (
    <form {...form.props} aria-label={t('proof.title')} className="grid gap-5">
      <p className="text-small text-muted">{t('proof.byPassword', { minutes: proofMinutes })}</p>
      <ErrorSummary title={t('summary.title')} errors={form.summary} />
      <PasswordInput
        {...form.field('password')}
        label={t('password.label')}
        show={t('password.show')}
        hide={t('password.hide')}
        autoComplete="current-password"
        maxLength={512}
        data-focus-first
      />
      <SubmitButton isBusy={form.isBusy} busy={t('proof.busy')}>
        {t('proof.submit')}
      </SubmitButton>
    </form>
  );
}

function ByCode({ profile, onProved }: FormProps & Pick<Props, 'profile'>) {
  const { t } = useTranslation('session');
  const send = useSend();
  const { codeId } = useCodeWait('stepUp');
  const form = useCallForm<'code'>({
    fields: ['code'],
    kind: 'code',
    fieldOf: { 'session.codeWrong': 'code', 'sms.tooSoon': 'code' },
    validate({ code }) {
      const wrong = codeRefusal(code, t);
      return wrong ? { code: wrong } : {};
    },
    async submit({ code }) {
      await send(memberCalls.provePerson, {
        password: '',
        code: codeDigits(code),
        ...(codeId && { codeId }),
      });
      onProved();
    },
  });
  const phone = `${profile.dialCode} ${maskPhone(profile.phoneNumber)}`;
  return (
    <form {...form.props} aria-label={t('proof.title')} className="grid gap-5">
      <p className="text-small text-muted">{t('proof.byCode', { phone, minutes: proofMinutes })}</p>
      <ErrorSummary title={t('summary.title')} errors={form.summary} />
      <CodeRequestField
        {...form.field('code')}
        purpose="stepUp"
        request={() => send(memberCalls.sendProofCode, {})}
        onFailure={form.fail}
        sent={t('code.sent')}
      />
      <SubmitButton isBusy={form.isBusy} busy={t('proof.busy')}>
        {t('proof.submit')}
      </SubmitButton>
    </form>
  );
}
