import type { Address } from '@onehaul/contract/address';
import type { Profile } from '@onehaul/contract/member';
import { orderCalls } from '@onehaul/contract/order';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { LinkButton } from '@onehaul/ui/button';
import { ErrorSummary } from '@onehaul/ui/form/error-summary';
import { Notice } from '@onehaul/ui/form/notice';
import { Button } from '@onehaul/workbench/antd';
import { failureOf } from '@onehaul/workbench/failure';
import { FailureMessage } from '@onehaul/workbench/list-message';
import { PageHead } from '@onehaul/workbench/page-head';
import { useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { paths } from '../../app/paths.ts';
import { ListSkeleton } from '../../app/portal/list-states.tsx';
import { ordersKey } from '../../app/portal/order-key.ts';
import { parcelsKey } from '../../app/portal/parcel-queries.ts';
import { useChange } from '../../app/portal/use-change.ts';
import { PrivateHead } from '../../app/private-head.tsx';
import { useSend, useSession } from '../../app/session-context.tsx';
import { AddressPart } from './address-part.tsx';
import { ExtrasPart } from './extras-part.tsx';
import { GoodsPart } from './goods-part.tsx';
import { fieldId, type StepError, stepErrors, ceilingErrors } from './step-errors.ts';
import { LinePart } from './line-part.tsx';
import { orderInput } from './order-input.ts';
import { boxOf } from './order-shipment.ts';
import { PackingPart } from './packing-part.tsx';
import { ParcelsPart } from './parcels-part.tsx';
import { Part, TypedField } from './part.tsx';
import type { AddressForm } from './place-order-page.client.tsx';
import { PointPart } from './point-part.tsx';
import { ServicesPart } from './services-part.tsx';
import { readCents, typedCents } from './typed-amount.ts';
import { useWizard, type Wizard } from './use-wizard.ts';
import { WaitingOrders } from './waiting-orders.tsx';
import { useStepErrorText } from './words.ts';

type Props = { readonly AddressForm: AddressForm };

/** /consolidation/immediate: instant order for parcels that are still in transit (A43). */
export function InstantPage({ AddressForm }: Props) {
  const { t } = useTranslation('wizard');
  const { t: member } = useTranslation('member');
  const { profile } = useSession();
  if (!profile) return null;
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
      <NewInstant AddressForm={AddressForm} profile={profile} />
      <div data-waiting-list className="empty:hidden">
        <WaitingOrders />
      </div>
    </>
  );
}

function NewInstant({ AddressForm, profile }: Props & { readonly profile: Profile }) {
  const wizard = useWizard('instant', profile);
  const [editing, setEditing] = useState<Address | 'new'>();
  const { known, isLoading, error, change } = wizard;
  if (error) return <FailureMessage failure={failureOf(error)} onRetry={wizard.retry} />;
  if (isLoading) return <ListSkeleton />;
  return (
    <>
      <InstantForm wizard={wizard} onOpenAddress={setEditing} />
      <AddressForm
        address={editing}
        onClose={() => setEditing(undefined)}
        onSaved={(saved) => {
          change({
            addressId: saved.id,
            ...(known.address?.countryId !== saved.countryId && { lineId: null }),
          });
          setEditing(undefined);
        }}
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

function InstantForm({ wizard, onOpenAddress }: FormProps) {
  const { t } = useTranslation('wizard');
  const errorText = useStepErrorText();
  const send = useSend();
  const queries = useQueryClient();
  const [isChecked, setChecked] = useState(false);
  const { draft, known } = wizard;
  const errors = wizardErrors(wizard);
  const create = useChange(
    async () => {
      const { order } = orderInput(draft, known)!;
      return send(orderCalls.createInstant, {
        ...order,
        services: [...order.services],
        ceilingMinor: readCents(draft.ceiling)!,
      });
    },
    {
      onDone: async () => {
        wizard.reset();
        setChecked(false);
        await Promise.all([ordersKey, parcelsKey].map((queryKey) => queries.invalidateQueries({ queryKey })));
        document.querySelector('[data-waiting-list]')?.scrollIntoView({ block: 'center' });
      },
      done: () => t('instant.done'),
    },
  );

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    setChecked(true);
    const [first] = errors;
    if (!first) return create.start();
    const wrong = document.querySelector<HTMLElement>('form [aria-invalid="true"]');
    (document.getElementById(fieldId(first.field)) ?? wrong)?.focus();
  }

  const hasParcels = (wizard.offered?.parcels.length ?? 0) > 0 || known.parcels.length > 0;
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
          <AddressPart wizard={wizard} onOpen={onOpenAddress} />
          <LinePart wizard={wizard} />
          <PointPart wizard={wizard} />
          <PackingPart wizard={wizard} />
          <GoodsPart wizard={wizard} isChecked={isChecked} />
          <ServicesPart wizard={wizard} />
          <ExtrasPart wizard={wizard} errors={errors} />
          <CeilingPart
            wizard={wizard}
            error={isChecked ? errors.find(({ field }) => field === 'ceiling') : undefined}
          />
          <div className="flex justify-end">
            <Button type="primary" htmlType="submit" loading={create.isPending} data-submit-instant>
              {t('instant.submit')}
            </Button>
          </div>
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
              <Button size="small" onClick={() => change({ ceiling: typedCents(estimate) })}>
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
