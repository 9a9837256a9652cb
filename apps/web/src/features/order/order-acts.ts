import type { Order } from '@onehaul/contract/order';
import { isCancellable } from '@onehaul/domain/order/order-state';
import type { MessageKey } from '@onehaul/i18n/namespace';

export type Act = 'pay' | 'cancel' | 'receive' | 'print' | 'export';
/** Why a button is disabled: message key and its values. */
export type Why = { readonly key: MessageKey<'order'>; readonly values: Readonly<Record<string, number>> };

type Chosen = Pick<Order, 'step' | 'due'>;

/** Maximum orders per call. */
const maxCount = { pay: 50, cancel: 200, receive: 200, print: 200, export: 1000 } as const satisfies Record<
  Act,
  number
>;

const reasons: Readonly<
  Partial<Record<Act, { readonly key: MessageKey<'order'>; readonly fits: (order: Chosen) => boolean }>>
> = {
  pay: { key: 'why.nothingDue', fits: ({ due }) => due > 0 },
  cancel: { key: 'why.notCancellable', fits: ({ step }) => isCancellable(step) },
  receive: { key: 'why.notShipped', fits: ({ step }) => step === 'shipped' },
};

/** Reason why an action is not possible for these orders; undefined when it is. */
export function refusalOf(act: Act, orders: readonly Chosen[]): Why | undefined {
  if (orders.length > maxCount[act]) {
    return { key: act === 'pay' ? 'why.tooManyToPay' : 'why.tooMany', values: { most: maxCount[act] } };
  }
  const reason = reasons[act];
  const unfit = reason ? orders.filter((order) => !reason.fits(order)).length : 0;
  return reason && unfit > 0 ? { key: reason.key, values: { count: unfit } } : undefined;
}

/** Shows a button when at least one selected order allows the action. */
export const isOffered = (act: Act, orders: readonly Chosen[]) =>
  orders.some((order) => reasons[act]?.fits(order) ?? true);

export const sumOf = (orders: readonly Order[], what: 'due' | 'paid') =>
  orders.reduce((sum, order) => sum + order[what], 0);
