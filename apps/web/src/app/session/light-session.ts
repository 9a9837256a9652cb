import { createLightSession, type LightSession, requestTokensFrom } from '@onehaul/client/light-session';
import { pageShop } from '../page-shop.ts';

let session: LightSession | undefined;

/** The login of this page without calls. Browser only: on a server it would be shared by all members. */
export function lightSession(): LightSession {
  if (import.meta.env.SSR) throw new Error('A server has no session of its own');
  session ??= createLightSession({
    requestTokens: (accessToken) => requestTokensFrom('/api', pageShop(), accessToken),
  });
  return session;
}
