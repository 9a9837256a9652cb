export { PeersPage as Component } from '../features/peers/peers-page.tsx';
