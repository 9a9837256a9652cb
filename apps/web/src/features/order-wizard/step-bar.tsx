import { useTranslation } from '@onehaul/i18n/react';
import { Stepper } from '@onehaul/ui/stepper';
import { type StepNumber, stepNumbers } from './draft.ts';

type Props = {
  readonly step: StepNumber;
  /** Furthest reachable step. */
  readonly reach: StepNumber;
};

/** The four steps of the spec; reached ones are links. */
export function StepBar({ step, reach }: Props) {
  const { t } = useTranslation('wizard');
  return (
    <Stepper
      label={t('steps.label')}
      current={String(step)}
      steps={stepNumbers.map((each) => ({
        key: String(each),
        title: t(`steps.${each}`),
        to: each <= reach || each === step ? { search: `?step=${each}` } : undefined,
        isDone: each < reach,
      }))}
      words={{ done: t('steps.done'), position: (number) => t('steps.of', { step: number }) }}
    />
  );
}
