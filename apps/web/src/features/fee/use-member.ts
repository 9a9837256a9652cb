import type { Profile } from '@onehaul/contract/member';
import { useEffect, useState } from 'react';

/** The signed-in account once loaded; its code is imported for members only. */
export function useMember(isSignedIn: boolean): Profile | undefined {
  const [profile, setProfile] = useState<Profile>();
  useEffect(() => {
    if (!isSignedIn) return;
    let stop: (() => void) | undefined;
    let isGone = false;
    async function start(): Promise<void> {
      const { account, loadAccount } = await import('../../app/session/account.ts');
      if (isGone) return;
      stop = account.listen(() => setProfile(account.read()));
      setProfile(await loadAccount());
    }
    // An ended session turns the header back into a visitor's; prices stay those of a visitor.
    void start().catch(() => undefined);
    return () => {
      isGone = true;
      stop?.();
    };
  }, [isSignedIn]);
  return profile;
}
