/** Begin the keys of everything read of the wallet, and of what is paid out of it. */
export const walletKey = ['wallet'];
export const withdrawalsKey = ['withdrawals'];
