import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import type { Database } from './db/database.ts';
import type { Mail } from './gateways/mail/mail.ts';
import type { GatewayUrls } from './gateways/payment/create-gateways.ts';
import type { MarketplaceUrls } from './gateways/marketplace/create-marketplaces.ts';
import type { Push } from './gateways/push/push.ts';
import type { Sms } from './gateways/sms/sms.ts';
import type { Storage } from './gateways/storage/storage.ts';
import type { Keys } from './keys.ts';

/** Dependencies of the modules, besides the context's database. */
export type Services = {
  readonly database: Database;
  readonly redis: Redis;
  readonly sms: Sms;
  readonly storage: Storage;
  readonly keys: Keys;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** Mails to staff, and to members about their account; undefined when no mail server is configured. */
  readonly mail?: Mail | undefined;
  /** Origin of the console; defaults to `https://` and its host. */
  readonly console?: { readonly origin?: string | undefined };
  /** Channels for notices, besides SMS. */
  readonly notice?: { readonly push?: Push | undefined; readonly isMailClosed?: boolean };
  /** URL of a marketplace simulator. */
  readonly marketplace?: { readonly urls?: MarketplaceUrls };
  /** Base URLs of the payment gateways and of shops' pages; the real ones unless a simulator is set. */
  readonly payment?: { readonly urls?: GatewayUrls; readonly originOf?: (host: string) => string };
};
