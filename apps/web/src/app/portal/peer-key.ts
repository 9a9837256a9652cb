/** Begins the key of what is read of a peer's account beside its lists. */
export const peerKey = ['peer'];

/** Lists remember their columns by a name of their own. */
export const peerLists = { orders: 'peerOrders', statements: 'peerStatements', keys: 'peerKeys' } as const;

/** All that a change of orders or statements makes old. */
export const peerKeys = [peerKey, ...Object.values(peerLists).map((name) => [name])];
