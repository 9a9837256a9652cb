export { PlanPage as Component } from '../features/plan/plan-page.tsx';
