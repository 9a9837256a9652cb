import { Refusal } from '@onehaul/domain/refusal';
import { areBrowserKeysValid } from '../../gateways/push/encrypt-push.ts';
import type { PushDevice } from '../../gateways/push/push.ts';
import type { ChangeContext } from '../../http/context.ts';
import type { Services } from '../../services.ts';
import { browserName } from '../session/index.ts';
import { removeDevice, removeSurplus, writeDevice } from './choice.repository.ts';

type WithPush = Pick<Services, 'notice'>;

/** Limit per member. */
const maxDevices = 10;

export async function getPushKey({ notice }: WithPush): Promise<{ publicKey: string }> {
  return { publicKey: notice?.push?.publicKey ?? '' };
}

/** Registers the session's browser for push. Calls only known push services: the endpoint is untrusted. */
export async function addPushDevice(
  { notice }: WithPush,
  { db, shop, member, visit }: ChangeContext,
  { endpoint, p256dh, auth }: PushDevice,
): Promise<void> {
  if (!notice?.push?.isServed(endpoint)) throw new Refusal('push.notServed');
  if (!areBrowserKeysValid(p256dh, auth)) throw new Refusal('input.invalid');
  const device = { shopId: shop.id, memberId: member.id, sessionId: member.sessionId, endpoint };
  await db.all(writeDevice, { ...device, p256dh, auth, browser: browserName(visit.userAgent) });
  await db.all(removeSurplus, { ...device, most: maxDevices });
}

/** Removes a device by its endpoint, which only that browser knows, or all devices of this session. */
export async function removePushDevice(
  { db, shop, member }: ChangeContext,
  { endpoint }: { readonly endpoint: string },
): Promise<void> {
  const { id: memberId, sessionId } = member;
  await db.all(removeDevice, { shopId: shop.id, memberId, sessionId, endpoint });
}
