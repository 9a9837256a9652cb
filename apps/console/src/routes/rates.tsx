export { RatesPage as Component } from '../features/rates/rates-page.tsx';
