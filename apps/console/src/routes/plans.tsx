export { PlansPage as Component } from '../features/plans/plans-page.tsx';
