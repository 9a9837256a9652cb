export { MarketplacesPage as Component } from '../features/marketplaces/marketplaces-page.tsx';
