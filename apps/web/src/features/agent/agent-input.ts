import { earningStates } from '@onehaul/domain/agent/earning-state';

export const agentTabs = ['earnings', 'members'] as const;
export const agentRowChoices = [20, 50];
/** Names under which the member’s choices for the lists are stored. */
export const agentListNames = {
  earnings: 'agent',
  members: 'agent-members',
  friends: 'recommendation',
} as const;

/** Tab of the URL; the first without one. */
export const agentTab = (address: URLSearchParams) =>
  agentTabs.find((tab) => tab === address.get('tab')) ?? 'earnings';

/** State of the URL by which earnings are filtered; unknown ones are ignored. */
export const earningState = (value: string | null | undefined) => earningStates.find((one) => one === value);
