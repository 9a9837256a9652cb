/** Query key prefixes for the wallet and its withdrawals. */
export const walletKey = ['wallet'];
export const withdrawalsKey = ['withdrawals'];
