import type { Plan } from '@onehaul/contract/platform/plans';
import type { Language } from '@onehaul/domain/language';
import type { PlatformText } from '@onehaul/i18n/platform-text';

/** Paths of the platform's own pages. */
export const platformPaths = {
  home: '/',
  open: '/open',
  checkMail: '/open/check-mail',
  confirm: '/open/confirm',
} as const;

/** What a page of the platform's own host shows. */
export type PlatformView = {
  readonly path: string;
  readonly language: Language;
  readonly nonce: string;
  readonly plans: readonly Plan[];
  readonly shopDomain: string;
  readonly isSignUpOpen: boolean;
};

export type PageProps = { readonly view: PlatformView; readonly t: PlatformText };
