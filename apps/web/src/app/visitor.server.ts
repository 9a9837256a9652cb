import type { Currency, ShopImage, ShopInfo } from '@onehaul/contract/shop';
import type { ArticleType } from '@onehaul/domain/article';
import type { Language } from '@onehaul/domain/language';
import { createContext } from 'react-router';

/** All that a page may depend on, so that it can be kept and shown to the next visitor alike. */
export type Visitor = {
  /** Scheme and host of the shop, for addresses that must be absolute. */
  readonly origin: string;
  readonly host: string;
  readonly shop: ShopInfo;
  readonly currencies: readonly Currency[];
  /** Matters the shop has written about: only their pages are linked. */
  readonly articles: readonly { readonly type: ArticleType }[];
  /** Of the home page; empty for any other. */
  readonly banners: readonly ShopImage[];
  readonly language: Language;
  readonly currency: string;
  /** Whether the browser holds a session. A page that knows it is never kept. */
  readonly isSignedIn: boolean;
  /** The address came with a sign-in code, which the page takes out of it before anything else (A12). */
  readonly hasSignInCode: boolean;
  readonly apiUrl: string;
  /** Network address, for the API's limits; never part of a page. */
  readonly address?: string;
};

export const visitorContext = createContext<Visitor>();
