export { UnclaimedPage as Component } from '../features/claims/unclaimed-page.tsx';
