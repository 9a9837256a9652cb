export { preparePricer, type Pricer } from './price-boxes.ts';
export { placeSellerOrders, type SellerOrder } from './place-seller-orders.ts';
