/** Query key prefix for service requests; a change of one invalidates all. */
export const servicesKey = ['services'];
