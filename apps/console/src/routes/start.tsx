import { Navigate } from 'react-router';
import { useMe } from '../app/me.ts';
import { landingPathFor } from '../app/navigation.ts';

export function Component() {
  const { permissions, shops } = useMe();
  return <Navigate to={landingPathFor(permissions, shops)} replace />;
}
