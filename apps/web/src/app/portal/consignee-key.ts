/** Query key prefix for customs confirmations by receivers. */
export const consigneesKey = ['consignees'];
