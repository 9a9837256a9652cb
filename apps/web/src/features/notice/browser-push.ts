import { serviceWorkerPath } from '../../app/service-worker-path.ts';

export type PushSupport = 'unsupported' | 'denied' | 'able';

/** Whether this browser supports Web Push. */
export function pushSupport(): PushSupport {
  const isThere = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!isThere) return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'able';
}

/** The user denied permission, or the browser cannot reach its push service. */
export class PushRefused extends Error {
  readonly why: 'denied' | 'failed';
  constructor(why: PushRefused['why']) {
    super(why);
    this.name = 'PushRefused';
    this.why = why;
  }
}

const bytesOf = (base64Url: string) =>
  Uint8Array.from(atob(base64Url.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));

/** Requests permission and subscribes; returns what the server needs to push to this browser. */
export async function subscribe(publicKey: string) {
  if ((await Notification.requestPermission()) !== 'granted') throw new PushRefused('denied');
  try {
    await navigator.serviceWorker.register(serviceWorkerPath);
    const { pushManager } = await navigator.serviceWorker.ready;
    // A subscription for another key, such as before a key rotation, is unusable.
    await (await pushManager.getSubscription())?.unsubscribe();
    const subscription = await pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: bytesOf(publicKey),
    });
    const { endpoint, keys } = subscription.toJSON();
    return { endpoint: endpoint ?? '', p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' };
  } catch {
    throw new PushRefused('failed');
  }
}

/** Removes the browser's subscription; the server has deleted its own before. */
export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
