/** Query key prefix for the portal's overview page. */
export const overviewKey = ['overview'];
