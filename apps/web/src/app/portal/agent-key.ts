/** Begins the key of everything read of the member as an agent, and of friends they recommended. */
export const agentKey = ['agent'];
