import { useTranslation } from '@onehaul/i18n/react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { showLanguage } from '../app/language.ts';
import { LanguageChoice } from '../app/language-choice.tsx';
import { paths } from '../app/paths.ts';
import { Entrance } from '../features/session/entrance.tsx';
import { LinkStep } from '../features/session/link-step.tsx';
import { SecondStep, type SecondStepName } from '../features/session/second-step.tsx';

/** Landing page of a one-time link: set a password, then the second factor. */
export function Component() {
  const { t } = useTranslation('console');
  const { t: words } = useTranslation('staff');
  const navigate = useNavigate();
  const [step, setStep] = useState<SecondStepName>();
  // The token is in the URL fragment, so it never reaches server logs.
  const token = useLocation().hash.slice(1);
  const enter = () => void navigate(paths.home, { replace: true });
  return (
    <Entrance
      title={step ? t(`signIn.title.${step}`) : words('welcome.title')}
      corner={<LanguageChoice onChoose={(language) => void showLanguage(language)} />}
    >
      {step ? (
        <SecondStep step={step} onStep={setStep} onDone={enter} onLate={() => void navigate(paths.signIn)} />
      ) : (
        <LinkStep token={token} onNext={(next) => (next === 'done' ? enter() : setStep(next))} />
      )}
    </Entrance>
  );
}
