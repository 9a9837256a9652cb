/** Begins the key of everything read of cases; a change of one makes all of it old. */
export const casesKey = ['cases'];
