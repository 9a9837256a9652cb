/** Query key prefix for orders; a change of one invalidates all. */
export const ordersKey = ['orders'];
