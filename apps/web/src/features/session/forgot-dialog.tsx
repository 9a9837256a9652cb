import { sessionCalls } from '@onehaul/contract/session';
import { phoneDigits } from '@onehaul/domain/phone';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { Dialog } from '@onehaul/ui/overlay/dialog';
import { ErrorSummary } from '@onehaul/ui/form/error-summary';
import { Notice } from '@onehaul/ui/form/notice';
import { PasswordInput } from '@onehaul/ui/form/password-input';
import { SubmitButton } from '@onehaul/ui/form/submit-button';
import { useState } from 'react';
import type { Errors } from '@onehaul/ui/form/use-form';
import { useCallForm } from '../../app/use-call-form.ts';
import { useSend } from '../../app/session-context.tsx';
import { useShop } from '../../app/shop-context.tsx';
import type { Area } from './area.ts';
import { CodeField } from './code-field.tsx';
import { useCodeWait } from './code-wait.ts';
import { PhoneField } from './phone-field.tsx';
import { codeDigits, codeRefusal, numberRefusal } from './phone-rules.ts';

type Props = { readonly firstArea: Area | undefined; readonly onClose: () => void };
type Name = 'phone' | 'code' | 'password';

/** Resets the password by a code to the account's phone (§5). */
export function ForgotDialog({ firstArea, onClose }: Props) {
  const { t } = useTranslation('session');
  const [isDone, setDone] = useState(false);
  return (
    <Dialog title={t('forgot.title')} close={t('action.close')} onClose={onClose}>
      {isDone ? (
        <div className="grid gap-6">
          <Notice tone="positive" isAlert>
            {t('forgot.done')}
          </Notice>
          <Button onClick={onClose}>{t('forgot.toLogin')}</Button>
        </div>
      ) : (
        <ForgotForm firstArea={firstArea} onDone={() => setDone(true)} />
      )}
    </Dialog>
  );
}

function ForgotForm({
  firstArea,
  onDone,
}: {
  readonly firstArea: Area | undefined;
  readonly onDone: () => void;
}) {
  const { t } = useTranslation('session');
  const send = useSend();
  const { passwordLeastLength: leastLength } = useShop();
  const [area, setArea] = useState(firstArea);
  const { codeId } = useCodeWait('resetPassword');
  const whyNot = (phone: string): Errors<Name> => {
    const wrong = numberRefusal(phone, undefined, t);
    return wrong ? { phone: wrong } : {};
  };
  const form = useCallForm<Name>({
    fields: ['phone', 'code', 'password'],
    kind: 'code',
    fieldOf: {
      'phone.invalid': 'phone',
      'session.phoneUnknown': 'phone',
      'sms.notServed': 'phone',
      'sms.tooSoon': 'code',
      'session.codeWrong': 'code',
      'password.tooShort': 'password',
      'password.tooLong': 'password',
      'password.tooCommon': 'password',
    },
    validate({ phone, code, password }) {
      const wrongCode = codeRefusal(code, t);
      return {
        ...whyNot(phone),
        ...(wrongCode && { code: wrongCode }),
        ...([...password].length < leastLength && {
          password: t('password.tooShort', { least: leastLength }),
        }),
      };
    },
    async submit({ phone, code, password }) {
      await send(sessionCalls.resetPassword, {
        phoneNumber: phoneDigits(phone),
        code: codeDigits(code),
        newPassword: password,
        ...(area && { countryId: area.countryId }),
        ...(codeId && { codeId }),
      });
      onDone();
    },
  });
  const checkedNumber = () => {
    const { phone } = form.values();
    return form.check(whyNot(phone)) ? phone : undefined;
  };
  return (
    <form {...form.props} className="grid gap-5">
      <p className="text-small text-muted">{t('forgot.text')}</p>
      <ErrorSummary title={t('summary.title')} errors={form.summary} />
      <PhoneField {...form.field('phone')} area={area} onArea={setArea} />
      <CodeField
        {...form.field('code')}
        purpose="resetPassword"
        area={area}
        checkedNumber={checkedNumber}
        onFailure={form.fail}
        sent={t('code.sent')}
      />
      <PasswordInput
        {...form.field('password')}
        label={t('password.new')}
        hint={t('password.rule', { least: leastLength })}
        show={t('password.show')}
        hide={t('password.hide')}
        autoComplete="new-password"
        maxLength={128}
      />
      <SubmitButton isBusy={form.isBusy} busy={t('forgot.busy')}>
        {t('forgot.submit')}
      </SubmitButton>
    </form>
  );
}
