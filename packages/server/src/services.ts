import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import type { Database } from './db/database.ts';
import type { Mail } from './gateways/mail/mail.ts';
import type { GatewayUrls } from './gateways/payment/open-gateways.ts';
import type { MarketplaceUrls } from './gateways/marketplace/open-marketplaces.ts';
import type { Push } from './gateways/push/push.ts';
import type { Sms } from './gateways/sms/sms.ts';
import type { Storage } from './gateways/storage/storage.ts';
import type { Keys } from './keys.ts';

/** What modules work with beside the database of their context. */
export type Services = {
  readonly database: Database;
  readonly redis: Redis;
  readonly sms: Sms;
  readonly storage: Storage;
  readonly keys: Keys;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** Writes to staff, and to members about their account; undefined where no mail server is named. */
  readonly mail?: Mail | undefined;
  /** Where the console's pages are; `https://` and its host unless said. */
  readonly console?: { readonly origin?: string | undefined };
  /** What notices leave by here, beside texts. */
  readonly notice?: { readonly push?: Push | undefined; readonly isMailClosed?: boolean };
  /** Where the payment gateways are, and where shops' own pages are; the real ones unless something stands in. */
  /** Where a simulator stands in for marketplaces. */
  readonly marketplace?: { readonly urls?: MarketplaceUrls };
  readonly payment?: { readonly urls?: GatewayUrls; readonly originOf?: (host: string) => string };
};
