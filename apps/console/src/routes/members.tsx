export { MembersPage as Component } from '../features/members/members-page.tsx';
