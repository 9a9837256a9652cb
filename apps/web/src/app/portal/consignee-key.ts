/** Everything kept of what receivers confirm at customs. */
export const consigneesKey = ['consignees'];
