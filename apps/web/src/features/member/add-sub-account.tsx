import { memberCalls } from '@onehaul/contract/member';
import { fromMajor } from '@onehaul/domain/money';
import { useTranslation } from '@onehaul/i18n/react';
import { Form, Input, InputNumber, Modal } from '@onehaul/workbench/antd';
import { useSend } from '../../app/session-context.tsx';
import { useShop } from '../../app/shop-context.tsx';
import { filledRefusal, newPasswordRefusal } from './account-rules.ts';
import { useFormRule } from './form-rule.ts';
import { antdFieldRefusals, useChange } from '../../app/portal/use-change.ts';

type Props = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onAdded: () => Promise<unknown>;
};
type Values = { username: string; name: string; password: string; payLimit: number };

/** Also the form's id: the dialog's button submits it, and so does Enter. */
const formName = 'sub-account';
const maxPayLimit = 1_000_000;

export function AddSubAccount({ isOpen, onClose, onAdded }: Props) {
  const { t } = useTranslation('member');
  const send = useSend();
  const rule = useFormRule();
  const { passwordLeastLength } = useShop();
  const [form] = Form.useForm<Values>();
  const add = useChange(
    async ({ payLimit, ...values }: Values) => {
      const payLimitCents = fromMajor(payLimit, 'CNY').minor;
      await send(memberCalls.addSubAccount, { ...values, payLimitCents });
      return values;
    },
    {
      onDone: async () => {
        await onAdded();
        form.resetFields();
        onClose();
      },
      done: ({ name }) => t('subAccounts.added', { name }),
      atField: antdFieldRefusals(form, {
        'member.usernameTaken': 'username',
        'password.tooShort': 'password',
        'password.tooLong': 'password',
        'password.tooCommon': 'password',
      }),
    },
  );

  return (
    <Modal
      open={isOpen}
      title={t('subAccounts.add')}
      okText={t('subAccounts.add')}
      cancelText={t('cancel')}
      confirmLoading={add.isPending}
      okButtonProps={{ htmlType: 'submit', form: formName }}
      // Keeps the typed values when the dialog reopens.
      onCancel={onClose}
      forceRender
      width={480}
    >
      <Form
        form={form}
        name={formName}
        layout="vertical"
        requiredMark={false}
        initialValues={{ payLimit: 0 }}
        onFinish={add.start}
        className="pt-2"
      >
        <Form.Item
          name="username"
          label={t('subAccounts.username')}
          rules={[rule((value) => filledRefusal(value, 'subAccounts.usernameMissing'))]}
        >
          <Input maxLength={64} autoComplete="off" />
        </Form.Item>
        <Form.Item
          name="name"
          label={t('subAccounts.name')}
          rules={[rule((value) => filledRefusal(value, 'subAccounts.nameMissing'))]}
        >
          <Input maxLength={60} autoComplete="off" />
        </Form.Item>
        <Form.Item
          name="password"
          label={t('subAccounts.password')}
          extra={t('subAccounts.passwordHelp', { least: passwordLeastLength })}
          rules={[rule((value) => newPasswordRefusal(value, passwordLeastLength))]}
        >
          <Input.Password autoComplete="new-password" />
        </Form.Item>
        <Form.Item
          name="payLimit"
          label={t('subAccounts.payLimit')}
          extra={t('subAccounts.payLimitHelp')}
          rules={[{ required: true, type: 'number', min: 0, message: t('subAccounts.payLimitInvalid') }]}
        >
          <InputNumber prefix="¥" precision={2} min={0} max={maxPayLimit} step={100} className="w-full" />
        </Form.Item>
      </Form>
    </Modal>
  );
}
