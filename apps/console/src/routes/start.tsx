import { Navigate } from 'react-router';
import { useMe } from '../app/me.ts';
import { firstPathFor } from '../app/navigation.ts';

export function Component() {
  return <Navigate to={firstPathFor(useMe().permissions)} replace />;
}
