import { memberCalls } from '@onehaul/contract/member';
import { noticeCalls } from '@onehaul/contract/notice';
import { Suspense, useCallback, useEffect, useState } from 'react';
import {
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  type MiddlewareFunction,
  Outlet,
  useRouteError,
} from 'react-router';
import { CallsContext } from '../app/calls-on-demand.ts';
import { lazyPart } from '../app/lazy-part.ts';
import { loadTexts } from '../app/load-texts.ts';
import { loadOwn, ownSubject } from '../app/own.server.ts';
import { revalidateOnPathChange } from '../app/revalidate-on-path-change.ts';
import { isReadyForData } from '../app/session/before-data.ts';
import { forgetEvent } from '../app/session/forget-event.ts';
import { lightSession } from '../app/session/light-session.ts';
import { expectPrompts, forgetPrompts } from '../app/session/prompts.ts';
import { StatusPage } from '../app/status-page.tsx';
import { OwnLayout } from '../features/member/own-layout.tsx';

await loadTexts('member', 'workbench');
export const handle = { texts: ['member', 'workbench'] };

/** Everything returned is readable in the page, so only what the layout shows. */
export async function loader({ context }: LoaderFunctionArgs) {
  const [profile, { unread }] = await Promise.all([
    loadOwn(context, memberCalls.profile, {}),
    loadOwn(context, noticeCalls.unread, {}),
  ]);
  const { name, username, memberCode, avatarUrl, isFirstLogin } = profile;
  return {
    subject: ownSubject(context),
    profile: { name, username, memberCode, avatarUrl, isFirstLogin },
    unread,
  };
}

export const shouldRevalidate = revalidateOnPathChange;

/** Member whose data is on the screen; set in the browser only. */
let shownSubject: string | undefined;

/** Runs before the browser requests data of an own page. */
const prepareLogin: MiddlewareFunction = async ({ request }, next) => {
  // Without a connection the service worker has documents, but no data.
  const isOffline = !navigator.onLine && navigator.serviceWorker?.controller;
  if (!isOffline && (await isReadyForData(lightSession(), shownSubject))) return next();
  const { pathname, search } = new URL(request.url);
  location.assign(pathname + search);
  // The document is about to be replaced: shows nothing until then.
  return new Promise<never>(() => undefined);
};
export const clientMiddleware = [prepareLogin];

const SessionHost = lazyPart(async () => {
  const [{ SessionHost: Host }] = await Promise.all([
    import('../features/session/session-host.tsx'),
    loadTexts('session'),
  ]);
  return { default: Host };
});

type Props = { readonly loaderData: Awaited<ReturnType<typeof loader>> };

/** Member pages rendered on the server with the member's data (084). */
export default function OwnPages({ loaderData: { subject, profile, unread } }: Props) {
  const [hasCalls, setHasCalls] = useState(false);
  const startCalls = useCallback(() => {
    expectPrompts();
    setHasCalls(true);
  }, []);
  useEffect(() => forgetPrompts, []);
  useShownSubject(subject);
  useForgetting();
  return (
    <CallsContext value={startCalls}>
      <meta name="robots" content="noindex" />
      <OwnLayout profile={profile} unread={unread}>
        <Outlet />
      </OwnLayout>
      {hasCalls && (
        <Suspense>
          <SessionHost />
        </Suspense>
      )}
    </CallsContext>
  );
}

/** Signing out works without a connection. */
function useForgetting(): void {
  useEffect(() => {
    const forget = () => lightSession().clear();
    window.addEventListener(forgetEvent, forget);
    return () => window.removeEventListener(forgetEvent, forget);
  }, []);
}

function useShownSubject(subject: string | undefined): void {
  useEffect(() => {
    shownSubject = subject;
    // The back/forward cache must not restore a page of a member that has since signed out.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted && lightSession().subject() !== subject) location.reload();
    };
    window.addEventListener('pageshow', comeBack);
    return () => {
      shownSubject = undefined;
      window.removeEventListener('pageshow', comeBack);
    };
  }, [subject]);
}

export function ErrorBoundary() {
  const error = useRouteError();
  const isSignedOut = isRouteErrorResponse(error) && error.status === 401;
  // The server renews the login of a document, or leads to the login page.
  useEffect(() => {
    if (isSignedOut) location.reload();
  }, [isSignedOut]);
  return isSignedOut ? null : <StatusPage />;
}
