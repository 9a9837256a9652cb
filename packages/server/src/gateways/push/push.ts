/** Where a browser wants to be told, and the keys only it can read with. */
export type PushDevice = { readonly endpoint: string; readonly p256dh: string; readonly auth: string };

export type PushMessage = {
  /** The same for every try: a browser that was not told yet is told once. */
  readonly topic: string;
  readonly title: string;
  readonly text: string;
  /** The page it leads to, at the shop's own host. */
  readonly path: string;
};

/** Gone: the browser no longer wants it. Refused: trying again would be refused again. */
export type PushOutcome = 'taken' | 'gone' | 'refused';

export type Push = {
  /** What browsers tie a subscription to: nobody else can tell them anything. */
  readonly publicKey: string;
  /** Whether an address is one of a push service we know; it comes from a stranger's browser, or from a stranger. */
  isServed(endpoint: string): boolean;
  /** Rejects with `PushNotTaken` when it may be taken later. */
  send(device: PushDevice, message: PushMessage): Promise<PushOutcome>;
};

/** What a service says goes no further than its status. */
export class PushNotTaken extends Error {
  override name = 'PushNotTaken';
  constructor(code: unknown) {
    const short = /^[\w.:-]{1,60}$/.exec(String(code))?.[0] ?? 'unknown';
    super(`the push service did not take the message: ${short}`);
  }
}
