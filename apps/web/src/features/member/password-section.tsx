import { type Profile, memberCalls } from '@onehaul/contract/member';
import { useTranslation } from '@onehaul/i18n/react';
import { Button, Form, Input } from '@onehaul/workbench/antd';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useSend, useSession } from '../../app/session-context.tsx';
import { leastPasswordLength, whyNotNewPassword, whyNotSame } from './account-rules.ts';
import { AccountSection, focusSection } from './account-section.tsx';
import { FailureNote } from '@onehaul/workbench/failure-note';
import { useFormRule } from './form-rule.ts';
import { useChange } from '../../app/portal/use-change.ts';

type Props = { readonly profile: Profile };
type Values = { oldPassword?: string; newPassword: string; confirmed: string };

const parameter = 'editPwd'; // §2

/** Opened by its button, or by an address that asks for it. */
export function PasswordSection({ profile }: Props) {
  const { t } = useTranslation('member');
  const [search, setSearch] = useSearchParams();
  const isAsked = search.has(parameter);
  const [isOpen, setOpen] = useState(isAsked);
  if (isAsked && !isOpen) setOpen(true);

  function close() {
    setOpen(false);
    focusSection('password');
    if (!isAsked) return;
    search.delete(parameter);
    setSearch(search, { replace: true, preventScrollReset: true });
  }

  const action = (
    <Button onClick={() => setOpen(true)}>
      {t(profile.hasPassword ? 'password.change' : 'password.set')}
    </Button>
  );
  return (
    <AccountSection
      id="password"
      title="password.title"
      text={profile.hasPassword ? 'password.text' : 'password.none'}
      isWide={!isOpen}
      {...(!isOpen && { action })}
    >
      {isOpen && <PasswordForm hasPassword={profile.hasPassword} onClose={close} />}
    </AccountSection>
  );
}

type FormProps = { readonly hasPassword: boolean; readonly onClose: () => void };

function PasswordForm({ hasPassword, onClose }: FormProps) {
  const { t } = useTranslation('member');
  const send = useSend();
  const { reload } = useSession();
  const rule = useFormRule();
  const [form] = Form.useForm<Values>();
  const first = hasPassword ? 'oldPassword' : 'newPassword';
  const save = useChange(
    ({ oldPassword = '', newPassword }: Values) =>
      send(memberCalls.changePassword, { oldPassword, newPassword }),
    {
      onDone: async () => {
        await reload();
        onClose();
      },
      done: () => t('password.saved'),
    },
  );

  useEffect(() => form.getFieldInstance(first)?.focus(), [form, first]);

  return (
    <Form
      form={form}
      name="password-form"
      layout="vertical"
      requiredMark={false}
      onFinish={save.start}
      className="max-w-100"
    >
      <div className={save.failure ? 'mb-5' : ''}>
        <FailureNote text={save.failure} />
      </div>
      {hasPassword && (
        <Form.Item
          name="oldPassword"
          label={t('password.old')}
          rules={[rule((value) => (value ? undefined : 'password.oldMissing'))]}
        >
          <Input.Password autoComplete="current-password" />
        </Form.Item>
      )}
      <Form.Item
        name="newPassword"
        label={t('password.new')}
        extra={t('password.newHelp', { least: leastPasswordLength })}
        rules={[rule(whyNotNewPassword)]}
      >
        <Input.Password autoComplete="new-password" />
      </Form.Item>
      <Form.Item
        name="confirmed"
        label={t('password.confirm')}
        dependencies={['newPassword']}
        rules={[rule((value) => whyNotSame(value, form.getFieldValue('newPassword')))]}
      >
        <Input.Password autoComplete="new-password" />
      </Form.Item>
      <div className="flex gap-3">
        <Button type="primary" htmlType="submit" loading={save.isPending}>
          {t('save')}
        </Button>
        <Button disabled={save.isPending} onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </Form>
  );
}
