import type { MemberAccess } from '@onehaul/contract/member';
import { useTranslation } from '@onehaul/i18n/react';
import { Button, LinkButton } from '@onehaul/ui/button';
import { PasswordInput } from '@onehaul/ui/form/password-input';
import { useToast } from '@onehaul/ui/toast';
import { useEffect, useState } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import { useShop } from '../../app/shop-context.tsx';
import { useCallForm } from '../../app/use-call-form.ts';
import { MemberForm } from '../../app/portal/member-form.tsx';
import { passwordParameter } from './account-lists.ts';
import { type AccountProfile, newPasswordRefusal, sameRefusal } from './account-rules.ts';
import { AccountSection, focusSection } from './account-section.tsx';
import { type Ended, nothingEnded, OtherAccess } from './other-access.tsx';
import { useAccountActs } from './use-account-acts.ts';
import { useRuleTexts } from './use-rule-text.ts';

type Props = {
  readonly profile: AccountProfile;
  /** Offered to be ended along with the old password. */
  readonly otherAccess: MemberAccess | undefined;
};

/** The form is open while its parameter is in the URL. */
export function PasswordSection({ profile, otherAccess }: Props) {
  const { t } = useTranslation('account');
  const [search, setSearch] = useSearchParams();
  const isOpen = search.has(passwordParameter);
  const opened = new URLSearchParams(search);
  opened.set(passwordParameter, '1');

  function close() {
    focusSection('password');
    const closed = new URLSearchParams(search);
    closed.delete(passwordParameter);
    setSearch(closed, { replace: true, preventScrollReset: true });
  }

  return (
    <AccountSection
      id="password"
      title="password.title"
      text={profile.hasPassword ? 'password.text' : 'password.none'}
      isWide={!isOpen}
      {...(!isOpen && {
        action: (
          <LinkButton variant="secondary" to={{ search: `?${opened}` }} replace preventScrollReset>
            {t(profile.hasPassword ? 'password.change' : 'password.set')}
          </LinkButton>
        ),
      })}
    >
      {isOpen && <PasswordForm hasPassword={profile.hasPassword} otherAccess={otherAccess} onClose={close} />}
    </AccountSection>
  );
}

type FormProps = {
  readonly hasPassword: boolean;
  readonly otherAccess: MemberAccess | undefined;
  readonly onClose: () => void;
};
type Name = 'oldPassword' | 'newPassword' | 'confirmed';

function PasswordForm({ hasPassword, otherAccess, onClose }: FormProps) {
  const { t } = useTranslation('account');
  const { t: member } = useTranslation('member');
  const ruleTexts = useRuleTexts();
  const loadActs = useAccountActs();
  const { revalidate } = useRevalidator();
  const notify = useToast();
  const { passwordLeastLength } = useShop();
  const [ended, setEnded] = useState<Ended>(nothingEnded);
  const form = useCallForm<Name>({
    fields: ['oldPassword', 'newPassword', 'confirmed'],
    fieldOf: {
      'member.passwordWrong': 'oldPassword',
      'password.tooShort': 'newPassword',
      'password.tooLong': 'newPassword',
      'password.tooCommon': 'newPassword',
      'password.unchanged': 'newPassword',
    },
    validate: ({ oldPassword, newPassword, confirmed }) =>
      ruleTexts<Name>({
        oldPassword: hasPassword && oldPassword === '' ? 'password.oldMissing' : undefined,
        newPassword: newPasswordRefusal(newPassword, passwordLeastLength),
        confirmed: sameRefusal(confirmed, newPassword),
      }),
    async submit({ oldPassword, newPassword }) {
      const { changePassword } = await loadActs();
      const { endKeyIds, endSubAccountIds } = ended;
      await changePassword({
        oldPassword,
        newPassword,
        endKeyIds: [...endKeyIds],
        endSubAccountIds: [...endSubAccountIds],
      });
      await revalidate();
      const hasEnded = endKeyIds.length + endSubAccountIds.length > 0;
      notify(t(hasEnded ? 'others.ended' : 'password.saved'), 'positive');
      onClose();
    },
  });
  const firstId = form.idOf(hasPassword ? 'oldPassword' : 'newPassword');
  useEffect(() => document.getElementById(firstId)?.focus(), [firstId]);
  const reveal = { show: t('password.show'), hide: t('password.hide') };

  return (
    <MemberForm form={form} aria-label={t('password.title')} className="grid max-w-100 gap-5">
      {hasPassword && (
        <PasswordInput
          {...form.field('oldPassword')}
          {...reveal}
          label={t('password.old')}
          autoComplete="current-password"
        />
      )}
      <PasswordInput
        {...form.field('newPassword')}
        {...reveal}
        label={t('password.new')}
        hint={t('password.newHelp', { least: passwordLeastLength })}
        autoComplete="new-password"
      />
      <PasswordInput
        {...form.field('confirmed')}
        {...reveal}
        label={t('password.confirm')}
        autoComplete="new-password"
      />
      {otherAccess && <OtherAccess {...otherAccess} ended={ended} onChange={setEnded} />}
      <div className="flex gap-3">
        <Button type="submit" isBusy={form.isBusy}>
          {member('save')}
        </Button>
        <Button variant="secondary" disabled={form.isBusy} onClick={onClose}>
          {member('cancel')}
        </Button>
      </div>
    </MemberForm>
  );
}
