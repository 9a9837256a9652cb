import { noticeCalls } from '@onehaul/contract/notice';
import { queryOptions } from '@tanstack/react-query';
import type { Send } from '../session-context.tsx';

export const noticesKey = ['notices'];
const unreadKey = [...noticesKey, 'unread'];

export const unreadQuery = (send: Send) =>
  queryOptions({ queryKey: unreadKey, queryFn: () => send(noticeCalls.unread, {}) });
