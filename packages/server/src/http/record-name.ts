/** How the audit log names a record of a shop: ids are unique within their shop only. */
export const recordName = (shopId: number, id: number | string) => `${shopId}/${id}`;
