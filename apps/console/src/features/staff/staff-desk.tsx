import { useSearchParams } from 'react-router';
import { RolesPage } from './roles-page.tsx';
import { StaffPage } from './staff-page.tsx';

/** People and roles: two lists of one page. */
export function StaffDesk() {
  const [address] = useSearchParams();
  return address.get('tab') === 'roles' ? <RolesPage key="roles" /> : <StaffPage key="people" />;
}
