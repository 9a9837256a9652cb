/** Begins the key of what the first page of the portal shows. */
export const overviewKey = ['overview'];
