export { DedicatedPage as Component } from '../features/dedicated/dedicated-page.tsx';
