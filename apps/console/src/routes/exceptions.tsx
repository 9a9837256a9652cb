export { ExceptionsPage as Component } from '../features/orders/exceptions-page.tsx';
