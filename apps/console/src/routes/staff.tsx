export { StaffDesk as Component } from '../features/staff/staff-desk.tsx';
