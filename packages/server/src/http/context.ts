import type { Access, Effect } from '@onehaul/contract/spec-calls';
import type { Language } from '@onehaul/domain/language';
import type { Shop } from '@onehaul/domain/shop';
import type { Db, TransactionDb } from '../db/database.ts';
import type { SignatureHeaders } from './signature-headers.ts';

/** The member who makes a call. */
export type Caller = {
  /** The acting account. */
  readonly id: number;
  /** The owner of the parcels, orders and addresses: a sub-account works for its main account (A16). */
  readonly ownerId: number;
  readonly isMainAccount: boolean;
  readonly sessionId: string;
  /** The password was set by another person and not changed since (A17). */
  readonly isPasswordGiven?: boolean;
};

/** The client of a request. */
export type Visit = {
  readonly host: string;
  readonly address: string;
  readonly userAgent: string;
  readonly authorization: string | undefined;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  /** Signature headers of an API client; undefined when the request is not signed. */
  readonly signed?: SignatureHeaders | undefined;
  /** Adds a Set-Cookie header to the response. */
  setCookie(line: string): void;
};

/** Context of every handler: the shop of the host, its database, the reader's language. */
export type VisitorContext = {
  readonly shop: Shop;
  readonly language: Language;
  readonly visit: Visit;
  readonly db: Db;
  /** A separate transaction: its writes are committed even if the call is refused afterwards. */
  transaction<T>(work: (db: TransactionDb) => Promise<T>): Promise<T>;
};

/** The subset needed to read a shop: jobs have no visitor. */
export type ShopReader = Pick<VisitorContext, 'db' | 'shop' | 'language'>;
/** The same inside a transaction. */
export type ShopWriter = ShopReader & { readonly db: TransactionDb };

export type MemberContext = VisitorContext & { readonly member: Caller };

/** Context of a write call: `db` is the transaction of the change. */
export type ChangeContext = MemberContext & { readonly db: TransactionDb };

/** Context type by access and effect: a visitor call has no member, a read has no transaction to write in. */
export type ContextOf<Who extends Access, Does extends Effect> = Who extends 'visitor'
  ? VisitorContext
  : Does extends 'change'
    ? ChangeContext
    : MemberContext;
