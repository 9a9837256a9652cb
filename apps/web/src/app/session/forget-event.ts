/** Asks an own page to clear this browser's session without calling the server. */
export const forgetEvent = 'onehaul:forget';
