import type { Currency, ShopInfo } from '@onehaul/contract/shop';
import type { Language } from '@onehaul/domain/language';
import { SkipLink } from '@onehaul/ui/skip-link';
import { ToastRegion, useToast } from '@onehaul/ui/toast';
import { type ReactNode, Suspense, useCallback, useEffect } from 'react';
import { useTranslation } from '@onehaul/i18n/react';
import { afterLoad } from '../../app/after-load.ts';
import { takeSignOutMessage } from '../../app/flash-message.ts';
import { lazyPart, useLostPart } from '../../app/lazy-part.ts';
import { isMemberPath, paths } from '../../app/paths.ts';
import { SiteHeader } from './site-header.tsx';
import { type SiteArticles, siteLinks } from './site-links.ts';

// Both are read last: the server's markup stays until their code has loaded, after that of the page.
const importEnd = () => import('./page-end.tsx');
const PageEnd = import.meta.env.SSR
  ? (await importEnd()).PageEnd
  : lazyPart(() => afterLoad().then(async () => ({ default: (await importEnd()).PageEnd })));

type Props = {
  readonly shop: ShopInfo;
  readonly currencies: readonly Currency[];
  readonly articles: SiteArticles;
  readonly language: Language;
  readonly currency: string;
  readonly isSignedIn: boolean;
  readonly path: string;
  readonly children: ReactNode;
};

const contentId = 'content';

/** Layout around every page; member pages have neither footer nor side box (§2 Layout). */
export function SiteLayout(props: Props) {
  const { shop, currencies, articles, language, currency, isSignedIn, path, children } = props;
  const { t } = useTranslation('storefront');
  const links = siteLinks(articles, shop.modules);
  const isMember = isMemberPath(path);
  // Embedded in third-party pages: no navigation.
  if (path === paths.trajectory)
    return (
      <ToastRegion close={t('toast.close')}>
        <main>{children}</main>
      </ToastRegion>
    );
  return (
    <ToastRegion close={t('toast.close')}>
      <SignOutMessage />
      <LostPartMessage />
      <SkipLink target={contentId}>{t('skip.content')}</SkipLink>
      <div className="flex min-h-dvh flex-col">
        <SiteHeader
          shop={shop}
          currencies={currencies}
          guide={links.guide}
          language={language}
          currency={currency}
          isSignedIn={isSignedIn}
          path={path}
        />
        <main id={contentId} tabIndex={-1} className="grow outline-none">
          {children}
        </main>
        {!isMember && (
          <Suspense>
            <PageEnd shop={shop} links={links} />
          </Suspense>
        )}
      </div>
    </ToastRegion>
  );
}

function SignOutMessage() {
  const show = useToast();
  useEffect(() => {
    const text = takeSignOutMessage();
    if (text) show(text, 'positive');
  }, [show]);
  return null;
}

function LostPartMessage() {
  const show = useToast();
  const { t } = useTranslation('storefront');
  useLostPart(useCallback(() => show(t('failure.network'), 'danger'), [show, t]));
  return null;
}
