/** Begins the key of everything read of orders; a change of one makes all of it old. */
export const ordersKey = ['orders'];
