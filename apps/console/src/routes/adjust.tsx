export { AdjustPage as Component } from '../features/adjust/adjust-page.tsx';
