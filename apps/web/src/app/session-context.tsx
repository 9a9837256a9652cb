import type { Send } from '@onehaul/client/session';
import type { Profile } from '@onehaul/contract/member';
import { createContext, use } from 'react';

export type { Send };

export type SessionView = {
  /** The signed-in account; undefined until loaded, and for visitors. */
  readonly profile: Profile | undefined;
  /** Reloads the account after a change. */
  reload(): Promise<void>;
  /** Ends the session and navigates home. */
  signOut(): Promise<void>;
};

type Value = SessionView & { readonly send: Send };
const SessionContext = createContext<Value | undefined>(undefined);

export const SessionProvider = SessionContext.Provider;

function useValue(): Value {
  const value = use(SessionContext);
  if (!value) throw new Error('useSession needs a SessionProvider above it');
  return value;
}

/** Returns a function that sends API calls with the signed-in session. */
export function useSend(): Send {
  return useValue().send;
}

export function useSession(): SessionView {
  return useValue();
}
