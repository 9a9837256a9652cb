/** Names in the address of the registration page (§2): links that agents and members pass on carry them. */
export const referralNames = {
  agentCode: 'AgentId',
  recommenderCode: 'Recommender',
  servicePersonCode: 'ServicePersonnel',
} as const;
