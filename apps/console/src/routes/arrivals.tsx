export { ArrivalsPage as Component } from '../features/batches/arrivals-page.tsx';
