import { useTranslation } from '@onehaul/i18n/react';
import { Navigate, useNavigate, useRevalidator, useSearchParams } from 'react-router';
import { useMe } from '../app/me.ts';
import { safeReturnPath } from '../app/return-path.ts';
import { Entrance } from '../features/session/entrance.tsx';
import { NewPasswordForm } from '../features/session/new-password-form.tsx';
import { SignInAgain } from '../features/session/sign-in-again.tsx';

/** Forced first step after signing in with an initial password that someone else knows. */
export function Component() {
  const { t } = useTranslation('console');
  const me = useMe();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const next = safeReturnPath(address.get('next'));
  if (!me.isPasswordGiven) return <Navigate to={next} replace />;
  return (
    <Entrance title={t('password.firstTitle')}>
      <p className="pb-5 text-small text-muted">{t('password.firstText')}</p>
      <NewPasswordForm
        isGiven
        onDone={() => void revalidate().then(() => navigate(next, { replace: true }))}
      />
      <SignInAgain me={me} />
    </Entrance>
  );
}
