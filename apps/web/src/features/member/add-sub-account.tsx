import { useTranslation } from '@onehaul/i18n/react';
import { MoneyInput } from '@onehaul/ui/form/number-input';
import { PasswordInput } from '@onehaul/ui/form/password-input';
import { TextInput } from '@onehaul/ui/form/text-input';
import { FormDialog } from '@onehaul/ui/overlay/form-dialog';
import { useToast } from '@onehaul/ui/toast';
import { useRevalidator } from 'react-router';
import { useShop } from '../../app/shop-context.tsx';
import { useCallForm } from '../../app/use-call-form.ts';
import { filledRefusal, newPasswordRefusal } from './account-rules.ts';
import { useAccountActs } from './use-account-acts.ts';
import { useRuleTexts } from './use-rule-text.ts';

type Draft = {
  readonly username: string;
  readonly name: string;
  readonly password: string;
  /** Undefined while it is not an amount. */
  readonly payLimitCents: number | undefined;
};
export const newSubAccount: Draft = { username: '', name: '', password: '', payLimitCents: 0 };

type Props = {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
  readonly onClose: () => void;
};
type Name = 'username' | 'name' | 'password' | 'payLimit';

const maxPayLimitCents = 100_000_000;

export function AddSubAccount({ draft, onChange, onClose }: Props) {
  const { t } = useTranslation('account');
  const { t: member } = useTranslation('member');
  const ruleTexts = useRuleTexts();
  const loadActs = useAccountActs();
  const { revalidate } = useRevalidator();
  const notify = useToast();
  const { passwordLeastLength } = useShop();
  const { username, name, password, payLimitCents } = draft;
  const form = useCallForm<Name>({
    fields: ['username', 'name', 'password', 'payLimit'],
    fieldOf: {
      'member.usernameTaken': 'username',
      'password.tooShort': 'password',
      'password.tooLong': 'password',
      'password.tooCommon': 'password',
    },
    validate: () =>
      ruleTexts<Name>({
        username: filledRefusal(username, 'subAccounts.usernameMissing'),
        name: filledRefusal(name, 'subAccounts.nameMissing'),
        password: newPasswordRefusal(password, passwordLeastLength),
        payLimit:
          payLimitCents === undefined || payLimitCents > maxPayLimitCents
            ? 'subAccounts.payLimitInvalid'
            : undefined,
      }),
    async submit() {
      const { addSubAccount } = await loadActs();
      await addSubAccount({ username, name, password, payLimitCents: payLimitCents! });
      await revalidate();
      notify(t('subAccounts.added', { name }), 'positive');
      onChange(newSubAccount);
      onClose();
    },
  });
  const typed = (field: 'username' | 'name' | 'password') => ({
    ...form.field(field),
    value: draft[field],
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      onChange({ ...draft, [field]: target.value }),
  });

  return (
    <FormDialog
      title={t('subAccounts.add')}
      form={form}
      words={{
        submit: t('subAccounts.add'),
        cancel: member('cancel'),
        close: member('close'),
        wrong: member('form.wrong'),
      }}
      onClose={onClose}
    >
      <TextInput {...typed('username')} label={t('subAccounts.username')} maxLength={64} autoComplete="off" />
      <TextInput {...typed('name')} label={t('subAccounts.name')} maxLength={60} autoComplete="off" />
      <PasswordInput
        {...typed('password')}
        label={t('subAccounts.password')}
        hint={t('subAccounts.passwordHelp', { least: passwordLeastLength })}
        autoComplete="new-password"
        show={t('password.show')}
        hide={t('password.hide')}
      />
      <MoneyInput
        {...form.field('payLimit')}
        label={t('subAccounts.payLimit')}
        hint={t('subAccounts.payLimitHelp')}
        sign="¥"
        value={payLimitCents}
        onChange={(cents) => onChange({ ...draft, payLimitCents: cents })}
      />
    </FormDialog>
  );
}
