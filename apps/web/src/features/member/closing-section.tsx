import { type Profile, memberCalls } from '@onehaul/contract/member';
import { cancellationDays } from '@onehaul/domain/member';
import { useTranslation } from '@onehaul/i18n/react';
import { Button, Form, Input, Modal } from '@onehaul/workbench/antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { setSignOutMessage } from '../../app/flash-message.ts';
import { editPasswordPath } from '../../app/paths.ts';
import { useSend, useSession } from '../../app/session-context.tsx';
import { AccountSection } from './account-section.tsx';
import { useDayText } from './instant-text.ts';
import { useCnyText } from '../../app/portal/money-text.tsx';
import { antdFieldRefusals, useChange } from '../../app/portal/use-change.ts';

type Props = { readonly profile: Profile };
type Values = { password: string };

/** Also the form's id: the dialog's button submits it, and so does Enter. */
const formName = 'closing-form';
const dayMs = 24 * 3600_000;

/** Requests the closing of the account (A18). */
export function ClosingSection({ profile }: Props) {
  const { t } = useTranslation('member');
  const [openedAt, setOpenedAt] = useState<number>();
  return (
    <>
      <AccountSection
        id="closing"
        title="closing.title"
        text="closing.text"
        isWide
        action={
          profile.hasPassword && (
            <Button danger onClick={() => setOpenedAt(Date.now())}>
              {t('closing.open')}
            </Button>
          )
        }
      >
        {!profile.hasPassword && (
          <p className="text-small">
            {t('closing.noPassword')}{' '}
            <Link to={editPasswordPath} className="font-medium text-primary-9 underline underline-offset-4">
              {t('password.set')}
            </Link>
          </p>
        )}
      </AccountSection>
      <ClosingDialog profile={profile} openedAt={openedAt} onClose={() => setOpenedAt(undefined)} />
    </>
  );
}

type DialogProps = Props & { readonly openedAt: number | undefined; readonly onClose: () => void };

function ClosingDialog({ profile, openedAt, onClose }: DialogProps) {
  const { t } = useTranslation('member');
  const send = useSend();
  const { signOut } = useSession();
  const day = useDayText();
  const cny = useCnyText();
  const [form] = Form.useForm<Values>();
  const ask = useChange(({ password }: Values) => send(memberCalls.cancel, { password }), {
    onDone: async ({ cancelsAt }) => {
      setSignOutMessage(t('closing.done', { date: day(cancelsAt) }));
      await signOut();
    },
    atField: antdFieldRefusals(form, { 'member.passwordWrong': 'password' }),
  });
  const date = day(new Date((openedAt ?? 0) + cancellationDays * dayMs));

  return (
    <Modal
      open={openedAt !== undefined}
      title={t('closing.dialogTitle', { code: profile.memberCode })}
      okText={t('closing.confirm')}
      okButtonProps={{ danger: true, htmlType: 'submit', form: formName }}
      cancelText={t('closing.keep')}
      confirmLoading={ask.isPending}
      onCancel={onClose}
      destroyOnHidden
      width={520}
    >
      <ul className="my-4 grid list-disc gap-2 ps-5 text-small">
        <li>{t('closing.now')}</li>
        <li>{t('closing.later', { date })}</li>
        {profile.balance > 0 && <li>{t('closing.money', { amount: cny(profile.balance) })}</li>}
        <li>{t('closing.records')}</li>
        <li>{t('closing.undo')}</li>
      </ul>
      <Form form={form} name={formName} layout="vertical" requiredMark={false} onFinish={ask.start}>
        <Form.Item
          name="password"
          label={t('closing.password')}
          rules={[{ required: true, message: t('closing.passwordMissing') }]}
        >
          <Input.Password autoComplete="current-password" />
        </Form.Item>
      </Form>
    </Modal>
  );
}
