/** Begins the key of everything read of payments; what happened to one makes all of it old. */
export const paymentsKey = ['payments'];
