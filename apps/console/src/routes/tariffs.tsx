export { TariffsPage as Component } from '../features/tariffs/tariffs-page.tsx';
