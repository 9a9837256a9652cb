const workerPath = '/push-worker.js';
/** The worker has nothing to do with the shop's public pages. */
const workerScope = '/member/';

export type PushSupport = 'unsupported' | 'denied' | 'able';

/** Whether this browser can be told while it is closed. */
export function pushSupport(): PushSupport {
  const isThere = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!isThere) return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'able';
}

/** The person at the browser said no, or it cannot reach its service. */
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

/** Asks the person and the browser's service; what the server needs to tell this browser. */
export async function subscribe(publicKey: string) {
  if ((await Notification.requestPermission()) !== 'granted') throw new PushRefused('denied');
  try {
    await navigator.serviceWorker.register(workerPath, { scope: workerScope });
    const { pushManager } = await navigator.serviceWorker.ready;
    // One made for another key, such as before keys were renewed, cannot be used.
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

/** Takes the browser's own part back; the server has forgotten it before. */
export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(workerScope);
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
  await registration?.unregister();
}
