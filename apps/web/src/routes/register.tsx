import { useTranslation } from '@onehaul/i18n/react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadTexts } from '../app/load-texts.ts';
import { PrivateHead } from '../app/private-head.tsx';
import { SessionHost } from '../features/session/session-host.tsx';
import { loadSignInPage } from '../app/sign-in-page.server.ts';
import { RegisterPage } from '../features/session/register-page.tsx';

await loadTexts('session');

export function loader({ context }: LoaderFunctionArgs) {
  return loadSignInPage(context);
}

export default function Register() {
  const data = useLoaderData<typeof loader>();
  const { t } = useTranslation('session');
  return (
    <SessionHost>
      <PrivateHead title={t('register.title')} />
      <RegisterPage {...data} />
    </SessionHost>
  );
}
