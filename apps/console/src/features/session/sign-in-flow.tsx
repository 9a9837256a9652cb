import { useTranslation } from '@onehaul/i18n/react';
import { Alert } from '@onehaul/workbench/antd';
import { useState } from 'react';
import { PasswordStep } from './password-step.tsx';
import { SecondStep, type SecondStepName } from './second-step.tsx';

type Step = 'password' | SecondStepName;

type Props = {
  /** Email of the expected user. */
  readonly email?: string;
  readonly onDone: () => void;
  /** Notifies the page of the current step. */
  readonly onStep?: (step: Step) => void;
};

/** Sign-in flow: password, then the second factor where the roles require one. */
export function SignInFlow({ email, onDone, onStep }: Props) {
  const { t } = useTranslation('console');
  const [step, setStep] = useState<Step>('password');
  const [isLate, setIsLate] = useState(false);
  const go = (next: Step) => {
    setStep(next);
    onStep?.(next);
  };
  if (step !== 'password') {
    const onLate = () => {
      setIsLate(true);
      go('password');
    };
    return <SecondStep step={step} onStep={go} onDone={onDone} onLate={onLate} />;
  }
  return (
    <>
      {isLate && <Alert className="mb-4" type="warning" title={t('signIn.late')} />}
      <PasswordStep email={email} onNext={(next) => (next === 'done' ? onDone() : go(next))} />
    </>
  );
}
