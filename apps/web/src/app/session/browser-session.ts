import { createSession, type Session } from '@onehaul/client/session';
import { pageLanguage } from '../page-language.ts';
import { pageShop } from '../page-shop.ts';
import { lightSession } from './light-session.ts';
import { endPromptsWait, promptsArrival } from './prompts.ts';

type Prompt = () => Promise<boolean>;
let session: Session | undefined;
let expiryPrompt: Prompt | undefined;
let proofPrompt: Prompt | undefined;

/** The single session of this page. Browser only: the server has no user. */
export function browserSession(): Session {
  session ??= createSession({
    baseUrl: '/api',
    language: pageLanguage(),
    shop: pageShop,
    light: lightSession(),
    onExpired: async () => {
      await promptsArrival();
      return (expiryPrompt ?? renewSilently)();
    },
    onProofRequired: async () => {
      await promptsArrival();
      return proofPrompt ? proofPrompt() : false;
    },
  });
  return session;
}

/** Registers the prompt for an expired login; returns a function that unregisters it. */
export function registerExpiryPrompt(prompt: Prompt): () => void {
  expiryPrompt = prompt;
  return () => {
    if (expiryPrompt === prompt) expiryPrompt = undefined;
  };
}

/** Registers the step-up authentication prompt, the last of the two; returns a function that unregisters it. */
export function registerProofPrompt(prompt: Prompt): () => void {
  proofPrompt = prompt;
  endPromptsWait();
  return () => {
    if (proofPrompt === prompt) proofPrompt = undefined;
  };
}

/** Public pages never prompt: a session that cannot be renewed continues as a visitor. */
async function renewSilently(): Promise<boolean> {
  try {
    await browserSession().refresh();
    return true;
  } catch {
    browserSession().clear();
    return false;
  }
}
