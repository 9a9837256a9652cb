import type { Order } from '@onehaul/contract/order';
import type { WayStop } from '@onehaul/domain/tracking/way-stop';
import { useTranslation } from '@onehaul/i18n/react';
import { StateMark } from '@onehaul/ui/list/state-mark';
import { type ShownStep, shownStep } from './shown-step.ts';

const tones: Readonly<Record<ShownStep, 'positive' | 'warning' | 'danger' | 'neutral'>> = {
  awaitingArrival: 'neutral',
  unpaid: 'warning',
  differenceDue: 'warning',
  toPick: 'positive',
  picking: 'positive',
  packing: 'positive',
  packed: 'positive',
  ready: 'positive',
  inBatch: 'positive',
  shipped: 'positive',
  completed: 'positive',
  cancelled: 'neutral',
  returned: 'neutral',
};

const wayTones: Partial<Record<WayStop, 'warning' | 'danger'>> = {
  confirmationDue: 'warning',
  customsHeld: 'danger',
  readyForPickup: 'warning',
};

/** State of an order; once shipped, in the wording of the tracking page. */
export function OrderStateMark({ order }: { readonly order: Order }) {
  const { t } = useTranslation('way');
  const step = shownStep(order);
  const { way } = order;
  return (
    <span data-step={step} data-way={way} className="min-w-0">
      <StateMark tone={(way && wayTones[way]) ?? tones[step]}>
        {way ? t(`way.${way}`) : t(`step.${step}`)}
      </StateMark>
    </span>
  );
}
