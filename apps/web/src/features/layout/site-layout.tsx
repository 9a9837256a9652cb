import type { Currency, ShopInfo } from '@onehaul/contract/shop';
import type { Language } from '@onehaul/domain/language';
import { SkipLink } from '@onehaul/ui/skip-link';
import { ToastRegion, useToast } from '@onehaul/ui/toast';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from '@onehaul/i18n/react';
import { takeSignOutMessage } from '../../app/flash-message.ts';
import { isMemberPath, paths } from '../../app/paths.ts';
import { SideBox } from './side-box.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { type SiteArticles, siteLinks } from './site-links.ts';

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
        {!isMember && <SiteFooter shop={shop} links={links} />}
      </div>
      {!isMember && <SideBox contactLinks={shop.contactLinks} />}
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
