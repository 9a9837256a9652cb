/** Begins the key of everything read of returns; a change of one makes all of it old. */
export const returnsKey = ['returns'];
