import { CallFailed } from '@onehaul/client/send';
import { memberCalls, webSource } from '@onehaul/contract/member';
import { sessionCalls, type Tokens } from '@onehaul/contract/session';
import { phoneDigits } from '@onehaul/domain/phone';
import type { RefusalCode } from '@onehaul/domain/refusal';
import { useTranslation } from '@onehaul/i18n/react';
import { Checkbox } from '@onehaul/ui/form/checkbox';
import { ErrorSummary } from '@onehaul/ui/form/error-summary';
import { PasswordInput } from '@onehaul/ui/form/password-input';
import { SubmitButton } from '@onehaul/ui/form/submit-button';
import { TextInput } from '@onehaul/ui/form/text-input';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useCallForm } from '../../app/use-call-form.ts';
import { useSend } from '../../app/session-context.tsx';
import { useShop } from '../../app/shop-context.tsx';
import type { Area } from './area.ts';
import { MoreFields } from './more-fields.tsx';
import { PhoneField } from './phone-field.tsx';
import { numberRefusal } from './phone-rules.ts';
import { type Referral, referrals, referralsOf, refusalOf } from './referral.ts';
import { ReferralField } from './referral-field.tsx';
import { TermsDialog } from './terms-dialog.tsx';
import { useDraft } from './use-draft.ts';

/** Collapsed under "I have a code": few users need them. */
const moreFields = [...referrals, 'email', 'marketplaceAccount'] as const;
const fields = ['username', 'password', 'phone', ...moreFields, 'terms'] as const;
const draftFields = fields.filter((name) => name !== 'password' && name !== 'terms');
type Name = (typeof fields)[number];

const fieldOf: Partial<Record<RefusalCode, Name>> = {
  'member.usernameTaken': 'username',
  'password.tooShort': 'password',
  'password.tooLong': 'password',
  'password.tooCommon': 'password',
  'phone.invalid': 'phone',
  'member.phoneTaken': 'phone',
  ...Object.fromEntries(referrals.map((referral) => [refusalOf[referral], referral])),
};

type Props = {
  readonly firstArea: Area | undefined;
  readonly onTokens: (tokens: Tokens) => void;
  /** The account was created, but signing in failed. */
  readonly onRegistered: () => void;
};

/** Registration: three fields, the codes from a link, and the rest on demand (§2, §5). */
export function RegisterForm({ firstArea, onTokens, onRegistered }: Props) {
  const { t } = useTranslation('session');
  const send = useSend();
  const shop = useShop();
  const leastLength = shop.passwordLeastLength;
  const [parameters] = useSearchParams();
  const given = useMemo(() => referralsOf(parameters), [parameters]);
  const [unlocked, setUnlocked] = useState<readonly Referral[]>([]);
  const [area, setArea] = useState(firstArea);
  const [readsTerms, setReadsTerms] = useState(false);
  const [wantsMore, setWantsMore] = useState(false);
  const form = useCallForm<Name>({ fields, fieldOf, validate, submit });
  const draft = useDraft(form.props.ref, 'register', draftFields);

  // A shop without agents hides the agent code, unless a link prefilled it.
  const shown = referrals.filter(
    (one) => one !== 'agentCode' || given[one] || shop.modules.includes('agent'),
  );

  // Codes from a link are visible; a refused one stays in place, to be retyped.
  const locked = shown.filter((one) => given[one] !== undefined);
  const hasHiddenError = moreFields.some((name) => form.errors[name]);
  const isOpen = wantsMore || hasHiddenError;

  const referralField = (referral: Referral) => (
    <ReferralField
      key={referral}
      {...form.field(referral)}
      name={referral}
      given={given[referral]}
      isLocked={given[referral] !== undefined && !unlocked.includes(referral)}
    />
  );

  function validate({ username, password, phone, email, terms }: Readonly<Record<Name, string>>) {
    const wrongPhone = phone.trim() === '' ? undefined : numberRefusal(phone, area?.dialCode, t);
    return {
      ...(username.trim() === '' && { username: t('username.missing') }),
      ...(password === ''
        ? { password: t('password.missing') }
        : [...password].length < leastLength && { password: t('password.tooShort', { least: leastLength }) }),
      ...(wrongPhone && { phone: wrongPhone }),
      ...(email.trim() !== '' &&
        !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) && { email: t('email.invalid') }),
      ...(terms === '' && { terms: t('terms.missing') }),
    };
  }

  async function submit(values: Readonly<Record<Name, string>>): Promise<void> {
    const { password } = values;
    const username = values.username.trim();
    const hasPhone = values.phone.trim() !== '';
    try {
      await send(memberCalls.register, {
        username,
        password,
        name: '',
        email: values.email.trim(),
        phoneNumber: hasPhone ? phoneDigits(values.phone) : '',
        ...(hasPhone && area && { countryId: area.countryId }),
        marketplaceAccount: values.marketplaceAccount.trim(),
        agentCode: values.agentCode.trim(),
        recommenderCode: values.recommenderCode.trim(),
        servicePersonCode: values.servicePersonCode.trim(),
        source: webSource,
      });
    } catch (error) {
      const refused = referrals.find((one) => error instanceof CallFailed && error.error === refusalOf[one]);
      if (refused) setUnlocked((before) => [...before, refused]);
      throw error;
    }
    draft.drop();
    try {
      onTokens(await send(sessionCalls.signIn, { kind: 'password', username, password }));
    } catch {
      onRegistered();
    }
  }

  function accept(): void {
    const box = document.getElementById(form.idOf('terms'));
    if (box instanceof HTMLInputElement && !box.checked) box.click();
    setReadsTerms(false);
  }

  return (
    <form {...form.props} aria-label={t('register.title')} className="grid gap-5">
      <ErrorSummary title={t('summary.title')} errors={form.summary} />
      <TextInput
        {...form.field('username')}
        label={t('username.label')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
      />
      <PasswordInput
        {...form.field('password')}
        label={t('password.label')}
        hint={t('password.rule', { least: leastLength })}
        show={t('password.show')}
        hide={t('password.hide')}
        autoComplete="new-password"
        maxLength={128}
      />
      <PhoneField {...form.field('phone')} optional={t('field.optional')} area={area} onArea={setArea} />
      {locked.map(referralField)}
      <MoreFields label={t('more.open')} isOpen={isOpen} onToggle={setWantsMore}>
        {shown.filter((referral) => !locked.includes(referral)).map(referralField)}
        <TextInput
          {...form.field('email')}
          label={t('email.label')}
          optional={t('field.optional')}
          type="email"
          autoComplete="email"
          spellCheck={false}
          maxLength={254}
        />
        <TextInput
          {...form.field('marketplaceAccount')}
          label={t('marketplace.label')}
          optional={t('field.optional')}
          hint={t('marketplace.hint')}
          autoComplete="off"
          maxLength={60}
        />
      </MoreFields>
      <Checkbox
        {...form.field('terms')}
        beside={
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => setReadsTerms(true)}
            className="inline-flex min-h-8 pointer-coarse:min-h-control items-center font-medium text-primary-9 underline underline-offset-4"
          >
            {t('terms.open')}
          </button>
        }
      >
        {t('terms.accept')}
      </Checkbox>
      <SubmitButton isBusy={form.isBusy} busy={t('register.busy')}>
        {t('register.submit')}
      </SubmitButton>
      {readsTerms && <TermsDialog onAccept={accept} onClose={() => setReadsTerms(false)} />}
    </form>
  );
}
