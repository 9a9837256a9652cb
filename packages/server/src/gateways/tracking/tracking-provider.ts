import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { CarrierReport } from '@onehaul/domain/tracking/carrier-event';

export const trackingProviderNames = ['kuaidi100', 'track17'] as const;
export type TrackingProviderName = (typeof trackingProviderNames)[number];

/** A carrier's tracking number as the provider identifies it. */
export type WatchedNumber = {
  readonly carrierCode: string;
  readonly number: string;
  /** Last digits of the receiver's phone, which some carriers require for a query. */
  readonly phoneTail: string;
};

export type Push = { readonly headers: IncomingHttpHeaders; readonly raw: Buffer };

/** A provider of tracking data. `account` is the shop's decrypted credentials. */
export type TrackingProvider = {
  /** Subscribes to webhooks; idempotent. */
  subscribe(account: string, watched: WatchedNumber, callbackUrl: string): Promise<void>;
  /** The current report; undefined when there is no data yet. */
  query(account: string, watched: WatchedNumber): Promise<CarrierReport | undefined>;
  /** Parses a webhook; undefined when it is not about a shipment; throws when its signature is invalid. */
  readPush(account: string, push: Push): CarrierReport | undefined;
  /** The response body that acknowledges a webhook. */
  readonly taken: object;
};
export type TrackingProviders = Readonly<Record<TrackingProviderName, TrackingProvider>>;

/** The provider rejected the request; final when a retry would not help. */
export class TrackingNotAccepted extends Error {
  readonly isFinal: boolean;
  constructor(provider: string, why: unknown, { isFinal = false } = {}) {
    super(`${provider}: ${String(why)}`);
    this.name = 'TrackingNotAccepted';
    this.isFinal = isFinal;
  }
}

/** The webhook's signature is missing or wrong. */
export class PushNotSigned extends Error {
  constructor() {
    super('the push is not signed by the provider');
    this.name = 'PushNotSigned';
  }
}

const digest = (text: string) => createHash('sha256').update(text).digest();
/** Constant-time compare. */
export const isEqualInConstantTime = (a: string, b: string) => timingSafeEqual(digest(a), digest(b));
