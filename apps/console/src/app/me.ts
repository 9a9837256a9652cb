import { CallFailed } from '@onehaul/client/send';
import { type Me, staffSessionCalls } from '@onehaul/contract/console/staff-session';
import type { Permission } from '@onehaul/domain/staff/role';
import {
  type LoaderFunctionArgs,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useRouteLoaderData,
} from 'react-router';
import { ask } from './ask.ts';
import { showLanguage, translator } from './language.ts';
import { paths } from './paths.ts';
import { inFrontOf } from './return-path.ts';

export const meRoute = 'me';

/** Who is signed in; nobody is sent to sign in first, and a given password is changed before anything else. */
export async function loadMe({ request }: LoaderFunctionArgs): Promise<Me> {
  const me = await ask(staffSessionCalls.me, {}).catch((error: unknown) => {
    if (error instanceof CallFailed && error.code === 401)
      throw redirect(inFrontOf(paths.signIn, request.url));
    throw error;
  });
  const isAtNewPassword = new URL(request.url).pathname === paths.newPassword;
  if (me.isPasswordGiven && !isAtNewPassword) throw redirect(inFrontOf(paths.newPassword, request.url));
  if (me.language === translator().language) return me;
  await showLanguage(me.language);
  // The names in it are in the language it was asked in.
  return ask(staffSessionCalls.me, {});
}

export const stationMeRoute = 'stationMe';

/** At a station the work goes on while the server cannot be asked: nobody is known then. */
export async function loadMeAtStation(args: LoaderFunctionArgs): Promise<Me | null> {
  try {
    return await loadMe(args);
  } catch (error) {
    if (error instanceof CallFailed && error.code >= 500) return null;
    throw error;
  }
}

/** Turning pages changes nobody's rights: who one is, is asked again only when someone wants to know. */
export const isAskedAgain = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href === nextUrl.href;

export function useMe(): Me {
  const me = useRouteLoaderData<Me>(meRoute);
  if (!me) throw new Error('useMe needs the route that loads who is signed in above it');
  return me;
}

export function useMeAtStation(): Me | undefined {
  return useRouteLoaderData<Me | null>(stationMeRoute) ?? undefined;
}

export function useMay(permission: Permission): boolean {
  return useMe().permissions.includes(permission);
}
