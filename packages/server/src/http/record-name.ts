/** Name of a shop's record in the audit log: ids are unique only within their shop. */
export const recordName = (shopId: number, id: number | string) => `${shopId}/${id}`;
