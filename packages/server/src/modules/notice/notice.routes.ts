import { noticeCalls } from '@onehaul/contract/notice';
import { bind, type Route } from '../../http/bind.ts';
import type { Services } from '../../services.ts';
import { findNotices } from './find-notices.ts';
import { getChoices, setChoices } from './notice-choices.ts';
import { addPushDevice, getPushKey, removePushDevice } from './push-devices.ts';
import { getUnread, markNoticesRead } from './mark-notices-read.ts';

export function createNoticeRoutes(services: Services): Route[] {
  return bind(noticeCalls, {
    list: findNotices,
    unread: getUnread,
    markRead: markNoticesRead,
    choices: (context) => getChoices(services, context),
    setChoices: (context, input) => setChoices(services, context, input),
    pushKey: () => getPushKey(services),
    addPushDevice: (context, input) => addPushDevice(services, context, input).then(emptyAnswer),
    removePushDevice: (context, input) => removePushDevice(context, input).then(emptyAnswer),
  });
}
const emptyAnswer = () => ({});
