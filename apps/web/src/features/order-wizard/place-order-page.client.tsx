import type { Address } from '@onehaul/contract/address';
import type { Order } from '@onehaul/contract/order';
import type { Profile } from '@onehaul/contract/member';
import { useTranslation } from '@onehaul/i18n/react';
import { LinkButton } from '@onehaul/ui/button';
import { failureOf } from '@onehaul/workbench/failure';
import { FailureMessage } from '@onehaul/workbench/list-message';
import { PageHead } from '@onehaul/workbench/page-head';
import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { paths } from '../../app/paths.ts';
import { ListSkeleton } from '../../app/portal/list-states.tsx';
import { parcelsKey } from '../../app/portal/parcel-queries.ts';
import { ordersKey } from '../../app/portal/order-key.ts';
import { PrivateHead } from '../../app/private-head.tsx';
import { useSession } from '../../app/session-context.tsx';
import { BillSide } from './bill-side.tsx';
import { CreatedOrder, type Pay } from './created-order.tsx';
import { readParcelIds, readStep, type StepNumber } from './draft.ts';
import { reachableStep } from './step-errors.ts';
import { StepBar } from './step-bar.tsx';
import { WizardSteps } from './wizard-steps.tsx';
import { useWizard } from './use-wizard.ts';
import { couponsKey, creatingKey } from './wizard-queries.ts';

/** Address form in a drawer, injected by the route. */
export type AddressForm = ComponentType<{
  readonly address: Address | 'new' | undefined;
  readonly onClose: () => void;
  readonly onSaved: (address: Address) => void;
}>;

type Props = { readonly AddressForm: AddressForm; readonly Pay?: Pay };

/** /consolidation/place-order: merges parcels into an order, in the four steps of the spec. */
export function PlaceOrderPage(props: Props) {
  const { t } = useTranslation('wizard');
  const { t: member } = useTranslation('member');
  const { profile } = useSession();
  const [address, setAddress] = useSearchParams();
  const createdId = readParcelIds(address.get('order'))[0];
  if (!profile) return null;
  return (
    <>
      <PrivateHead title={member('title.placeOrder')} />
      <PageHead
        title={member('title.placeOrder')}
        sentence={t('place.sentence')}
        action={
          <LinkButton to={paths.immediate} variant="secondary">
            {t('place.toInstant')}
          </LinkButton>
        }
      />
      {createdId === undefined ? (
        <Steps {...props} profile={profile} />
      ) : (
        <CreatedOrder id={createdId} Pay={props.Pay} onAgain={() => setAddress({})} />
      )}
    </>
  );
}

function Steps({ AddressForm, profile }: Props & { readonly profile: Profile }) {
  const wizard = useWizard('merge', profile);
  const [address, setAddress] = useSearchParams();
  const queries = useQueryClient();
  const { reload } = useSession();
  const [editing, setEditing] = useState<Address | 'new'>();
  const { draft, known, isLoading, error, change } = wizard;
  const asked = readStep(address.get('step'));
  const isCreating = useIsMutating({ mutationKey: creatingKey }) > 0;
  const [isOver, setIsOver] = useState(false);
  // An order's parcels leave the list before, during or after the response: the wizard must not step back.
  const isHeld = isLoading || isCreating || isOver;
  const step = isHeld ? asked : reachableStep(asked, draft, known);
  const reach = isLoading ? step : reachableStep(4, draft, known);

  const brought = address.get('parcels');
  useEffect(() => {
    if (brought === null) return;
    // Parcels preselected in the list start a new order; a declaration typed for others is discarded.
    change({ parcelIds: readParcelIds(brought), goods: null });
    setAddress({ step: '1' }, { replace: true });
  }, [brought, change, setAddress]);
  const coupon = readParcelIds(address.get('coupon'))[0];
  useEffect(() => {
    if (coupon === undefined) return;
    change({ couponId: coupon });
    setAddress({ step: '1' }, { replace: true });
  }, [coupon, change, setAddress]);
  useEffect(() => {
    if (!isHeld && !error && step !== asked)
      setAddress({ step: String(step) }, { replace: true, preventScrollReset: true });
  }, [isHeld, error, step, asked, setAddress]);
  useFocusOnStep(step);

  async function finish(order: Order) {
    setIsOver(true);
    wizard.forget();
    setAddress({ order: String(order.id) }, { replace: true });
    await Promise.all([
      ...[parcelsKey, ordersKey, couponsKey].map((queryKey) => queries.invalidateQueries({ queryKey })),
      reload(),
    ]);
  }

  if (error) return <FailureMessage failure={failureOf(error)} onRetry={wizard.retry} />;
  const addressOf = (to: StepNumber) => ({ search: `?step=${to}` });
  return (
    <>
      <StepBar step={step} reach={reach} addressOf={addressOf} />
      {isLoading ? (
        <ListSkeleton />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 xl:grid-cols-[minmax(0,1fr)_calc(var(--spacing)*80)]">
          <WizardSteps
            key={step}
            wizard={wizard}
            step={step}
            onGo={(to) => setAddress({ step: String(to) }, { preventScrollReset: true })}
            onOpenAddress={setEditing}
            onCreated={(order) => void finish(order)}
          />
          <BillSide wizard={wizard} />
        </div>
      )}
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

/** Moves focus to the heading of the next step; the initial step takes no focus. */
function useFocusOnStep(step: StepNumber) {
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    const head = document.getElementById('order-step');
    head?.focus({ preventScroll: true });
    head?.scrollIntoView({ block: 'start' });
  }, [step]);
}
