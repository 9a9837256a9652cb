/** Kinds of stock movements. `bind` reserves stock for an order, `ship` removes it. */
export const stockMovementKinds = [
  'receive',
  'bind',
  'unbind',
  'ship',
  'restock',
  'adjust',
  'dispose',
] as const;
export type StockMovementKind = (typeof stockMovementKinds)[number];

export type Stock = { readonly onHand: number; readonly reserved: number };

export const freeOf = ({ onHand, reserved }: Stock) => onHand - reserved;

type Change = { readonly onHand: number; readonly reserved: number };

/** Effect of a movement on stock. Only a correction may have either sign. */
const changes: Readonly<Record<StockMovementKind, (count: number) => Change>> = {
  receive: (count) => ({ onHand: count, reserved: 0 }),
  bind: (count) => ({ onHand: 0, reserved: count }),
  unbind: (count) => ({ onHand: 0, reserved: -count }),
  ship: (count) => ({ onHand: -count, reserved: -count }),
  restock: (count) => ({ onHand: count, reserved: 0 }),
  adjust: (count) => ({ onHand: count, reserved: 0 }),
  dispose: (count) => ({ onHand: -count, reserved: 0 }),
};

export const changeOf = (kind: StockMovementKind, count: number): Change => changes[kind](count);

/** The stock after the movement; undefined when there is not enough. */
export function applyMovement(stock: Stock, kind: StockMovementKind, count: number): Stock | undefined {
  const change = changeOf(kind, count);
  const next = { onHand: stock.onHand + change.onHand, reserved: stock.reserved + change.reserved };
  return next.reserved >= 0 && next.onHand >= next.reserved ? next : undefined;
}
