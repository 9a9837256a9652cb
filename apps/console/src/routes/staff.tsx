export { StaffPage as Component } from '../features/staff/staff-page.tsx';
