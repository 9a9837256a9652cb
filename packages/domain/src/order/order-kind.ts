/** Where an order comes from. All of them are packed, sent, paid and followed alike. */
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
