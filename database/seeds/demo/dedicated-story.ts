import type { OrderStep } from '@onehaul/domain/order/order-state';

/** The booking fields that its history needs. */
type Booked = {
  readonly id: number;
  readonly memberId: number;
  readonly step: OrderStep;
  readonly hasList?: boolean;
  readonly received?: number;
  readonly isCleared?: boolean;
};

/** A minimal event history. */
export function eventsOf(booking: Booked, clerk: number, at: (hours: number) => Date): object[] {
  const { id, step, memberId, hasList, received = 0 } = booking;
  const told = (act: string, from: OrderStep | null, to: OrderStep, hours: number, isMember = false) => ({
    order_id: id,
    act,
    from_step: from,
    to_step: to,
    actor: isMember ? 'member' : 'staff',
    actor_id: isMember ? memberId : clerk,
    reason: '',
    proof: [],
    details: {},
    created_at: at(hours),
  });
  const reached = (wanted: readonly OrderStep[]) => wanted.includes(step);
  return [
    told('submit', null, 'awaitingArrival', 0, true),
    ...(hasList ? [told('boxList', 'awaitingArrival', 'awaitingArrival', 2, true)] : []),
    ...(received > 0 ? [told('boxReceived', 'awaitingArrival', 'awaitingArrival', 26)] : []),
    ...(reached(['packed', 'ready', 'shipped', 'completed'])
      ? [told('receive', 'awaitingArrival', 'packed', 30)]
      : []),
    ...(reached(['ready', 'shipped', 'completed']) ? [told('clear', 'packed', 'ready', 31)] : []),
    ...(reached(['shipped', 'completed'])
      ? [told('load', 'ready', 'inBatch', 48), told('ship', 'inBatch', 'shipped', 60)]
      : []),
    ...(step === 'completed' ? [told('complete', 'shipped', 'completed', 300, true)] : []),
    ...(step === 'cancelled' ? [told('cancel', 'awaitingArrival', 'cancelled', 5, true)] : []),
  ];
}

export function tracksOf(
  { id, isCleared, step }: Booked,
  clerk: number,
  at: (hours: number) => Date,
): object[] {
  const line = (phase: string, source: string, hours: number) => ({
    order_id: id,
    source,
    phase,
    words: '',
    place: '',
    happened_at: at(hours),
    provider: '',
    event_key: `demo ${phase}`,
    staff_id: source === 'scan' ? clerk : null,
    created_at: at(hours),
  });
  return [
    line('departed', 'scan', 60),
    ...(isCleared ? [line('cleared', 'customs', 150)] : []),
    ...(step === 'completed' ? [line('delivered', 'carrier', 240)] : []),
  ];
}
