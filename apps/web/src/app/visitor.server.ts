import type { Currency, ShopInfo } from '@onehaul/contract/shop';
import type { ArticleType } from '@onehaul/domain/article';
import type { Language } from '@onehaul/domain/language';
import { createContext } from 'react-router';

/** Everything a page may depend on, so that it can be cached and shared. */
export type Visitor = {
  /** Scheme and primary host of the shop, for absolute URLs. */
  readonly origin: string;
  readonly host: string;
  readonly shop: ShopInfo;
  /** Sent with each call, so that no API process answers from an older cached shop (decision 064). */
  readonly revision: number;
  /** Version of the shop's public content; a cached page of another version is rendered again. */
  readonly contentVersion: string;
  readonly currencies: readonly Currency[];
  /** Article types the shop has published: only their pages are linked. */
  readonly articles: readonly { readonly type: ArticleType }[];
  readonly language: Language;
  readonly currency: string;
  /** Whether the browser holds a session. A page that depends on it is never cached. */
  readonly isSignedIn: boolean;
  /** The URL carries a sign-in code, which the page removes first (A12). */
  readonly hasSignInCode: boolean;
  readonly apiUrl: string;
  /** Token of a staff member's preview, which is never cached. */
  readonly previewToken?: string;
  /** Secret of the shop's preview link, sent by a browser that entered by it. Such a page is never cached. */
  readonly shopPass?: string;
  /** The shop is not open yet: the visitor sees it with a pass. */
  readonly isNotOpen?: boolean;
  /** A practice shop, whose payments are not real. */
  readonly isPractice?: boolean;
  /** Client IP address, for the API's rate limits; never part of a page. */
  readonly clientIp?: string;
};

export const visitorContext = createContext<Visitor>();
