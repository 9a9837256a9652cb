import { type ReactNode, Suspense } from 'react';
import { useSession } from '../../app/session-context.tsx';
import { PortalSkeleton } from './portal-skeleton.tsx';
import { Portal } from './portal.client.tsx';

type Props = { readonly children: ReactNode };

/**
 * Layout of every member page. The server renders only a skeleton: the session is known to the browser alone,
 * and Ant Design is client-only (A64).
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
