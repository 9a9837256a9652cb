/** Query parameters of the registration page (§2), carried by links that agents and members share. */
export const referralNames = {
  agentCode: 'AgentId',
  recommenderCode: 'Recommender',
  servicePersonCode: 'ServicePersonnel',
} as const;
