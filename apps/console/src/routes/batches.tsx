export { BatchesPage as Component } from '../features/batches/batches-page.tsx';
