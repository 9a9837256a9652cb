import { openSession, type Session } from '@onehaul/client/session';
import { pageLanguage } from '../page-language.ts';
import { pageShop } from '../page-shop.ts';

type Ask = () => Promise<boolean>;
let session: Session | undefined;
let asker: Ask | undefined;
let prover: Ask | undefined;

/** The one session of this page. In the browser only: a server has no person. */
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

/** Names who asks the person about a login that has run out; the returned function takes it back. */
export function askWhenExpired(ask: Ask): () => void {
  asker = ask;
  return () => {
    if (asker === ask) asker = undefined;
  };
}

/** Names who asks the person to prove who they are; the returned function takes it back. */
export function askForProof(ask: Ask): () => void {
  prover = ask;
  return () => {
    if (prover === ask) prover = undefined;
  };
}

/** On a public page nobody is asked: whoever cannot be kept signed in reads on as a visitor. */
async function renewUnasked(): Promise<boolean> {
  try {
    await browserSession().refresh();
    return true;
  } catch {
    browserSession().forget();
    return false;
  }
}
