import { noticeCalls } from '@onehaul/contract/notice';
import { browserSession } from '../../app/session/browser-session.ts';

export const markRead = (ids: readonly number[]) =>
  browserSession().send(noticeCalls.markRead, { ids: [...ids] });
