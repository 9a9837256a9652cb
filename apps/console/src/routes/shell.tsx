import { Outlet, ScrollRestoration, useMatches } from 'react-router';
import { useMe } from '../app/me.ts';
import { canSee } from '../app/navigation.ts';
import { NoPage } from '../features/errors/no-page.tsx';
import { SignInAgain } from '../features/session/sign-in-again.tsx';
import { Shell } from '../features/shell/shell.tsx';

export function Component() {
  const me = useMe();
  const matches = useMatches();
  return (
    <Shell me={me}>
      {canSee(matches, me.permissions) ? <Outlet /> : <NoPage reason="forbidden" />}
      <SignInAgain me={me} />
      <ScrollRestoration />
    </Shell>
  );
}
