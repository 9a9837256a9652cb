import type { Access, Effect } from '@onehaul/contract/spec-calls';
import type { Language } from '@onehaul/domain/language';
import type { Shop } from '@onehaul/domain/shop';
import type { Db, TransactionDb } from '../db/database.ts';
import type { Signed } from './signed.ts';

/** Who a member call is made by. */
export type Caller = {
  /** The account that acts. */
  readonly id: number;
  /** Whose parcels, orders and addresses these are: a sub-account works for its main account (A16). */
  readonly ownerId: number;
  readonly isMainAccount: boolean;
  readonly sessionId: string;
  /** The password was set by somebody else and not changed since (A17). */
  readonly isPasswordGiven?: boolean;
};

/** The browser or program at the other end of a request. */
export type Visit = {
  readonly host: string;
  readonly address: string;
  readonly userAgent: string;
  readonly authorization: string | undefined;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  /** How other software has signed its request; undefined where nobody did. */
  readonly signed?: Signed | undefined;
  /** Adds a Set-Cookie line to the answer. */
  setCookie(line: string): void;
};

/** What every handler gets: the shop of the host, its database, the reader's language. */
export type VisitorContext = {
  readonly shop: Shop;
  readonly language: Language;
  readonly visit: Visit;
  readonly db: Db;
  /** A transaction of its own: what it writes stays, even when the call is refused after it. */
  transaction<T>(work: (db: TransactionDb) => Promise<T>): Promise<T>;
};

/** As much of it as a look into a shop needs: jobs have no visitor. */
export type ShopReader = Pick<VisitorContext, 'db' | 'shop' | 'language'>;

export type MemberContext = VisitorContext & { readonly member: Caller };

/** Of a changing call: its `db` is the transaction of the change. */
export type ChangeContext = MemberContext & { readonly db: TransactionDb };

/** By who may call and what the call does: a visitor has no member to misuse, a read no transaction to write in. */
export type ContextOf<Who extends Access, Does extends Effect> = Who extends 'visitor'
  ? VisitorContext
  : Does extends 'change'
    ? ChangeContext
    : MemberContext;
