export { OrdersPage as Component } from '../features/orders/orders-page.tsx';
