export { FailuresPage as Component } from '../features/failures/failures-page.tsx';
