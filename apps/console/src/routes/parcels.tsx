export { ParcelsPage as Component } from '../features/parcels/parcels-page.tsx';
