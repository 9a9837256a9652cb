import type { MemberAccess, SubAccount } from '@onehaul/contract/member';
import type { Session } from '@onehaul/contract/session';
import { useTranslation } from '@onehaul/i18n/react';
import { type ComponentProps, useEffect } from 'react';
import { useLocation } from 'react-router';
import { PrivateHead } from '../../app/private-head.tsx';
import type { ListPage } from './account-lists.ts';
import type { AccountProfile } from './account-rules.ts';
import { AvatarSection } from './avatar-section.tsx';
import { ClosingSection } from './closing-section.tsx';
import { OnPhoneSection } from './on-phone-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { SignInsSection } from './sign-ins-section.tsx';
import { SubAccountsSection } from './sub-accounts-section.tsx';

type Props = Pick<ComponentProps<typeof ProfileSection>, 'dialCodes'> & {
  readonly profile: AccountProfile;
  readonly signIns: ListPage<Session>;
  /** Of a main account. */
  readonly subAccounts: ListPage<SubAccount> | undefined;
  /** Loaded for the form of a new password. */
  readonly otherAccess: MemberAccess | undefined;
};

/** /member/account: all account settings in sections. */
export function AccountPage({ profile, dialCodes, signIns, subAccounts, otherAccess }: Props) {
  const { t } = useTranslation('member');
  useSectionOfAddress();
  return (
    <>
      <PrivateHead title={t('title.account')} />
      <h1 className="text-title font-semibold">{t('title.account')}</h1>
      <ProfileSection profile={profile} dialCodes={dialCodes} />
      <AvatarSection profile={profile} />
      <PasswordSection profile={profile} otherAccess={otherAccess} />
      {subAccounts && <SubAccountsSection list={subAccounts} />}
      <SignInsSection list={signIns} />
      <OnPhoneSection />
      {profile.isMainAccount && <ClosingSection profile={profile} />}
    </>
  );
}

/** Scrolls to the section of the URL hash and focuses it, also when a link on the page leads there. */
function useSectionOfAddress(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (!hash) return;
    const section = document.querySelector<HTMLElement>(`#${CSS.escape(hash.slice(1))}`);
    section?.scrollIntoView();
    section?.focus({ preventScroll: true });
  }, [hash, key]);
}
