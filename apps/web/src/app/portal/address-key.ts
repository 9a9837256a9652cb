/** Query key prefix for a member's addresses. */
export const addressesKey = ['addresses'];
