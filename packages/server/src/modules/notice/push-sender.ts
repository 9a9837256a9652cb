import { type Push, PushNotTaken, type PushOutcome } from '../../gateways/push/push.ts';
import type { DeliveryServices, Sender } from './deliver.ts';
import { type DueDelivery, markTold, noteTold, removeGone } from './delivery.repository.ts';
import { noticePage } from './notice-page.ts';
import { noticeWords } from './notice-words.ts';

export const mostPushTries = 6;

type Outcome = PushOutcome | 'later';

/** Sends to every push device of the member; a retry skips devices that already received it. */
export function pushSender({ database, log }: DeliveryServices, push: Push): Sender {
  async function tell(due: DueDelivery, device: DueDelivery['devices'][number]): Promise<Outcome> {
    const { kind, subjectId, details, id: notice, shopId: shop, tenantId: tenant, tries } = due;
    const { title, text } = noticeWords(due);
    const { pathname, search } = new URL(noticePage(kind, subjectId, details).page, 'https://shop/member/');
    const path = pathname + search;
    try {
      return await push.send(device, { topic: `notice-${notice}`, title, text, path });
    } catch (error) {
      if (!(error instanceof PushNotTaken)) throw error;
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
        if (taken.length > 0) await db.all(noteTold, { shopId, id, deviceIds: taken });
        if (taken.length > 0) await db.all(markTold, { shopId, deviceIds: taken });
        if (gone.length > 0) await db.all(removeGone, { shopId, deviceIds: gone });
      });
      if (outcomes.includes('later') && tries < mostPushTries) return undefined;
      if (taken.length > 0) return 'sent';
      return outcomes.some((outcome) => outcome !== 'gone') ? 'failed' : 'dropped';
    },
  };
}
