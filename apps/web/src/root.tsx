import { languageTags } from '@onehaul/domain/language';
import { type ReactNode, use, useEffect } from 'react';
import { useTranslation } from '@onehaul/i18n/react';
import { type LoaderFunctionArgs, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router';
import { DocumentContext } from './app/document-context.ts';
import { keepLostData, useShownData } from './app/lost-data.ts';
import { paths } from './app/paths.ts';
import { revalidateOnPathChange } from './app/revalidate-on-path-change.ts';
import { useRootData } from './app/root-data.ts';
import { ShopProvider } from './app/shop-context.tsx';
import { StatusPage } from './app/status-page.tsx';
import { useStalledNavigation } from './app/use-stalled-navigation.ts';
import { visitorContext } from './app/visitor.server.ts';
import { SiteLayout } from './features/layout/site-layout.tsx';

export function loader({ context }: LoaderFunctionArgs) {
  const { origin, shop, currencies, articles, language, currency, isSignedIn } = context.get(visitorContext);
  return { origin, shop, currencies, articles, language, currency, isSignedIn };
}

export const shouldRevalidate = revalidateOnPathChange;
export const clientMiddleware = [keepLostData];

export function Layout({ children }: { children: ReactNode }) {
  const { shop, language } = useRootData();
  const { nonce, styles, languageScript } = use(DocumentContext);
  return (
    <html
      lang={languageTags[language]}
      data-scheme={shop.colorScheme}
      data-tenant={shop.tenantId}
      data-shop={shop.id}
      data-shell={shop.isMobileHost ? 'phone' : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={shop.primaryColor} />
        {/* An empty icon prevents browsers from requesting /favicon.ico, which no shop has. */}
        <link rel="icon" href={shop.iconUrl || 'data:,'} />
        <link rel="manifest" href={`${paths.manifest}?lang=${languageTags[language]}`} />
        {languageScript && <link rel="modulepreload" href={languageScript} />}
        <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body>
        <Site>{children}</Site>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

function Site({ children }: { children: ReactNode }) {
  const { shop, currencies, articles, language, currency, isSignedIn } = useRootData();
  const { pathname } = useLocation();
  const { i18n } = useTranslation('page');
  const shown = i18n.language === languageTags[language];

  // Another tab may have changed the language: texts and data of one page must match, so it reloads.
  useEffect(() => {
    if (!shown) location.reload();
  }, [shown]);

  return (
    <ShopProvider value={shop}>
      <SiteLayout
        shop={shop}
        currencies={currencies}
        articles={articles}
        language={language}
        currency={currency}
        isSignedIn={isSignedIn}
        path={pathname}
      >
        {children}
      </SiteLayout>
    </ShopProvider>
  );
}

export default function App() {
  useStalledNavigation();
  useShownData();
  return <Outlet />;
}

export function ErrorBoundary() {
  return <StatusPage />;
}
