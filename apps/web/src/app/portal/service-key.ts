/** Begins the key of everything read of services that were asked for; a change of one makes all of it old. */
export const servicesKey = ['services'];
