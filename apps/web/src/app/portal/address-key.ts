/** Begins the key of everything read of a member's addresses. */
export const addressesKey = ['addresses'];
