import { openSession, type Session } from '@onehaul/client/session';
import { pageLanguage } from '../page-language.ts';
import { pageShop } from '../page-shop.ts';

type Ask = () => Promise<boolean>;
let session: Session | undefined;
let asker: Ask | undefined;
let prover: Ask | undefined;

/** The single session of this page. Browser only: the server has no user. */
export function browserSession(): Session {
  session ??= openSession({
    baseUrl: '/api',
    language: pageLanguage(),
    shop: pageShop,
    onExpired: () => (asker ?? renewUnasked)(),
    onProof: async () => (prover ? prover() : false),
  });
  return session;
}

/** Registers the prompt for an expired login; returns a function that unregisters it. */
export function askWhenExpired(ask: Ask): () => void {
  asker = ask;
  return () => {
    if (asker === ask) asker = undefined;
  };
}

/** Registers the step-up authentication prompt; returns a function that unregisters it. */
export function askForProof(ask: Ask): () => void {
  prover = ask;
  return () => {
    if (prover === ask) prover = undefined;
  };
}

/** Public pages never prompt: a session that cannot be renewed continues as a visitor. */
async function renewUnasked(): Promise<boolean> {
  try {
    await browserSession().refresh();
    return true;
  } catch {
    browserSession().forget();
    return false;
  }
}
