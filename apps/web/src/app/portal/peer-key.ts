/** Query key prefix for a peer's account other than the lists. */
export const peerKey = ['peer'];

/** Each list stores its column settings under its own name. */
export const peerLists = { orders: 'peerOrders', statements: 'peerStatements', keys: 'peerKeys' } as const;

/** Query keys that a change of orders or statements invalidates. */
export const peerKeys = [peerKey, ...Object.values(peerLists).map((name) => [name])];
