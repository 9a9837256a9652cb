import type { Address } from '@onehaul/contract/address';
import type { Order, OrderDetails } from '@onehaul/contract/order';
import { useTranslation } from '@onehaul/i18n/react';
import { LinkButton } from '@onehaul/ui/button';
import { PageHead } from '@onehaul/ui/list/page-head';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { lazyPart } from '../../app/lazy-part.ts';
import { paths } from '../../app/paths.ts';
import { CallFailure } from '../../app/portal/call-failure.tsx';
import { ListSkeleton } from '../../app/portal/list-states.tsx';
import { PrivateHead } from '../../app/private-head.tsx';
import { useInBrowser } from '../../app/use-in-browser.ts';
import { BillSide } from './bill-side.tsx';
import type { Pay } from './created-order.client.tsx';
import { readParcelIds, readStep, type StepNumber } from './draft.ts';
import { type AddressForm, EditedAddress } from './edited-address.tsx';
import { preloadParts } from './lazy-parts.tsx';
import { reachableStep } from './step-errors.ts';
import { StepBar } from './step-bar.tsx';
import { useCreateOrder } from './use-create-order.ts';
import { useWizard } from './use-wizard.ts';
import type { WizardData } from './wizard-data.ts';
import { WizardSteps } from './wizard-steps.tsx';

const CreatedOrder = lazyPart(async () => ({
  default: (await import('./created-order.client.tsx')).CreatedOrder,
}));

type Props = {
  /** The order that has just been created, or what a new one needs. */
  readonly data: { readonly created: OrderDetails } | { readonly wizard: WizardData };
  readonly AddressForm: AddressForm;
  readonly Pay: Pay;
};

/** /consolidation/place-order: merges parcels into an order, in the four steps of the spec. */
export function PlaceOrderPage({ data, AddressForm, Pay }: Props) {
  const { t } = useTranslation('wizard');
  const { t: member } = useTranslation('member');
  const [, setAddress] = useSearchParams();
  const isInBrowser = useInBrowser();
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
      {'wizard' in data ? (
        <Steps data={data.wizard} AddressForm={AddressForm} />
      ) : isInBrowser ? (
        <Suspense fallback={<ListSkeleton />}>
          <CreatedOrder key={data.created.id} order={data.created} Pay={Pay} onAgain={() => setAddress({})} />
        </Suspense>
      ) : (
        <ListSkeleton />
      )}
    </>
  );
}

type StepsProps = { readonly data: WizardData; readonly AddressForm: AddressForm };

/** Time for the page itself before the parts of the next steps are loaded. */
const preloadAfterMs = 1_500;

function Steps({ data, AddressForm }: StepsProps) {
  const [address, setAddress] = useSearchParams();
  const isInBrowser = useInBrowser();
  const brought = address.get('parcels');
  const wizard = useWizard(data, readParcelIds(brought));
  const [editing, setEditing] = useState<Address | 'new'>();
  const [isOver, setIsOver] = useState(false);
  const creation = useCreateOrder(finish);
  const { draft, known, isReady, error, change } = wizard;
  const asked = readStep(address.get('step'));
  // An order's parcels leave the list before, during or after the response: the wizard must not step back.
  const isLeaving = creation.isPending || isOver || creation.unanswered !== undefined;
  const isHeld = !isReady || isLeaving;
  const step = isHeld ? asked : reachableStep(asked, draft, known);
  const reach = isReady ? reachableStep(4, draft, known) : step;

  useEffect(() => {
    const timer = setTimeout(() => void preloadParts(), preloadAfterMs);
    return () => clearTimeout(timer);
  }, []);
  // Not before the stored draft has been read, which would replace the change.
  const broughtNow = isInBrowser ? brought : null;
  useEffect(() => {
    if (broughtNow === null) return;
    // Parcels preselected in the list start a new order; a declaration typed for others is discarded.
    change({ parcelIds: readParcelIds(broughtNow), goods: null });
    setAddress({ step: '1' }, { replace: true });
  }, [broughtNow, change, setAddress]);
  const coupon = isInBrowser ? readParcelIds(address.get('coupon'))[0] : undefined;
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

  function finish(order: Order) {
    setIsOver(true);
    wizard.forget();
    setAddress({ order: String(order.id) }, { replace: true });
  }

  if (error !== undefined) return <CallFailure error={error} onRetry={wizard.retry} />;
  return (
    <>
      <StepBar step={step} reach={reach} />
      {/* The first step needs no draft, so the server renders it. */}
      {isReady || isLeaving || step === 1 ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 xl:grid-cols-[minmax(0,1fr)_calc(var(--spacing)*80)]">
          <WizardSteps
            key={step}
            wizard={wizard}
            step={step}
            creation={creation}
            onGo={(to) => setAddress({ step: String(to) }, { preventScrollReset: true })}
            onOpenAddress={setEditing}
          />
          <BillSide wizard={wizard} />
        </div>
      ) : (
        <ListSkeleton />
      )}
      <EditedAddress
        Form={AddressForm}
        wizard={wizard}
        edited={editing}
        onClose={() => setEditing(undefined)}
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
