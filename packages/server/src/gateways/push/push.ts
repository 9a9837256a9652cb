/** A browser's push endpoint and encryption keys. */
export type PushDevice = { readonly endpoint: string; readonly p256dh: string; readonly auth: string };

export type PushMessage = {
  /** The same for every retry, so that a message not yet delivered is replaced and shown once. */
  readonly topic: string;
  readonly title: string;
  readonly text: string;
  /** Path of the linked page, on the shop's own host. */
  readonly path: string;
};

/** gone: the subscription no longer exists. refused: a retry would be refused again. */
export type PushOutcome = 'taken' | 'gone' | 'refused';

export type Push = {
  /** VAPID key that subscriptions are bound to: no other sender can use them. */
  readonly publicKey: string;
  /** Whether an endpoint belongs to a known push service; the endpoint is untrusted input. */
  isServed(endpoint: string): boolean;
  /** Rejects with `PushNotAccepted` when a retry may succeed. */
  send(device: PushDevice, message: PushMessage): Promise<PushOutcome>;
};

/** Carries only the service's status code. */
export class PushNotAccepted extends Error {
  override name = 'PushNotAccepted';
  constructor(code: unknown) {
    const short = /^[\w.:-]{1,60}$/.exec(String(code))?.[0] ?? 'unknown';
    super(`the push service did not take the message: ${short}`);
  }
}
