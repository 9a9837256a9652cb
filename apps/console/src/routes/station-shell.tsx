import { lazy, Suspense, useEffect } from 'react';
import { Outlet, useMatches, useRevalidator } from 'react-router';
import { useMeAtStation } from '../app/me.ts';
import { canSee } from '../app/navigation.ts';
import { registerServiceWorker } from '../app/register-service-worker.ts';
import { browserOutbox } from '../features/stations/outbox/browser-outbox.ts';
import { StationShell } from '../features/stations/kit/station-shell.tsx';

// Lazy, because rarely needed: stations start without them.
const SignInAgain = lazy(async () => ({
  default: (await import('../features/session/sign-in-again.tsx')).SignInAgain,
}));
const VisitBanner = lazy(async () => ({
  default: (await import('../app/visit-banner.tsx')).VisitBanner,
}));
const Forbidden = lazy(async () => ({
  default: (await import('../features/stations/kit/forbidden.tsx')).Forbidden,
}));

const askAgainMs = 10_000;

export function Component() {
  const me = useMeAtStation();
  const matches = useMatches();
  const { revalidate } = useRevalidator();
  useEffect(() => void registerServiceWorker(), []);

  // Offline the user is unknown; revalidates until the server answers with a user or requires sign-in.
  useEffect(() => {
    if (me) return;
    const again = () => void revalidate();
    const timer = setInterval(again, askAgainMs);
    addEventListener('online', again);
    return () => {
      clearInterval(timer);
      removeEventListener('online', again);
    };
  }, [me, revalidate]);

  const isAllowed = !me || canSee(matches, me.permissions);
  return (
    <>
      <Suspense>{me?.visit && <VisitBanner me={me} />}</Suspense>
      {isAllowed ? (
        <StationShell me={me}>
          <Outlet />
        </StationShell>
      ) : (
        <Suspense>
          <Forbidden />
        </Suspense>
      )}
      <Suspense>{me && <SignInAgain me={me} onDone={() => void browserOutbox().sendAll()} />}</Suspense>
    </>
  );
}
