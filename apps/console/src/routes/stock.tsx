export { StockPage as Component } from '../features/stock/stock-page.tsx';
