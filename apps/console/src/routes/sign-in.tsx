import { staffSessionCalls } from '@onehaul/contract/console/staff-session';
import type { Language } from '@onehaul/domain/language';
import { useTranslation } from '@onehaul/i18n/react';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { callApi } from '../app/call-api.ts';
import { showLanguage } from '../app/language.ts';
import { LanguageChoice } from '../app/language-choice.tsx';
import { safeReturnPath } from '../app/return-path.ts';
import { Entrance } from '../features/session/entrance.tsx';
import { SignInFlow } from '../features/session/sign-in-flow.tsx';

export function Component() {
  const { t } = useTranslation('console');
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const [step, setStep] = useState<'password' | 'secondFactor' | 'enrol' | 'recoveryCodes'>('password');
  const [chosen, setChosen] = useState<Language>();

  async function enter() {
    // Stores the chosen language for the user; a failure does not block the sign-in.
    if (chosen) await callApi(staffSessionCalls.setLanguage, { language: chosen }).catch(() => undefined);
    await navigate(safeReturnPath(address.get('next')), { replace: true });
  }
  function choose(language: Language) {
    setChosen(language);
    void showLanguage(language);
  }
  return (
    <Entrance title={t(`signIn.title.${step}`)} corner={<LanguageChoice onChoose={choose} />}>
      <SignInFlow onStep={setStep} onDone={() => void enter()} />
    </Entrance>
  );
}
