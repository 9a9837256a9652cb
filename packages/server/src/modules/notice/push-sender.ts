import { type Push, PushNotAccepted, type PushOutcome } from '../../gateways/push/push.ts';
import type { DeliveryServices, Sender } from './deliver.ts';
import {
  type DueDelivery,
  setLastNotifiedAt,
  recordNotifiedDevices,
  deleteGoneDevices,
} from './delivery.repository.ts';
import { noticePage } from './notice-page.ts';
import { renderNoticeText } from './notice-words.ts';

export const maxPushTries = 6;

type Outcome = PushOutcome | 'later';

/** Sends to every push device of the member; a retry skips devices that already received it. */
export function pushSender({ database, log }: DeliveryServices, push: Push): Sender {
  async function tell(due: DueDelivery, device: DueDelivery['devices'][number]): Promise<Outcome> {
    const { kind, subjectId, details, id: notice, shopId: shop, tenantId: tenant, tries } = due;
    const { title, text } = renderNoticeText(due);
    const { pathname, search } = new URL(noticePage(kind, subjectId, details).page, 'https://shop/member/');
    const path = pathname + search;
    try {
      return await push.send(device, { topic: `notice-${notice}`, title, text, path });
    } catch (error) {
      if (!(error instanceof PushNotAccepted)) throw error;
      log.warn({ err: error, tenant, shop, notice, tries }, 'a push message was not taken');
      return 'later';
    }
  }

  return {
    channel: 'push',
    async send(due) {
      const { tenantId, shopId, id, devices, tries } = due;
      const outcomes = await Promise.all(devices.map((device) => tell(due, device)));
      const idsOf = (wanted: Outcome) =>
        devices.filter((_, place) => outcomes[place] === wanted).map((device) => device.id);
      const [taken, gone] = [idsOf('taken'), idsOf('gone')];
      await database.transaction(tenantId, async (db) => {
        if (taken.length > 0) await db.all(recordNotifiedDevices, { shopId, id, deviceIds: taken });
        if (taken.length > 0) await db.all(setLastNotifiedAt, { shopId, deviceIds: taken });
        if (gone.length > 0) await db.all(deleteGoneDevices, { shopId, deviceIds: gone });
      });
      if (outcomes.includes('later') && tries < maxPushTries) return undefined;
      if (taken.length > 0) return 'sent';
      return outcomes.some((outcome) => outcome !== 'gone') ? 'failed' : 'dropped';
    },
  };
}
