import { type Profile, memberCalls } from '@onehaul/contract/member';
import { useTranslation } from '@onehaul/i18n/react';
import { Button, Form, Input } from '@onehaul/workbench/antd';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useSend, useSession } from '../../app/session-context.tsx';
import { useShop } from '../../app/shop-context.tsx';
import { newPasswordRefusal, sameRefusal } from './account-rules.ts';
import { AccountSection, focusSection } from './account-section.tsx';
import { useFormRule } from './form-rule.ts';
import { subAccountsKey } from './member-queries.ts';
import { OtherAccess } from './other-access.tsx';
import { peerLists } from '../../app/portal/peer-key.ts';
import { antdFieldRefusals, useChange } from '../../app/portal/use-change.ts';

type Props = { readonly profile: Profile };
type Values = {
  oldPassword?: string;
  newPassword: string;
  confirmed: string;
  endKeyIds?: number[];
  endSubAccountIds?: number[];
};

const parameter = 'editPwd'; // §2

/** Opened by its button or by the URL parameter. */
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
      {isOpen && <PasswordForm profile={profile} onClose={close} />}
    </AccountSection>
  );
}

type FormProps = Props & { readonly onClose: () => void };

function PasswordForm({ profile: { hasPassword, isMainAccount }, onClose }: FormProps) {
  const { t } = useTranslation('member');
  const send = useSend();
  const { reload } = useSession();
  const rule = useFormRule();
  const { passwordLeastLength } = useShop();
  const [form] = Form.useForm<Values>();
  const first = hasPassword ? 'oldPassword' : 'newPassword';
  const queries = useQueryClient();
  const save = useChange(
    async ({ oldPassword = '', newPassword, endKeyIds = [], endSubAccountIds = [] }: Values) => {
      await send(memberCalls.changePassword, { oldPassword, newPassword, endKeyIds, endSubAccountIds });
      return endKeyIds.length + endSubAccountIds.length > 0;
    },
    {
      onDone: async () => {
        await reload();
        for (const queryKey of [subAccountsKey, [peerLists.keys]])
          void queries.invalidateQueries({ queryKey });
        onClose();
      },
      done: (hasEnded) => t(hasEnded ? 'others.ended' : 'password.saved'),
      atField: antdFieldRefusals(form, {
        'member.passwordWrong': 'oldPassword',
        'password.tooShort': 'newPassword',
        'password.tooLong': 'newPassword',
        'password.tooCommon': 'newPassword',
        'password.unchanged': 'newPassword',
      }),
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
        extra={t('password.newHelp', { least: passwordLeastLength })}
        rules={[rule((value) => newPasswordRefusal(value, passwordLeastLength))]}
      >
        <Input.Password autoComplete="new-password" />
      </Form.Item>
      <Form.Item
        name="confirmed"
        label={t('password.confirm')}
        dependencies={['newPassword']}
        rules={[rule((value) => sameRefusal(value, form.getFieldValue('newPassword')))]}
      >
        <Input.Password autoComplete="new-password" />
      </Form.Item>
      {isMainAccount && <OtherAccess />}
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
