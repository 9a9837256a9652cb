import { Navigate } from 'react-router';
import { useMe } from '../app/me.ts';
import { landingPathFor } from '../app/navigation.ts';

export function Component() {
  return <Navigate to={landingPathFor(useMe().permissions)} replace />;
}
