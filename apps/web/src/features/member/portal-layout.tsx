import { type ReactNode, Suspense } from 'react';
import { useSession } from '../../app/session-context.tsx';
import { PortalSkeleton } from './portal-skeleton.tsx';
import { Portal } from './portal.client.tsx';

type Props = { readonly children: ReactNode };

/**
 * Around every member page. The server only knows its outline: who is signed in is known to the browser alone,
 * and so are the parts of Ant Design (A64).
 */
export function PortalLayout({ children }: Props) {
  const { profile } = useSession();
  if (!profile) return <PortalSkeleton />;
  return (
    <Suspense fallback={<PortalSkeleton />}>
      <Portal profile={profile}>{children}</Portal>
    </Suspense>
  );
}
