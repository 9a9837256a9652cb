/** Query key prefix for payments; a change of one invalidates all. */
export const paymentsKey = ['payments'];
