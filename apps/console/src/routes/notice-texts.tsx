export { NoticesPage as Component } from '../features/studio/notices/notices-page.tsx';
