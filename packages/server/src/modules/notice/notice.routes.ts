import { noticeCalls } from '@onehaul/contract/notice';
import { bind, type Route } from '../../http/bind.ts';
import type { Services } from '../../services.ts';
import { findNotices } from './find-notices.ts';
import { getChoices, setChoices } from './notice-choices.ts';
import { addPushDevice, getPushKey, removePushDevice } from './push-devices.ts';
import { getUnread, readNotices } from './read-notices.ts';

export function openNoticeRoutes(services: Services): Route[] {
  return bind(noticeCalls, {
    list: findNotices,
    unread: getUnread,
    markRead: readNotices,
    choices: (context) => getChoices(services, context),
    setChoices: (context, input) => setChoices(services, context, input),
    pushKey: () => getPushKey(services),
    addPushDevice: (context, input) => addPushDevice(services, context, input).then(nothing),
    removePushDevice: (context, input) => removePushDevice(context, input).then(nothing),
  });
}
const nothing = () => ({});
