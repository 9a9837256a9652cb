export { CasesPage as Component } from '../features/cases/cases-page.tsx';
