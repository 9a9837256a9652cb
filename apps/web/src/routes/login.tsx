import { useTranslation } from '@onehaul/i18n/react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadTexts } from '../app/load-texts.ts';
import { revalidateOnPathChange } from '../app/revalidate-on-path-change.ts';
import { PrivateHead } from '../app/private-head.tsx';
import { SessionHost } from '../features/session/session-host.tsx';
import { loadSignInPage } from '../app/sign-in-page.server.ts';
import { LoginPage } from '../features/session/login-page.tsx';

await loadTexts('session');

export function loader({ context }: LoaderFunctionArgs) {
  return loadSignInPage(context);
}

export const shouldRevalidate = revalidateOnPathChange;

export default function Login() {
  const data = useLoaderData<typeof loader>();
  const { t } = useTranslation('session');
  return (
    <SessionHost>
      <PrivateHead title={t('signIn.title')} />
      <LoginPage {...data} />
    </SessionHost>
  );
}
