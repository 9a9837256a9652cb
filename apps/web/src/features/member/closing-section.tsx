import { cancellationDays } from '@onehaul/domain/member';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { PasswordInput } from '@onehaul/ui/form/password-input';
import { FormDialog } from '@onehaul/ui/overlay/form-dialog';
import { useState } from 'react';
import { Link } from 'react-router';
import { setSignOutMessage } from '../../app/flash-message.ts';
import { editPasswordPath } from '../../app/paths.ts';
import { useCnyText } from '../../app/portal/money-text.tsx';
import { useCallForm } from '../../app/use-call-form.ts';
import type { AccountProfile } from './account-rules.ts';
import { AccountSection } from './account-section.tsx';
import { useDayText } from './instant-text.ts';
import { useAccountActs } from './use-account-acts.ts';

type Props = { readonly profile: AccountProfile };

const dayMs = 24 * 3600_000;

/** Requests the closing of the account (A18). */
export function ClosingSection({ profile }: Props) {
  const { t } = useTranslation('account');
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
            <Button
              variant="quietDanger"
              className="border border-line-strong"
              onClick={() => setOpenedAt(Date.now())}
            >
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
      {openedAt !== undefined && (
        <ClosingDialog profile={profile} openedAt={openedAt} onClose={() => setOpenedAt(undefined)} />
      )}
    </>
  );
}

type DialogProps = Props & { readonly openedAt: number; readonly onClose: () => void };

function ClosingDialog({ profile, openedAt, onClose }: DialogProps) {
  const { t } = useTranslation('account');
  const { t: member } = useTranslation('member');
  const loadActs = useAccountActs();
  const day = useDayText();
  const cny = useCnyText();
  const form = useCallForm({
    fields: ['password'],
    fieldOf: { 'member.passwordWrong': 'password' },
    validate: ({ password }) => (password === '' ? { password: t('closing.passwordMissing') } : {}),
    async submit({ password }) {
      const { closeAccount, signOutAndGoHome } = await loadActs();
      const { cancelsAt } = await closeAccount(password);
      setSignOutMessage(t('closing.done', { date: day(cancelsAt) }));
      await signOutAndGoHome();
    },
  });
  const date = day(new Date(openedAt + cancellationDays * dayMs));
  return (
    <FormDialog
      title={t('closing.dialogTitle', { code: profile.memberCode })}
      form={form}
      isDangerous
      words={{
        submit: t('closing.confirm'),
        cancel: t('closing.keep'),
        close: member('close'),
        wrong: member('form.wrong'),
      }}
      onClose={onClose}
    >
      <ul className="grid list-disc gap-2 ps-5 text-small">
        <li>{t('closing.now')}</li>
        <li>{t('closing.later', { date })}</li>
        {profile.balance > 0 && <li>{t('closing.money', { amount: cny(profile.balance) })}</li>}
        <li>{t('closing.records')}</li>
        <li>{t('closing.undo')}</li>
      </ul>
      <PasswordInput
        {...form.field('password')}
        label={t('closing.password')}
        autoComplete="current-password"
        show={t('password.show')}
        hide={t('password.hide')}
      />
    </FormDialog>
  );
}
