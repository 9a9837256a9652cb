import { peerCalls } from '@onehaul/contract/peer';
import { queryOptions } from '@tanstack/react-query';
import { peerKey } from '../../app/portal/peer-key.ts';
import type { Send } from '../../app/session-context.tsx';

export const statementQuery = (send: Send, id: number) =>
  queryOptions({
    queryKey: [...peerKey, 'statement', id],
    queryFn: () => send(peerCalls.statement, { id }),
  });
