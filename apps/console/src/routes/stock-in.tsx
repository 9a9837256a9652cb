export { StockInStation as Component } from '../features/stations/stock-in/stock-in-station.tsx';
