/** Begins the key of everything read of orders that are paid at the door; a change of one makes all of it old. */
export const codKey = ['cod'];
