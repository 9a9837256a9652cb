import { useTranslation } from '@onehaul/i18n/react';
import { Alert } from '@onehaul/workbench/antd';
import { useState } from 'react';
import { CodeStep } from './code-step.tsx';
import { EnrolStep } from './enrol-step.tsx';
import { PasswordStep } from './password-step.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type Step =
  | { readonly at: 'password'; readonly isLate?: boolean }
  | { readonly at: 'secondFactor' | 'enrol' }
  | { readonly at: 'recoveryCodes'; readonly codes: readonly string[] };

type Props = {
  /** Who is expected. */
  readonly email?: string;
  readonly onDone: () => void;
  /** Tells the page what it is about now. */
  readonly onStep?: (step: Step['at']) => void;
};

/** From nobody to somebody: password, then the second factor where the roles ask for one. */
export function SignInFlow({ email, onDone, onStep }: Props) {
  const { t } = useTranslation('console');
  const [step, setStep] = useState<Step>({ at: 'password' });
  const go = (next: Step) => {
    setStep(next);
    onStep?.(next.at);
  };
  // Between the two factors there are only some minutes.
  const onLate = () => go({ at: 'password', isLate: true });

  switch (step.at) {
    case 'password':
      return (
        <>
          {step.isLate && <Alert className="mb-4" type="warning" title={t('signIn.late')} />}
          <PasswordStep email={email} onNext={(next) => (next === 'done' ? onDone() : go({ at: next }))} />
        </>
      );
    case 'secondFactor':
      return <CodeStep onDone={onDone} onLate={onLate} />;
    case 'enrol':
      return <EnrolStep onDone={(codes) => go({ at: 'recoveryCodes', codes })} onLate={onLate} />;
    case 'recoveryCodes':
      return <RecoveryCodes codes={step.codes} onDone={onDone} />;
  }
}
