import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import type { Database } from './db/database.ts';
import type { Dns } from './gateways/dns/dns.ts';
import type { Mail } from './gateways/mail/mail.ts';
import type { GatewayUrls } from './gateways/payment/create-gateways.ts';
import type { MarketplaceUrls } from './gateways/marketplace/create-marketplaces.ts';
import type { Push } from './gateways/push/push.ts';
import type { Sms } from './gateways/sms/sms.ts';
import type { Storage } from './gateways/storage/storage.ts';
import type { Keys } from './keys.ts';

/** Where own domains of shops must point, and the resolver that finds out. */
export type Edge = {
  readonly dns: Dns;
  /** Target of CNAME records. */
  readonly host: string;
  /** Targets of A and AAAA records. */
  readonly addresses: readonly string[];
  /** Domains of the platform, which no company can claim. */
  readonly reserved: readonly string[];
  /** SPF mechanism of the installation's mail servers; null: not known. */
  readonly spf: string | null;
};

/** Dependencies of the modules, besides the context's database. */
export type Services = {
  readonly database: Database;
  readonly redis: Redis;
  readonly sms: Sms;
  readonly storage: Storage;
  readonly keys: Keys;
  readonly edge: Edge;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** Mails to staff, and to members about their account; undefined when no mail server is configured. */
  readonly mail?: Mail | undefined;
  /** Origin of the console; defaults to `https://` and its host. */
  readonly console?: { readonly origin?: string | undefined };
  /** Hosts of the platform's own pages, and the domain under which new shops get a subdomain. */
  readonly platform?: {
    readonly hosts: readonly string[];
    readonly shopDomain: string;
    /** Development without a mail server: sign-up links are shown instead of mailed. */
    readonly showsLinks?: boolean;
  };
  /** Channels for notices, besides SMS. */
  readonly notice?: { readonly push?: Push | undefined; readonly isMailClosed?: boolean };
  /** URL of a marketplace simulator. */
  readonly marketplace?: { readonly urls?: MarketplaceUrls };
  /** Base URLs of the payment gateways and of shops' pages; the real ones unless a simulator is set. */
  readonly payment?: { readonly urls?: GatewayUrls; readonly originOf?: (host: string) => string };
};
