/** Query key prefix for cash-on-delivery orders; a change of one invalidates all. */
export const codKey = ['cod'];
