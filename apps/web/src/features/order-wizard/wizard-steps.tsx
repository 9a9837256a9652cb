import type { Order } from '@onehaul/contract/order';
import { useTranslation } from '@onehaul/i18n/react';
import { ErrorSummary } from '@onehaul/ui/form/error-summary';
import { Button } from '@onehaul/workbench/antd';
import { type SyntheticEvent, useId, useState } from 'react';
import { AddressPart, type OpenAddress } from './address-part.tsx';
import type { StepNumber } from './draft.ts';
import { ExtrasPart } from './extras-part.tsx';
import { GoodsPart } from './goods-part.tsx';
import { fieldId, stepErrors } from './step-errors.ts';
import { LinePart } from './line-part.tsx';
import { PackingPart } from './packing-part.tsx';
import { ParcelsPart } from './parcels-part.tsx';
import { PaymentStep } from './payment-step.tsx';
import { PointPart } from './point-part.tsx';
import { ServicesPart } from './services-part.tsx';
import { StepSummary, useSummaries } from './summaries.tsx';
import type { Wizard } from './use-wizard.ts';
import { useStepErrorText } from './words.ts';

type Props = {
  readonly wizard: Wizard;
  readonly step: StepNumber;
  readonly onGo: (step: StepNumber) => void;
  readonly onOpenAddress: OpenAddress;
  readonly onCreated: (order: Order) => void;
};

/** One step with back and next; on the last step the others can be edited in place. */
export function WizardSteps(props: Props) {
  const { t } = useTranslation('wizard');
  const { step } = props;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 [&_:is(input,select,button,textarea)]:scroll-mb-24">
      <h2 id="order-step" tabIndex={-1} className="scroll-mt-32 text-lead font-semibold outline-none">
        <span className="text-small font-regular text-muted">{t('steps.of', { step })} · </span>
        {t(`steps.${step}`)}
      </h2>
      {step === 4 ? <LastStep {...props} /> : <OneStep {...props} step={step} />}
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
      <div className="flex flex-wrap items-center justify-end gap-3">
        {whyNot && (
          <span id={whyId} data-why-not className="text-small text-muted">
            {whyNot}
          </span>
        )}
        {step > 1 && <Button onClick={() => onGo((step - 1) as StepNumber)}>{t('back')}</Button>}
        <Button
          type="primary"
          htmlType="submit"
          data-next
          disabled={whyNot !== undefined}
          aria-describedby={whyNot ? whyId : undefined}
        >
          {t('next', { step: t(`steps.${(step + 1) as 2 | 3 | 4}`) })}
        </Button>
      </div>
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
  if (step === 2)
    return (
      <>
        <AddressPart wizard={wizard} onOpen={onOpenAddress} />
        <LinePart wizard={wizard} />
        <PointPart wizard={wizard} />
        <PackingPart wizard={wizard} />
      </>
    );
  // Points and insurance validate while typing; the declaration on leaving the step.
  return (
    <>
      <GoodsPart wizard={wizard} isChecked={isChecked} />
      <ServicesPart wizard={wizard} />
      <ExtrasPart wizard={wizard} errors={stepErrors(3, draft, known)} />
    </>
  );
}

function LastStep({ wizard, onGo, onOpenAddress, onCreated }: Props) {
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
      <PaymentStep wizard={wizard} isReady={errors.length === 0} onCreated={onCreated} />
      <div>
        <Button onClick={() => onGo(3)}>{t('back')}</Button>
      </div>
    </>
  );
}
