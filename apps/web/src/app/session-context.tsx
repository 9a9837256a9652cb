import type { Send } from '@onehaul/client/session';
import type { Profile } from '@onehaul/contract/member';
import { createContext, use } from 'react';

export type { Send };

export type SessionView = {
  /** The signed-in account; undefined until it is loaded, and for visitors. */
  readonly profile: Profile | undefined;
  /** Loads the account again, after a change of it. */
  reload(): Promise<void>;
  /** Ends the session and goes home. */
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

/** Makes calls of the contract as the person signed in. */
export function useSend(): Send {
  return useValue().send;
}

export function useSession(): SessionView {
  return useValue();
}
