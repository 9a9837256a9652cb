import type { NoticeChannel } from '@onehaul/domain/notice';
import type { Mail } from '../../gateways/mail/mail.ts';
import type { Push } from '../../gateways/push/push.ts';
import type { Sms } from '../../gateways/sms/sms.ts';
import type { Sweep } from '../../jobs/sweep.ts';
import type { Keys } from '../../keys.ts';
import { type DeliveryServices, createSender } from './deliver.ts';
import { mailSender } from './mail-sender.ts';
import { pushSender } from './push-sender.ts';
import { smsSender } from './sms-sender.ts';

type SenderClients = {
  readonly mail?: Mail | undefined;
  readonly sms: Sms;
  readonly push?: Push | undefined;
};

/** Opens a sender for every channel this installation has. */
export function createSenders(
  services: DeliveryServices & { readonly keys: Keys },
  { mail, sms, push }: SenderClients,
  everyMs?: number,
): Sweep & { readonly channels: readonly NoticeChannel[] } {
  const senders = [
    ...(mail ? [mailSender(services, mail)] : []),
    ...(sms.isClosed ? [] : [smsSender(services, sms)]),
    ...(push ? [pushSender(services, push)] : []),
  ];
  const sweeps = senders.map((sender) => createSender(services, sender, everyMs));
  return {
    channels: senders.map(({ channel }) => channel),
    async close() {
      await Promise.all(sweeps.map((sweep) => sweep.close()));
    },
  };
}
