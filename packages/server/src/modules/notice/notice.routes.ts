import { noticeCalls } from '@onehaul/contract/notice';
import { bind } from '../../http/bind.ts';
import { findNotices } from './find-notices.ts';
import { getChoices, setChoices } from './notice-choices.ts';
import { getUnread, readNotices } from './read-notices.ts';

export const noticeRoutes = bind(noticeCalls, {
  list: findNotices,
  unread: getUnread,
  markRead: readNotices,
  choices: getChoices,
  setChoices,
});
