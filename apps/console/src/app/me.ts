import { CallFailed } from '@onehaul/client/send';
import { type Me, staffSessionCalls } from '@onehaul/contract/console/staff-session';
import type { Permission } from '@onehaul/domain/staff/role';
import {
  type LoaderFunctionArgs,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useRouteLoaderData,
} from 'react-router';
import { callApi } from './call-api.ts';
import { currentTranslator, showLanguage } from './language.ts';
import { paths } from './paths.ts';
import { withReturnPath } from './return-path.ts';

export const meRoute = 'me';

/**
 * Loads the signed-in staff member; redirects to sign-in without a session, and to the password change while
 * an initial password is in use.
 */
export async function loadMe({ request }: LoaderFunctionArgs): Promise<Me> {
  const me = await callApi(staffSessionCalls.me, {}).catch((error: unknown) => {
    if (error instanceof CallFailed && error.code === 401)
      throw redirect(withReturnPath(paths.signIn, request.url));
    throw error;
  });
  const isAtNewPassword = new URL(request.url).pathname === paths.newPassword;
  if (me.isPasswordGiven && !isAtNewPassword) throw redirect(withReturnPath(paths.newPassword, request.url));
  if (me.language === currentTranslator().language) return me;
  await showLanguage(me.language);
  // Reloads because names in the response are in the language of the request.
  return callApi(staffSessionCalls.me, {});
}

export const stationMeRoute = 'stationMe';

/** Returns null while the server is unavailable, because stations keep working offline. */
export async function loadMeAtStation(args: LoaderFunctionArgs): Promise<Me | null> {
  try {
    return await loadMe(args);
  } catch (error) {
    if (error instanceof CallFailed && error.code >= 500) return null;
    throw error;
  }
}

/** Revalidates only when the URL stays the same (an explicit reload): navigation changes no permissions. */
export const shouldRevalidateMe = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href === nextUrl.href;

export function useMe(): Me {
  const me = useRouteLoaderData<Me>(meRoute);
  if (!me) throw new Error('useMe needs the route that loads who is signed in above it');
  return me;
}

export function useMeAtStation(): Me | undefined {
  return useRouteLoaderData<Me | null>(stationMeRoute) ?? undefined;
}

export function useHasPermission(permission: Permission): boolean {
  return useMe().permissions.includes(permission);
}
