import { type Tokens, sessionCalls } from '@onehaul/contract/session';
import { phoneDigits } from '@onehaul/domain/phone';
import { useTranslation } from '@onehaul/i18n/react';
import { ErrorSummary } from '@onehaul/ui/form/error-summary';
import { SubmitButton } from '@onehaul/ui/form/submit-button';
import { useState } from 'react';
import type { Errors } from '@onehaul/ui/form/use-form';
import { useCallForm } from '../../app/use-call-form.ts';
import { useSend } from '../../app/session-context.tsx';
import type { Area } from './area.ts';
import { CodeField } from './code-field.tsx';
import { useCodeWait } from './code-wait.ts';
import { PhoneField } from './phone-field.tsx';
import { codeDigits, codeRefusal, numberRefusal } from './phone-rules.ts';

type Props = { readonly firstArea: Area | undefined; readonly onTokens: (tokens: Tokens) => void };
type Name = 'phone' | 'code';

/** Phone number and verification code (§5). */
export function PhoneForm({ firstArea, onTokens }: Props) {
  const { t } = useTranslation('session');
  const send = useSend();
  const [area, setArea] = useState(firstArea);
  const { codeId } = useCodeWait('signIn');
  const whyNot = (phone: string): Errors<Name> => {
    const wrong = numberRefusal(phone, area?.dialCode, t);
    return wrong ? { phone: wrong } : {};
  };
  const form = useCallForm<Name>({
    fields: ['phone', 'code'],
    fieldOf: {
      'phone.invalid': 'phone',
      'session.phoneUnknown': 'phone',
      'sms.notServed': 'phone',
      'sms.tooSoon': 'code',
      'session.codeWrong': 'code',
    },
    validate({ phone, code }) {
      const wrongCode = codeRefusal(code, t);
      return { ...whyNot(phone), ...(wrongCode && { code: wrongCode }) };
    },
    async submit({ phone, code }) {
      const tokens = await send(sessionCalls.signIn, {
        kind: 'phone',
        phoneNumber: phoneDigits(phone),
        code: codeDigits(code),
        ...(area && { countryId: area.countryId }),
        ...(codeId && { codeId }),
      });
      onTokens(tokens);
    },
  });
  const checkedNumber = () => {
    const { phone } = form.values();
    return form.check(whyNot(phone)) ? phone : undefined;
  };
  return (
    <form {...form.props} aria-label={t('mode.phone')} className="grid gap-5">
      <ErrorSummary title={t('summary.title')} errors={form.summary} />
      <PhoneField {...form.field('phone')} area={area} onArea={setArea} />
      <CodeField
        {...form.field('code')}
        purpose="signIn"
        area={area}
        checkedNumber={checkedNumber}
        onFailure={(error) => form.fail(error, 'code')}
        sent={t('code.onItsWay')}
      />
      <SubmitButton isBusy={form.isBusy} busy={t('signIn.busy')}>
        {t('signIn.submit')}
      </SubmitButton>
    </form>
  );
}
