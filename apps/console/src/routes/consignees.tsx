export { ConsigneesPage as Component } from '../features/consignees/consignees-page.tsx';
