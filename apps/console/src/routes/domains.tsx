export { HostsPage as Component } from '../features/hosts/hosts-page.tsx';
