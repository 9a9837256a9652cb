import { type ClientLoaderFunctionArgs, Outlet } from 'react-router';
import { loadAccount } from '../app/session/account.ts';
import { browserSession } from '../app/session/browser-session.ts';
import { guard } from '../app/session/guard.ts';
import { loadTexts } from '../app/load-texts.ts';
import { setFlashMessage } from '../app/flash-message.ts';
import { SessionHost } from '../features/session/session-host.tsx';
import { useShop } from '../app/shop-context.tsx';
import { StatusPage } from '../app/status-page.tsx';
import { PortalLayout } from '../features/member/portal-layout.tsx';
import { PortalSkeleton } from '../features/member/portal-skeleton.tsx';

await loadTexts('session', 'member', 'workbench');

/** Member pages require a session and render in the browser only (A64). */
export async function clientLoader({ url }: ClientLoaderFunctionArgs) {
  await guard({ session: browserSession(), loadAccount, setFlashMessage }, url);
  return null;
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  const { name } = useShop();
  return (
    <>
      <title>{name}</title>
      <meta name="robots" content="noindex" />
      <PortalSkeleton />
    </>
  );
}

export default function Member() {
  return (
    <SessionHost>
      <meta name="robots" content="noindex" />
      <PortalLayout>
        <Outlet />
      </PortalLayout>
    </SessionHost>
  );
}

export function ErrorBoundary() {
  return <StatusPage />;
}
