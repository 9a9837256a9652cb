import { useState } from 'react';
import { CodeStep } from './code-step.tsx';
import { EnrolStep } from './enrol-step.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

export type SecondStepName = 'secondFactor' | 'enrol' | 'recoveryCodes';

type Props = {
  readonly step: SecondStepName;
  readonly onStep: (step: SecondStepName) => void;
  readonly onDone: () => void;
  /** Called when the few minutes allowed between the two factors have passed. */
  readonly onLate: () => void;
};

/** Second factor: verify, or enrol and save the recovery codes. */
export function SecondStep({ step, onStep, onDone, onLate }: Props) {
  const [codes, setCodes] = useState<readonly string[]>([]);
  switch (step) {
    case 'secondFactor':
      return <CodeStep onDone={onDone} onLate={onLate} />;
    case 'enrol':
      return (
        <EnrolStep
          onDone={(given) => {
            setCodes(given);
            onStep('recoveryCodes');
          }}
          onLate={onLate}
        />
      );
    case 'recoveryCodes':
      return <RecoveryCodes codes={codes} onDone={onDone} />;
  }
}
