import { useTranslation } from '@onehaul/i18n/react';
import type { TransportMode } from '@onehaul/ui/illustration/scene';
import { useToast } from '@onehaul/ui/toast';
import { useNavigate, useSearchParams } from 'react-router';
import { loginUrl, safeRedirectPath } from '../../app/sign-in-url.ts';
import type { Area } from './area.ts';
import { BrandSplit } from './brand-panel.tsx';
import { FormHead } from './form-head.tsx';
import { RegisterForm } from './register-form.tsx';
import { useEntry } from './use-entry.ts';

type Props = { readonly way: TransportMode; readonly firstArea: Area | undefined };

/** Registration signs the member in immediately (§4). */
export function RegisterPage({ way, firstArea }: Props) {
  const { t } = useTranslation('session');
  const [parameters] = useSearchParams();
  const { enter } = useEntry();
  const toast = useToast();
  const navigate = useNavigate();
  const login = loginUrl(safeRedirectPath(parameters.get('redirect')));
  return (
    <BrandSplit way={way}>
      <FormHead
        title={t('register.title')}
        question={t('register.hasAccount')}
        to={login}
        answer={t('register.login')}
      />
      <RegisterForm
        firstArea={firstArea}
        onTokens={enter}
        onRegistered={() => {
          toast(t('register.done'), 'positive');
          void navigate(login);
        }}
      />
    </BrandSplit>
  );
}
