/** Query key prefix for the member's agent data and referred friends. */
export const agentKey = ['agent'];
