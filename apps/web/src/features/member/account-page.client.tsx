import { useTranslation } from '@onehaul/i18n/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { PrivateHead } from '../../app/private-head.tsx';
import { useSession } from '../../app/session-context.tsx';
import { AvatarSection } from './avatar-section.tsx';
import { ClosingSection } from './closing-section.tsx';
import { OnPhoneSection } from './on-phone-section.tsx';

import { PasswordSection } from './password-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { SignInsSection } from './sign-ins-section.tsx';
import { SubAccountsSection } from './sub-accounts-section.tsx';

/** /member/account: all account settings in sections. */
export function AccountPage() {
  const { t } = useTranslation('member');
  const { profile } = useSession();
  useSectionOfAddress();
  if (!profile) return null;
  return (
    <>
      <PrivateHead title={t('title.account')} />
      <h1 className="text-title font-semibold">{t('title.account')}</h1>
      <ProfileSection profile={profile} />
      <AvatarSection profile={profile} />
      <PasswordSection profile={profile} />
      {profile.isMainAccount && <SubAccountsSection />}
      <SignInsSection />
      <OnPhoneSection />
      {profile.isMainAccount && <ClosingSection profile={profile} />}
    </>
  );
}

/** Scrolls to the section of the URL hash, which is not rendered yet when the browser looks for it. */
function useSectionOfAddress(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (!hash) return;
    const section = document.querySelector<HTMLElement>(`#${CSS.escape(hash.slice(1))}`);
    section?.scrollIntoView();
    section?.focus({ preventScroll: true });
  }, [hash, key]);
}
