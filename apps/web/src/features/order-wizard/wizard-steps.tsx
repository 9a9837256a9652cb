import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { ErrorSummary } from '@onehaul/ui/form/error-summary';
import { type SyntheticEvent, Suspense, useId, useState } from 'react';
import { ListSkeleton } from '../../app/portal/list-states.tsx';
import { ActionBar } from './action-bar.tsx';
import type { OpenAddress } from './address-part.tsx';
import type { StepNumber } from './draft.ts';
import { DeliveryParts, DetailParts, PaymentStep } from './lazy-parts.tsx';
import { ParcelsPart } from './parcels-part.tsx';
import { fieldId, stepErrors } from './step-errors.ts';
import { StepSummary, useSummaries } from './summaries.tsx';
import type { Creation } from './use-create-order.ts';
import type { Wizard } from './use-wizard.ts';
import { useStepErrorText } from './words.ts';

type Props = {
  readonly wizard: Wizard;
  readonly step: StepNumber;
  readonly creation: Creation;
  readonly onGo: (step: StepNumber) => void;
  readonly onOpenAddress: OpenAddress;
};

/** One step with back and next; on the last step the others can be edited in place. */
export function WizardSteps(props: Props) {
  const { t } = useTranslation('wizard');
  const { step } = props;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 [&_:is(input,select,button,textarea)]:scroll-mb-50 xl:[&_:is(input,select,button,textarea)]:scroll-mb-24">
      {/* On phones the bar of steps names the step. */}
      <h2
        id="order-step"
        tabIndex={-1}
        className="scroll-mt-32 text-lead font-semibold outline-none max-md:sr-only"
      >
        <span className="text-small font-regular text-muted">{t('steps.of', { step })} · </span>
        {t(`steps.${step}`)}
      </h2>
      <Suspense fallback={<ListSkeleton />}>
        {step === 4 ? <LastStep {...props} /> : <OneStep {...props} step={step} />}
      </Suspense>
    </div>
  );
}

function OneStep({ wizard, step, onGo, onOpenAddress }: Props & { readonly step: 1 | 2 | 3 }) {
  const { t } = useTranslation('wizard');
  const errorText = useStepErrorText();
  const whyId = useId();
  const [isChecked, setChecked] = useState(false);
  const errors = stepErrors(step, wizard.draft, wizard.known);
  const summaryItems = errors.map((error) => ({
    text: errorText(error, wizard.kinds),
    fieldId: fieldId(error.field),
  }));
  // Shows before submission why parcels cannot be merged (§5, §8).
  const whyNot = step === 1 ? summaryItems[0]?.text : undefined;

  const canGoOn = wizard.offered.parcels.length > 0 || wizard.draft.parcelIds.length > 0;

  function go(event: SyntheticEvent) {
    event.preventDefault();
    setChecked(true);
    const [first] = errors;
    if (!first) return onGo((step + 1) as StepNumber);
    const field = document.getElementById(fieldId(first.field));
    const wrong = document.querySelector<HTMLElement>('form [aria-invalid="true"]');
    (wrong ?? field)?.focus();
  }

  return (
    <form noValidate onSubmit={go} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {isChecked && step !== 1 && <ErrorSummary title={t('lacks.title')} errors={summaryItems} />}
      <StepBody wizard={wizard} step={step} isChecked={isChecked} onOpenAddress={onOpenAddress} />
      {canGoOn && (
        <ActionBar
          wizard={wizard}
          remark={
            whyNot && (
              <span id={whyId} data-why-not className="text-small text-muted max-sm:w-full">
                {whyNot}
              </span>
            )
          }
        >
          {step > 1 && (
            <Button variant="secondary" className="shrink-0" onClick={() => onGo((step - 1) as StepNumber)}>
              {t('back')}
            </Button>
          )}
          <Button
            type="submit"
            data-next
            disabled={whyNot !== undefined || !wizard.isReady}
            aria-describedby={whyNot ? whyId : undefined}
          >
            {t('next', { step: t(`steps.${(step + 1) as 2 | 3 | 4}`) })}
          </Button>
        </ActionBar>
      )}
    </form>
  );
}

type BodyProps = Pick<Props, 'wizard' | 'onOpenAddress'> & {
  readonly step: 1 | 2 | 3;
  readonly isChecked: boolean;
};

function StepBody({ wizard, step, isChecked, onOpenAddress }: BodyProps) {
  const { draft, known } = wizard;
  if (step === 1) return <ParcelsPart wizard={wizard} />;
  if (step === 2) return <DeliveryParts wizard={wizard} onOpenAddress={onOpenAddress} />;
  return <DetailParts wizard={wizard} isChecked={isChecked} errors={stepErrors(3, draft, known)} />;
}

function LastStep({ wizard, creation, onGo, onOpenAddress }: Props) {
  const { t } = useTranslation('wizard');
  const errorText = useStepErrorText();
  const summaries = useSummaries(wizard);
  const [open, setOpen] = useState<1 | 2 | 3>();
  const errors = ([1, 2, 3] as const).flatMap((step) => stepErrors(step, wizard.draft, wizard.known));
  return (
    <>
      <ErrorSummary
        title={t('lacks.title')}
        errors={errors.map((error) => ({ text: errorText(error, wizard.kinds) }))}
      />
      {([1, 2, 3] as const).map((step) => (
        <StepSummary
          key={step}
          step={step}
          lines={summaries[step]}
          isOpen={open === step}
          onToggle={() => setOpen(open === step ? undefined : step)}
        >
          <StepBody wizard={wizard} step={step} isChecked onOpenAddress={onOpenAddress} />
        </StepSummary>
      ))}
      <PaymentStep wizard={wizard} creation={creation} isReady={errors.length === 0} onBack={() => onGo(3)} />
    </>
  );
}
