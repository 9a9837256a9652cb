import type { InputOf } from '@onehaul/client/send';
import type { Address } from '@onehaul/contract/address';
import type { Order, orderCalls } from '@onehaul/contract/order';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { Button, LinkButton } from '@onehaul/ui/button';
import { ErrorSummary } from '@onehaul/ui/form/error-summary';
import { Notice } from '@onehaul/ui/form/notice';
import { PageHead } from '@onehaul/ui/list/page-head';
import { Suspense, type SyntheticEvent, useState } from 'react';
import { paths } from '../../app/paths.ts';
import { CallFailure } from '../../app/portal/call-failure.tsx';
import { ListSkeleton } from '../../app/portal/list-states.tsx';
import { PrivateHead } from '../../app/private-head.tsx';
import { useAct } from '../../app/use-act.ts';
import { useKeyedCall } from '../../app/use-keyed-call.ts';
import { ActionBar } from './action-bar.tsx';
import { type AddressForm, EditedAddress } from './edited-address.tsx';
import { DeliveryParts, DetailParts } from './lazy-parts.tsx';
import { orderInput } from './order-input.ts';
import { boxOf } from './order-shipment.ts';
import { ParcelsPart } from './parcels-part.tsx';
import { Part, TypedField } from './part.tsx';
import { ceilingErrors, fieldId, type StepError, stepErrors } from './step-errors.ts';
import { readCents, typedCents } from './typed-amount.ts';
import { useWizard, type Wizard } from './use-wizard.ts';
import { useWizardActs } from './use-wizard-acts.ts';
import { WaitingOrders } from './waiting-orders.tsx';
import type { WizardData } from './wizard-data.ts';
import { useStepErrorText } from './words.ts';

type Props = {
  readonly data: WizardData;
  readonly waiting: readonly Order[];
  readonly AddressForm: AddressForm;
};

/** /consolidation/immediate: instant order for parcels that are still in transit (A43). */
export function InstantPage({ data, waiting, AddressForm }: Props) {
  const { t } = useTranslation('wizard');
  const { t: member } = useTranslation('member');
  return (
    <>
      <PrivateHead title={member('title.immediate')} />
      <PageHead
        title={member('title.immediate')}
        sentence={t('instant.sentence')}
        action={
          <LinkButton to={paths.placeOrder} variant="secondary">
            {t('instant.toMerge')}
          </LinkButton>
        }
      />
      <NewInstant data={data} AddressForm={AddressForm} />
      <div data-waiting-list className="empty:hidden">
        <WaitingOrders orders={waiting} />
      </div>
    </>
  );
}

function NewInstant({ data, AddressForm }: Omit<Props, 'waiting'>) {
  const wizard = useWizard(data);
  const [editing, setEditing] = useState<Address | 'new'>();
  if (wizard.error !== undefined) return <CallFailure error={wizard.error} onRetry={wizard.retry} />;
  return (
    <>
      <InstantForm wizard={wizard} onOpenAddress={setEditing} />
      <EditedAddress
        Form={AddressForm}
        wizard={wizard}
        edited={editing}
        onClose={() => setEditing(undefined)}
      />
    </>
  );
}

type FormProps = { readonly wizard: Wizard; readonly onOpenAddress: (address: Address | 'new') => void };

/** A price refusal does not block yet while parcels are not measured: it is evaluated on arrival. */
const isAboutPrice = ({ kind, field }: StepError) => kind === 'refusal' && field === 'line';

function wizardErrors({ draft, known }: Wizard): StepError[] {
  const hasAll = known.parcels.every((parcel) => boxOf(parcel) !== undefined);
  const errors = ([1, 2, 3] as const).flatMap((step) => stepErrors(step, draft, known));
  return [
    ...errors.filter((error) => hasAll || known.refusal === 'order.goodsNotTaken' || !isAboutPrice(error)),
    ...ceilingErrors(draft),
  ];
}

type Input = InputOf<typeof orderCalls.createInstant>;

/** Creates the order once, however often the button is pressed or the call repeated after a lost response. */
function useCreateInstant(onDone: () => void) {
  const { t } = useTranslation('wizard');
  const loadActs = useWizardActs();
  const create = useKeyedCall(async (input: Input, key: string) =>
    (await loadActs()).createInstant(input, key),
  );
  return useAct(create, {
    onDone() {
      onDone();
      document.querySelector('[data-waiting-list]')?.scrollIntoView({ block: 'center' });
    },
    done: () => t('instant.done'),
  });
}

function InstantForm({ wizard, onOpenAddress }: FormProps) {
  const { t } = useTranslation('wizard');
  const errorText = useStepErrorText();
  const [isChecked, setChecked] = useState(false);
  const { draft, known } = wizard;
  const errors = wizardErrors(wizard);
  const create = useCreateInstant(() => {
    wizard.reset();
    setChecked(false);
  });

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    setChecked(true);
    const [first] = errors;
    if (!first) {
      const { order } = orderInput(draft, known)!;
      const ceilingMinor = readCents(draft.ceiling)!;
      return create.start({ ...order, services: [...order.services], ceilingMinor });
    }
    const wrong = document.querySelector<HTMLElement>('form [aria-invalid="true"]');
    (document.getElementById(fieldId(first.field)) ?? wrong)?.focus();
  }

  const hasParcels = wizard.offered.parcels.length > 0 || known.parcels.length > 0;
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-4" data-instant>
      <h2 className="text-lead font-semibold">{t('instant.new')}</h2>
      {isChecked && (
        <ErrorSummary
          title={t('lacks.title')}
          errors={errors.map((error) => ({
            text: errorText(error, wizard.kinds),
            fieldId: fieldId(error.field),
          }))}
        />
      )}
      <ParcelsPart wizard={wizard} />
      {hasParcels && (
        <>
          {wizard.isReady ? (
            <Suspense fallback={<ListSkeleton />}>
              <DeliveryParts wizard={wizard} onOpenAddress={onOpenAddress} />
              <DetailParts wizard={wizard} isChecked={isChecked} errors={errors} />
            </Suspense>
          ) : (
            <ListSkeleton />
          )}
          <CeilingPart
            wizard={wizard}
            error={isChecked ? errors.find(({ field }) => field === 'ceiling') : undefined}
          />
          <ActionBar wizard={wizard}>
            <Button type="submit" disabled={!wizard.isReady} isBusy={create.isPending} data-submit-instant>
              {t('instant.submit')}
            </Button>
          </ActionBar>
        </>
      )}
    </form>
  );
}

function CeilingPart({ wizard, error }: { readonly wizard: Wizard; readonly error: StepError | undefined }) {
  const { t, i18n } = useTranslation('wizard');
  const errorText = useStepErrorText();
  const { draft, known, bill, change } = wizard;
  const { money } = measuresIn(i18n.language);
  const measured = known.parcels.filter((parcel) => boxOf(parcel) !== undefined).length;
  const ceiling = readCents(draft.ceiling) ?? 0;
  const estimate = bill?.totalMinor;
  const isBelow = estimate !== undefined && ceiling > 0 && ceiling < estimate;
  return (
    <Part title={t('instant.ceilingTitle')}>
      <div className="grid items-start gap-4 md:grid-cols-2">
        <TypedField
          id={fieldId('ceiling')}
          label={t('instant.ceiling')}
          hint={t('instant.ceilingHint')}
          error={error && errorText(error)}
          inputMode="decimal"
          maxLength={9}
          value={draft.ceiling}
          onChange={(typed) => change({ ceiling: typed })}
        />
        <div className="grid justify-items-start gap-2 text-small" data-estimate={estimate}>
          {estimate === undefined ? (
            <p className="text-muted">{t('instant.noEstimate')}</p>
          ) : (
            <>
              <p>
                {t('instant.estimate', {
                  known: measured,
                  all: known.parcels.length,
                  amount: money(estimate, 'CNY'),
                })}
              </p>
              <Button
                size="small"
                variant="secondary"
                onClick={() => change({ ceiling: typedCents(estimate) })}
              >
                {t('instant.useEstimate')}
              </Button>
              {isBelow && (
                <Notice tone="warning">
                  {t('instant.ceilingBelow', { amount: money(estimate, 'CNY') })}
                </Notice>
              )}
            </>
          )}
        </div>
      </div>
      <p className="text-small text-muted">{t('instant.money')}</p>
    </Part>
  );
}
