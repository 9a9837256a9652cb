import type { OrderStep } from '../order/order-state.ts';
import type { ParcelState } from '../parcel/parcel-state.ts';
import type { RefusalCode } from '../refusal.ts';

/** Target of a service: an order, or one parcel with its order, if any. */
type ServiceTarget =
  | { readonly kind: 'order'; readonly step: OrderStep }
  | { readonly kind: 'parcel'; readonly state: ParcelState; readonly step: OrderStep | null };

const unpicked: readonly OrderStep[] = ['unpaid', 'toPick'];
const onShelf: readonly ParcelState[] = ['received', 'stored', 'onHold'];

/** Services are possible only on goods in the warehouse that picking has not reached. */
export function serviceRefusal(target: ServiceTarget): RefusalCode | undefined {
  const isThere =
    target.kind === 'order'
      ? unpicked.includes(target.step)
      : onShelf.includes(target.state) ||
        (target.state === 'reserved' && target.step !== null && unpicked.includes(target.step));
  return isThere ? undefined : 'service.targetElsewhere';
}
