import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { CarrierReport } from '@onehaul/domain/tracking/carrier-event';

export const trackingProviderNames = ['kuaidi100', 'track17'] as const;
export type TrackingProviderName = (typeof trackingProviderNames)[number];

/** A carrier's number as a provider knows it. */
export type WatchedNumber = {
  readonly carrierCode: string;
  readonly number: string;
  /** Some carriers tell nothing to whoever does not know the end of the receiver's phone. */
  readonly phoneTail: string;
};

export type Push = { readonly headers: IncomingHttpHeaders; readonly raw: Buffer };

/** Somebody who asks carriers for us. An account is what the shop got from them, as it was unsealed. */
export type TrackingProvider = {
  /** From now on they tell us by themselves; asking twice is no fault. */
  subscribe(account: string, watched: WatchedNumber, callbackUrl: string): Promise<void>;
  /** What they know now; undefined when that is nothing yet. */
  query(account: string, watched: WatchedNumber): Promise<CarrierReport | undefined>;
  /** What they tell, undefined when it is about no goods; throws when it is not theirs. */
  readPush(account: string, push: Push): CarrierReport | undefined;
  /** What they want to hear when it was taken. */
  readonly taken: object;
};
export type TrackingProviders = Readonly<Record<TrackingProviderName, TrackingProvider>>;

/** The provider did not do what was asked; final when asking again would change nothing. */
export class TrackingNotTaken extends Error {
  readonly isFinal: boolean;
  constructor(provider: string, why: unknown, { isFinal = false } = {}) {
    super(`${provider}: ${String(why)}`);
    this.name = 'TrackingNotTaken';
    this.isFinal = isFinal;
  }
}

/** Told by somebody who does not know the secret. */
export class PushNotSigned extends Error {
  constructor() {
    super('the push is not signed by the provider');
    this.name = 'PushNotSigned';
  }
}

const digest = (text: string) => createHash('sha256').update(text).digest();
/** In the same time whether the first or the last sign differs. */
export const isSame = (a: string, b: string) => timingSafeEqual(digest(a), digest(b));
