import { type Profile, memberCalls } from '@onehaul/contract/member';
import { sexes } from '@onehaul/domain/member';
import { useTranslation } from '@onehaul/i18n/react';
import { Button, Form, Input, Radio } from '@onehaul/workbench/antd';
import { useSend, useSession } from '../../app/session-context.tsx';
import {
  isChanged,
  type ProfileValues,
  profileValues,
  tidied,
  emailRefusal,
  filledRefusal,
} from './account-rules.ts';
import { AccountSection } from './account-section.tsx';
import { useFormRule } from './form-rule.ts';
import { PhoneFields } from './phone-fields.tsx';
import { PhoneProof } from './phone-proof.tsx';
import { antdFieldRefusals, useChange } from '../../app/portal/use-change.ts';

type Props = { readonly profile: Profile };

export function ProfileSection({ profile }: Props) {
  const { t } = useTranslation('member');
  const send = useSend();
  const { reload } = useSession();
  const rule = useFormRule();
  const [form] = Form.useForm<ProfileValues>();
  const typed = Form.useWatch((values) => values, form) ?? profileValues(profile);
  const save = useChange(
    async (typed: ProfileValues) => {
      const { countryId, ...values } = tidied(typed);
      await send(memberCalls.update, { ...values, countryId: countryId! });
      return { ...values, countryId };
    },
    {
      onDone: async (saved) => {
        await reload();
        form.setFieldsValue(saved);
      },
      done: () => t('profile.saved'),
      atField: antdFieldRefusals(form, {
        'phone.invalid': 'phoneNumber',
        'member.phoneTaken': 'phoneNumber',
      }),
    },
  );
  const optional = (label: string) => (
    <>
      {label} <span className="ms-1 text-caption text-muted">({t('optional')})</span>
    </>
  );

  return (
    <AccountSection id="profile" title="profile.title" text="profile.text">
      <Form
        form={form}
        name="profile-form"
        layout="vertical"
        requiredMark={false}
        initialValues={profileValues(profile)}
        onFinish={save.start}
        scrollToFirstError={{ block: 'center', focus: true }}
        className="max-w-160"
      >
        <div className="mb-5 grid gap-4">
          <p className="text-small">
            <span className="text-muted">{t('profile.username')}</span>{' '}
            <strong className="font-medium">{profile.username}</strong>
          </p>
        </div>
        <Form.Item
          name="name"
          label={t('profile.name')}
          rules={[rule((value) => filledRefusal(value, 'profile.nameMissing'))]}
        >
          <Input autoComplete="name" maxLength={60} />
        </Form.Item>
        <Form.Item
          name="sex"
          label={t('profile.sex')}
          rules={[rule((value) => filledRefusal(value, 'profile.sexMissing'))]}
        >
          <Radio.Group options={sexes.map((value) => ({ value, label: t(`sex.${value}`) }))} />
        </Form.Item>
        <Form.Item name="email" label={t('profile.email')} rules={[rule(emailRefusal)]}>
          <Input inputMode="email" autoComplete="email" maxLength={254} />
        </Form.Item>
        <PhoneFields profile={profile} />
        <Form.Item name="telephone" label={optional(t('profile.telephone'))}>
          <Input type="tel" maxLength={32} />
        </Form.Item>
        <Form.Item
          name="marketplaceAccount"
          label={optional(t('profile.marketplace'))}
          extra={t('profile.marketplaceHelp')}
        >
          <Input maxLength={60} autoComplete="off" />
        </Form.Item>
        <Button
          type="primary"
          htmlType="submit"
          loading={save.isPending}
          disabled={!isChanged(typed, profile)}
          title={isChanged(typed, profile) ? undefined : t('profile.nothing')}
        >
          {t('save')}
        </Button>
      </Form>
      {!profile.isPhoneProved && profile.phoneNumber !== '' && <PhoneProof profile={profile} />}
    </AccountSection>
  );
}
