import { agentCalls } from '@onehaul/contract/agent';
import { queryOptions } from '@tanstack/react-query';
import { agentKey } from '../../app/portal/agent-key.ts';
import type { Send } from '../../app/session-context.tsx';

export const agentQuery = (send: Send) =>
  queryOptions({ queryKey: [...agentKey, 'info'], queryFn: () => send(agentCalls.get, {}) });

export const statisticsQuery = (send: Send) =>
  queryOptions({ queryKey: [...agentKey, 'statistics'], queryFn: () => send(agentCalls.statistics, {}) });
