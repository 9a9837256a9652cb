import { sexes } from '@onehaul/domain/member';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { Combobox } from '@onehaul/ui/form/combobox';
import { RadioField } from '@onehaul/ui/form/radio-field';
import { TextInput } from '@onehaul/ui/form/text-input';
import { Icon } from '@onehaul/ui/icon';
import { Tag } from '@onehaul/ui/tag';
import { useToast } from '@onehaul/ui/toast';
import { type ComponentProps, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useListWords } from '../../app/portal/use-list-words.ts';
import { useCallForm } from '../../app/use-call-form.ts';
import { MemberForm } from '../../app/portal/member-form.tsx';
import {
  type AccountProfile,
  emailRefusal,
  filledRefusal,
  isChanged,
  phoneNumberRefusal,
  type ProfileValues,
  profileValues,
  tidied,
} from './account-rules.ts';
import { AccountSection } from './account-section.tsx';
import { PhoneProof } from './phone-proof.tsx';
import { useAccountActs } from './use-account-acts.ts';
import { useRuleTexts } from './use-rule-text.ts';

type Props = {
  readonly profile: AccountProfile;
  readonly dialCodes: readonly {
    readonly countryId: number;
    readonly name: string;
    readonly dialCode: string;
  }[];
};
type Name = keyof ProfileValues;
type TextName = Exclude<Name, 'sex' | 'countryId'>;
type TextProps = Omit<ComponentProps<typeof TextInput>, 'id' | 'name'>;

const fields = [
  'name',
  'sex',
  'email',
  'countryId',
  'phoneNumber',
  'telephone',
  'marketplaceAccount',
] as const satisfies readonly Name[];

export function ProfileSection({ profile, dialCodes }: Props) {
  const { t } = useTranslation('account');
  const { t: member } = useTranslation('member');
  const listWords = useListWords();
  const ruleTexts = useRuleTexts();
  const loadActs = useAccountActs();
  const { revalidate } = useRevalidator();
  const notify = useToast();
  const [values, setValues] = useState(() => profileValues(profile));
  const form = useCallForm<Name>({
    fields,
    fieldOf: { 'phone.invalid': 'phoneNumber', 'member.phoneTaken': 'phoneNumber' },
    validate() {
      const area = dialCodes.find(({ countryId }) => countryId === values.countryId);
      return ruleTexts<Name>({
        name: filledRefusal(values.name, 'profile.nameMissing'),
        sex: filledRefusal(values.sex, 'profile.sexMissing'),
        email: emailRefusal(values.email),
        countryId: values.countryId === null ? 'profile.areaCodeMissing' : undefined,
        phoneNumber: phoneNumberRefusal(values.phoneNumber, area?.dialCode),
      });
    },
    async submit() {
      const { saveProfile } = await loadActs();
      const saved = tidied(values);
      await saveProfile({ ...saved, countryId: saved.countryId! });
      await revalidate();
      setValues(saved);
      notify(t('profile.saved'), 'positive');
    },
  });
  const put = (change: Partial<ProfileValues>, ...names: readonly Name[]) => {
    form.forget(...names);
    setValues((before) => ({ ...before, ...change }));
  };
  const text = (name: TextName, props: TextProps) => (
    <TextInput
      {...form.field(name)}
      value={values[name]}
      onChange={({ target }) => put({ [name]: target.value }, name)}
      {...props}
    />
  );
  const hasChanged = isChanged(values, profile);

  return (
    <AccountSection id="profile" title="profile.title" text="profile.text">
      <MemberForm form={form} aria-label={t('profile.title')} className="grid max-w-160 gap-5">
        <p className="text-small">
          <span className="text-muted">{t('profile.username')}</span>{' '}
          <strong className="font-medium">{profile.username}</strong>
        </p>
        {text('name', { label: t('profile.name'), autoComplete: 'name', maxLength: 60 })}
        <RadioField
          {...form.field('sex')}
          legend={t('profile.sex')}
          choices={sexes.map((value) => ({ value, label: member(`sex.${value}`) }))}
          value={values.sex}
          onChange={(sex) => put({ sex }, 'sex')}
        />
        {text('email', {
          label: t('profile.email'),
          inputMode: 'email',
          autoComplete: 'email',
          maxLength: 254,
        })}
        <div className="grid gap-x-4 gap-y-5 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          <Combobox
            {...form.field('countryId')}
            label={t('profile.areaCode')}
            options={dialCodes.map(({ countryId, name, dialCode }) => ({
              value: String(countryId),
              label: `${dialCode} ${name}`.trim(),
            }))}
            value={values.countryId === null ? undefined : String(values.countryId)}
            words={{ ...listWords, none: t('profile.areaCodeNone') }}
            onChange={(chosen) => put({ countryId: Number(chosen) }, 'countryId', 'phoneNumber')}
          />
          {text('phoneNumber', {
            label: t('profile.phone'),
            mark: <ProofMark isProved={profile.isPhoneProved} />,
            type: 'tel',
            autoComplete: 'tel-national',
            maxLength: 32,
          })}
        </div>
        {text('telephone', {
          label: t('profile.telephone'),
          optional: member('optional'),
          type: 'tel',
          maxLength: 32,
        })}
        {text('marketplaceAccount', {
          label: t('profile.marketplace'),
          optional: member('optional'),
          hint: t('profile.marketplaceHelp'),
          maxLength: 60,
          autoComplete: 'off',
        })}
        <Button
          type="submit"
          className="justify-self-start max-sm:justify-self-stretch"
          isBusy={form.isBusy}
          disabled={!hasChanged}
          title={hasChanged ? undefined : t('profile.nothing')}
        >
          {member('save')}
        </Button>
      </MemberForm>
      {!profile.isPhoneProved && profile.phoneNumber !== '' && <PhoneProof profile={profile} />}
    </AccountSection>
  );
}

function ProofMark({ isProved }: { readonly isProved: boolean }) {
  const { t } = useTranslation('account');
  return (
    <span className="ms-2">
      <Tag tone={isProved ? 'positive' : 'warning'}>
        <Icon name={isProved ? 'check' : 'warning'} className="size-3.5" />
        {t(isProved ? 'proof.proved' : 'proof.missing')}
      </Tag>
    </span>
  );
}
