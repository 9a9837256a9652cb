/** Origin of an order. All kinds share packing, shipping, payment and tracking. */
export const orderKinds = [
  'merge',
  'instant',
  'cod',
  'marketplace',
  'redispatch',
  'peer',
  'dedicated',
] as const;
export type OrderKind = (typeof orderKinds)[number];
