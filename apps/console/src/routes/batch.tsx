export { BatchPage as Component } from '../features/batches/batch-page.tsx';
